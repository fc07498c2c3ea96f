// The options of a game in words.

import { t } from '~/lib/texts.svelte';
import type { Words } from '~/lib/words';

export function optionName(words: Words, option: string): string {
  return words.say(`option-${option}`);
}

/** What a value of an option is called; yes and no, and plain numbers, need no text of their own. */
export function valueName(words: Words, option: string, value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length) return words.listing(value.map((item) => valueName(words, option, item)));
    return words.has(`option-${option}-none`) ? words.say(`option-${option}-none`) : t('no-items');
  }
  const message = `option-${option}-${String(value)}`;
  if (words.has(message)) return words.say(message);
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
}
