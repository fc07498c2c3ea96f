// What the board of The Shipwreck Arcana reads: what is printed on things, and the zones of the view.

import type { Meaning, Words } from '~/lib/words';
import type { Scene } from '~/table/scene.svelte';

/** What the rules write where there is no card; as the card of a placement it stands for The Hours. */
export const NONE = -1;

export interface CardFacts {
  id: string;
  set: string;
  /** null on cards that do not count hours */
  duration: number | null;
  fades: string;
  power: number;
}

export interface Facts {
  cards: CardFacts[];
  /** the ids of the powers by their numbers */
  powers: string[];
  /** hours by value */
  hours: number[];
  /** the length of both tracks */
  goal: number;
}

export type Proposal = [act: Meaning, details: Meaning[]];

/** What the panel tells everybody, or whoever is about to play. */
export interface Hints {
  possible?: number[];
  cooperative?: number[];
  likely?: Record<string, number>;
  plays?: { action: number; values: number[]; best?: boolean; chance?: number }[];
}

export interface TableZones {
  turn: number;
  phase: string;
  order: number[];
  /** a seat, and which of its hands: 0 for the only one, 1 and 2 for A and B */
  active: [seat: number, which: number];
  score: number;
  doom: number;
  row: number[];
  fates: number[][];
  hours: number[];
  due: number[];
  attached: number[][];
  deck_top: number[];
  deck: { count: number };
  deck_unseen: number[];
  deck_known: number[];
  faded: number[];
  bag: { count: number; copies: Record<string, number> };
  exile: number[];
  power_used: boolean;
  plus_one: boolean;
  predictions_left: number;
  tried: number[];
  plays: [value: number, slot: number][];
  proposal: { seat: number; proposal: Proposal } | null;
  offers: { proposal: Proposal; support: number }[];
  joining: [seat: number, after: number][];
  hints: Hints;
}

export interface Held {
  count: number;
  fates: number[];
  /** whether the first fate is an old one; null if one may not know */
  old: boolean | null;
}

export interface SeatZones {
  present: boolean;
  hands: Held[];
  line: number[][];
  vote: { done: boolean; vote: number | null };
  bot: boolean;
  follows: boolean;
  passes: boolean;
  leaving: boolean;
}

export const factsOf = (scene: Scene) => scene.facts as unknown as Facts;
export const tableOf = (scene: Scene) => scene.view.table as unknown as TableZones;
export const seatOf = (scene: Scene, seat: number) => scene.view.seats[seat] as unknown as SeatZones;

/** The values that fates have. */
export const valuesOf = (facts: Facts) => facts.hours.map((_, value) => value).slice(1);

/** Which hands a seat has, as `active` counts them. */
export const whichHands = (hands: Held[]) => (hands.length === 1 ? [0] : [1, 2]);

/** What a card takes, in as few words as possible. */
export const conditionOf = (words: Words, id: string) => words.say(`board-takes-${id.replaceAll('_', '-')}`);
