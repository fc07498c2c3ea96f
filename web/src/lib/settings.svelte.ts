// What somebody likes on this device: language, theme, sound, motion. Kept by the browser.

import type { Language } from './protocol';

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  motion?: boolean;
  confirm?: boolean;
}

const KEY = 'cartomante.settings';

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in LANGUAGES) ?? 'en') as Language;
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(true);
  /** whether things travel; the system's wish for less motion is obeyed in any case */
  motion = $state(true);
  /** whether a choice has to be confirmed */
  confirm = $state(false);

  constructor() {
    const kept = read();
    this.language = kept.language ?? spoken();
    this.theme = kept.theme ?? 'system';
    this.sound = kept.sound ?? true;
    this.motion = kept.motion ?? true;
    this.confirm = kept.confirm ?? false;
  }

  /** To be called once, where effects may run. */
  keep(): void {
    const { language, theme, sound, motion, confirm } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, motion, confirm } satisfies Kept));
    document.documentElement.lang = language;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  get moves(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
