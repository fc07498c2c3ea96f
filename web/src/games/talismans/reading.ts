// How the board reads the view: who laid what, and in which order people like to hold their cards.

import type { Scene } from '~/table/scene.svelte';
import { factsOf, type Commitment, type Facts, type Hand } from './facts';

/** A card of a play: still on the table, or where it has gone since. */
export interface Laid {
  card: number;
  isThere: boolean;
}

/** The plays that were turned over just now, by seat. */
function revealed(scene: Scene): Map<number, number[]> {
  const event = scene.events.find(({ kind }) => kind === 'revealed');
  return new Map((event?.args['plays'] as [number, number[]][] | undefined) ?? []);
}

/** What a seat has laid this turn, face up; also what it has just laid in vain. */
export function playOf(scene: Scene, seat: number): Laid[] {
  const play = scene.zoneOf<number[]>(seat, 'play');
  const pool = scene.zone<number[]>('pool');
  const cards = play.length ? play : (revealed(scene).get(seat) ?? []);
  return cards.map((card) => ({ card, isThere: pool.includes(card) }));
}

export function isRevealing(scene: Scene): boolean {
  return revealed(scene).size > 0;
}

/** Cards as people sort them: along the Weather row, the highest first; then the specials. */
export function inOrder(facts: Facts, row: number[], cards: number[]): number[] {
  const place = (card: number): number => {
    const { suit, value } = facts.cards[card]!;
    return suit === null ? row.length * 100 + card : row.indexOf(suit) * 100 - value!;
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** The cards that somebody holds as far as one knows them, without those that lie face down on the table. */
export function heldBy(scene: Scene, seat: number): number[] {
  const hand = scene.zoneOf<Hand>(seat, 'hand');
  const laid = scene.zoneOf<Commitment>(seat, 'commitment').cards;
  return inOrder(factsOf(scene), scene.zone<number[]>('row'), hand.cards.filter((card) => !laid.includes(card)));
}
