// What the board of Arcana reads: what is printed on the cards, and the zones of the view. The datasheet of the game
// (docs/games/cadwallon.md) tells what they mean.

import type { Scene } from '~/table/scene.svelte';

export type Amount = [arcanum: number, amount: number];

export interface Printed {
  code: string;
  type: string;
  guild: string | null;
  district: string | null;
  values: number[];
  thresholds: Amount[];
  vp: number;
  effect: string | null;
  asks: { condition: string; needed: number | null; by: string; of: string | number | null } | null;
}

export interface Facts {
  cards: Printed[];
  controlled: [left: number, right: number][];
}

export interface Agent {
  card: number | null;
  seat: number;
  down: boolean;
  militia: boolean;
}

export interface Pile {
  count: number;
  cards: (number | null)[];
}

export interface Table {
  round: number;
  first: number;
  turn: number | null;
  prizes: (number | null)[];
  piles: Pile[];
  agents: Agent[][];
  thresholds: Amount[][];
  sealed: boolean[];
  boosts: [seat: number, arcanum: number, amount: number][][];
  precedence: number[][];
  jubilee: boolean;
  in_play: number[];
  chosen: number | null;
  target: number | null;
  at_issue: number | null;
  militia_deck: Pile;
  militia_aside: number[];
}

export interface Held {
  count: number;
  cards: number[];
}

export interface Player {
  guild: number | null;
  points: number;
  hand: Held;
  deck: Held;
  resources: Held;
  guild_pile: number[];
  objectives_kept: Held;
  progress: { card: number; have: number; needed: number; fulfilled: boolean }[];
  favour: number;
  unseen: number[];
  known_in_hand: number[];
  strength: [zone: number, arcanum: number, total: number][];
  shown_strength: [zone: number, arcanum: number, total: number][];
}

export const DUCATS = 3;
export const FREE_ZONE = 4;
export const GUILDS = ['blades', 'ferrymen', 'thieves', 'usurers'] as const;
export const JUBILEE = 161;

export function factsOf(scene: Scene): Facts {
  return scene.facts as unknown as Facts;
}

export function printedOn(scene: Scene, card: number): Printed {
  return factsOf(scene).cards[card]!;
}

export function tableOf(scene: Scene): Table {
  return scene.view.table as unknown as Table;
}

export function playerAt(scene: Scene, seat: number): Player {
  return scene.view.seats[seat] as unknown as Player;
}
