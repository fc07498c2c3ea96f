// What happened at the table rather than in the game: who came and went, who asked for what.

import type { Entry } from '~/lib/protocol';
import { t } from '~/lib/texts.svelte';

const TOLD = new Set(['sit', 'leave', 'bot', 'clear', 'start', 'stand_in', 'come_back', 'vote', 'rematch', 'close', 'hand_lead']);

/** A sentence, or null for entries that speak for themselves: moves, talk, and steps of a review. */
export function tableNews(entry: Entry, names: string[]): string | null {
  if (!TOLD.has(entry.kind)) return null;
  const who = entry.person?.name ?? (entry.seat === null ? '' : (names[entry.seat] ?? ''));
  if (entry.kind === 'vote') return t('web-news-vote', { who, topic: entry.about ?? '', yes: entry.yes === false ? 'no' : 'yes' });
  return t(`web-news-${entry.kind.replaceAll('_', '-')}`, { who });
}
