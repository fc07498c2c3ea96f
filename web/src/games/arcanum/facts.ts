// What the board reads of Arcanum: what is printed on things, and the zones of the view.

import type { TarotFace } from '~/art/tarot/TarotCard.svelte';
import type { Scene } from '~/table/scene.svelte';

export interface LocationFact {
  number: number;
  key: string;
  /** how many symbols it shows of each suit and of each rank, and how many of them fit each figure */
  suits: number[];
  ranks: number[];
  matches: number[];
  xy: [number, number];
  neighbours: number[];
}

export interface Facts {
  cards: TarotFace[];
  figures: { suit: number; rank: number }[];
  locations: LocationFact[];
  pays: number[][];
  world_pays: number[][];
  /** the highest prestige */
  top: number;
  /** squares of the printed track of points */
  track: number;
}

export interface TableZones {
  turn: number;
  turns: number;
  scoring_turns: number[];
  first: number;
  active: number | null;
  prestige: number[];
  places: number[];
  multiplier: number;
  figures: number[][];
  removed: [figure: number, seat: number][];
  tower: { seat: number; locations: number[] } | null;
  minor_deck: { count: number };
  major_deck: { count: number };
  minor_discard: number[];
  major_discard: number[];
  resolving: number[];
  moving: number | null;
  in_force: number[];
  scoring: number | null;
}

export interface SeatZones {
  hand: { count: number; cards: number[] };
  passing: number[];
  hidden_cards: { count: number; cards: number[]; open: number[] };
  known: number[];
  points: number;
  square: number;
}

export const RANKS = ['knave', 'knight', 'queen', 'king'];
export const WORLD_SCORING = 2;

export function factsOf(scene: Scene): Facts {
  return scene.facts as unknown as Facts;
}

export function tableOf(scene: Scene): TableZones {
  return scene.view.table as unknown as TableZones;
}

export function seatOf(scene: Scene, seat: number): SeatZones {
  return scene.view.seats[seat] as unknown as SeatZones;
}

/** Whether something on the map may be chosen, so that nothing should lie over it. */
export function isMapAsked(scene: Scene): boolean {
  return scene.choices.some((choice) => !['card', 'word'].includes(choice.meaning[0]));
}

export function locationFact(facts: Facts, location: number): LocationFact {
  return facts.locations[location - 1]!;
}

/** The pile that a card is discarded to, and the deck it is drawn from. */
export function kindOf(face: TarotFace): 'minor' | 'major' {
  return 'major' in face ? 'major' : 'minor';
}

/** Where the card being played would bring a figure: the location that a numeral names, or nowhere. */
function goal(facts: Facts, table: TableZones): number | null {
  const card = table.resolving[0];
  const face = card === undefined ? undefined : facts.cards[card]!;
  return face && 'value' in face && face.value <= facts.locations.length ? face.value : null;
}

/** The prestige that the symbols bring if the figure that is moved enters a location, while one is chosen. */
export function gainThere(scene: Scene, location: LocationFact): number {
  const { moving, multiplier } = tableOf(scene);
  if (moving === null || !scene.offer('location', location.number)) return 0;
  return location.matches[moving]! * multiplier;
}

/** The prestige that the symbols bring if this figure is moved, while one is chosen for a numeral. */
export function gainOf(scene: Scene, figure: number): number {
  const [facts, table] = [factsOf(scene), tableOf(scene)];
  const location = goal(facts, table);
  if (location === null || !scene.offer('figure', figure)) return 0;
  return locationFact(facts, location).matches[figure]! * table.multiplier;
}
