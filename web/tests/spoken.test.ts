// The browser says everything as Python does. What Python said in whole games comes in a file, made by
// tests/server/test_spoken.py, which runs this.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EventInfo, GameSheet, Language } from '~/lib/protocol';
import { Words, type Meaning } from '~/lib/words';

interface Spoken {
  game: string;
  language: Language;
  sources: string[];
  sheet: GameSheet;
  words: Record<string, string>;
  seats: string[];
  events: { event: EventInfo; viewer: number; text: string }[];
  actions: { decision: string; meaning: Meaning; text: string }[];
}

const file = process.env['CARTOMANTE_SPOKEN'];
const spoken = file ? (JSON.parse(readFileSync(file, 'utf8')) as Spoken[]) : [];

describe.skipIf(!file)('as Python says it', () => {
  test.each(spoken.map((each) => [`${each.game} ${each.language}`, each] as const))('%s', (_, each) => {
    const words = new Words(each.language, each.sources, each.sheet, each.words);
    for (const { event, viewer, text } of each.events) expect(words.event(event, viewer, each.seats)).toBe(text);
    for (const { decision, meaning, text } of each.actions) expect(words.action(decision, meaning, each.seats)).toBe(text);
  });
});
