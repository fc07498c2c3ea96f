// Before the first paint: the theme and the language somebody chose, so that the page does not flash or read wrongly.
const kept = JSON.parse(localStorage.getItem('cartomante.settings') ?? '{}');
if (kept.theme && kept.theme !== 'system') document.documentElement.dataset.theme = kept.theme;
if (kept.language) document.documentElement.lang = kept.language;
