// The words in the language somebody reads now. A change of language loads what is missing, then all of it changes at once.

import { api } from './api';
import type { GameSheet, Language } from './protocol';
import { settings } from './settings.svelte';
import { Words } from './words';

const sources = new Map<string, Promise<string>>();
const packs = new Map<string, Promise<Record<string, string>>>();
const sheets = new Map<string, Promise<GameSheet>>();

/** Keep what arrives; forget what failed, so that the next call tries again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  let found = kept.get(key);
  if (!found) {
    found = load();
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

function source(language: Language, part: string): Promise<string> {
  return once(sources, `${language}/${part}`, () => api.texts(language, part));
}

/** A browser takes long over the first number it writes in a language; while the words are on their way it has time. */
function prepareNumbers(language: Language): void {
  new Intl.NumberFormat(language).format(1);
  new Intl.PluralRules(language).select(1);
}

async function load(language: Language, game: string | null, table: string | null): Promise<Words> {
  const parts = ['common', 'web', game ?? 'titles'];
  const loading = Promise.all([
    Promise.all(parts.map((part) => source(language, part))),
    game ? once(sheets, game, () => api.sheet(game)) : undefined,
    game ? (table ? api.tableWords(table, language) : once(packs, `${language}/${game}`, () => api.gameWords(game, language))) : {},
  ]);
  prepareNumbers(language);
  const [texts, sheet, own] = await loading;
  return new Words(language, texts, sheet, own);
}

/** The words of the page, or of a game (at a table, whose pack may have names of its own), always in the current language. */
export class Texts {
  words = $state.raw<Words | null>(null);
  private wanted = '';

  constructor(
    private readonly game: string | null = null,
    private readonly table: string | null = null,
  ) {}

  /** Load the words in a language; the old ones stay until then. */
  async follow(language: Language): Promise<void> {
    this.wanted = language;
    const words = await load(language, this.game, this.table);
    if (this.wanted === language) this.words = words;
  }
}

const page = new Texts();

/** Follow the settings from now on; to be called once, where effects may run. */
export function followLanguage(): Promise<void> {
  return page.follow(settings.language);
}

export function pageWords(): Words | null {
  return page.words;
}

/** A text of the page itself: t('web-play-now'). */
export function t(message: string, variables: Record<string, string | number> = {}): string {
  return page.words?.say(message, variables) ?? '';
}
