// What the server says about the game: what is printed on cards, and the zones that the board reads.

import type { Scene } from '~/table/scene.svelte';

export type Kind = 'fairy' | 'choose_stake' | 'invert_order' | 'change_order' | 'change_weather' | 'joker' | 'first_talisman';

export interface CardFacts {
  code: string;
  kind: Kind;
  /** of fairies */
  suit: number | null;
  value: number | null;
  /** of specials */
  number: number | null;
}

export interface Facts {
  /** the suits' codes, by which they are drawn */
  suits: string[];
  cards: CardFacts[];
}

export interface Hand {
  count: number;
  cards: number[];
}

export interface Commitment {
  done: boolean;
  cards: number[];
}

/** One or two cards. */
export type Talisman = number[];

export function factsOf(scene: Scene): Facts {
  return scene.facts as unknown as Facts;
}
