// Fates of the same value are alike, and views only count them. To let each travel from where it was to where it is, we
// follow them from view to view.

import { seatOf, tableOf, NONE } from './facts';
import type { Scene } from '~/table/scene.svelte';

export interface Spot {
  value: number;
  /** a card, a hand, or exile */
  place: string;
}

export interface Token extends Spot {
  id: number;
}

export const onCard = (card: number) => `card:${card}`;
export const inHand = (which: number) => `hand:${which}`;
export const EXILE = 'exile';

/** The fates whose values one sees, place by place. */
export function spotsOf(scene: Scene): Spot[] {
  const { row, fates, exile } = tableOf(scene);
  const own = scene.view.seat === null ? [] : seatOf(scene, scene.view.seat).hands;
  const at = (place: string) => (value: number) => ({ value, place });
  return [
    ...row.flatMap((card, slot) => (card === NONE ? [] : fates[slot]!.map(at(onCard(card))))),
    ...own.flatMap((hand, which) => hand.fates.map(at(inHand(which)))),
    ...exile.map(at(EXILE)),
  ];
}

/** Who is who: whatever can have stayed did; what lies open now came from where one of its value has gone. */
export function follow(before: Token[], now: Spot[]): Token[] {
  const left = new Set(before);
  let fresh = Math.max(0, ...before.map((token) => token.id));
  const take = (fits: (token: Token) => boolean): Token | undefined => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const stayed = now.map((spot) => take((token) => token.value === spot.value && token.place === spot.place));
  return now.map((spot, i) => {
    // Hands are filled from the bag, never from the table.
    const moved = stayed[i] ?? (spot.place.startsWith('hand') ? undefined : take((token) => token.value === spot.value));
    return { ...spot, id: moved?.id ?? ++fresh };
  });
}
