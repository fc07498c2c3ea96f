// A House scoring as a table: what everybody had hidden for each House, and what it was paid. Read from the events.

import type { EventInfo } from '~/lib/protocol';
import type { Facts } from './facts';

export interface Scoring {
  kind: number;
  /** the Houses in the order in which they paid */
  houses: { house: number; place: number }[];
  rows: { seat: number; cells: { cards: number[]; points: number }[]; total: number }[];
}

type Payment = [seat: number, points: number, count: number, sum: number];

/** The events of the scoring that is on, or that was last; none once play has gone on. */
export function follow(before: EventInfo[], fresh: EventInfo[]): EventInfo[] {
  const start = fresh.findLastIndex(({ kind }) => kind === 'scoring_began');
  if (start >= 0) return fresh.slice(start);
  if (fresh.some(({ kind }) => kind === 'became_active')) return [];
  return before.length ? [...before, ...fresh] : before;
}

/** The scoring told by these events, or null while no House has paid yet. */
export function scoringOf(events: EventInfo[], facts: Facts, players: number): Scoring | null {
  const paid = events.filter(({ kind }) => kind === 'house_paid');
  if (!paid.length) return null;
  const rows = Array.from({ length: players }, (_, seat) => {
    const cells = paid.map(({ args }) => ({
      cards: shownFor(args['house'] as number, seat, events, facts),
      points: (args['payments'] as Payment[]).find(([payee]) => payee === seat)?.[1] ?? 0,
    }));
    return { seat, cells, total: cells.reduce((sum, { points }) => sum + points, 0) };
  });
  return {
    kind: events[0]!.args['scoring'] as number,
    houses: paid.map(({ args }) => ({ house: args['house'] as number, place: args['place'] as number })),
    rows,
  };
}

/** The cards that somebody turned up for a House; the Fool with those it joined. */
function shownFor(house: number, seat: number, events: EventInfo[], facts: Facts): number[] {
  const mine = events.filter((event) => event.seat === seat);
  const joined = mine.some(({ kind, args }) => kind === 'fool_joined' && args['house'] === house);
  return mine
    .filter(({ kind }) => kind === 'revealed')
    .flatMap(({ args }) => args['cards'] as number[])
    .filter((card) => {
      const face = facts.cards[card]!;
      return 'suit' in face ? face.suit === house : joined;
    });
}
