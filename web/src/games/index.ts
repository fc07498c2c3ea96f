// The boards. A folder here with a Board.svelte is the board of the game of that name; a game without one is shown by
// the plain board, so that a new game can be played before it is drawn.

import type { Component } from 'svelte';
import type { Words } from '~/lib/words';
import type { Scene } from '~/table/scene.svelte';

export interface BoardModule {
  default: Component<{ scene: Scene }>;
  /** the sorts of choices that the board shows as things to click; all others appear as buttons */
  targets?: string[];
}

export interface FaceModule {
  /** a thing of the game, large, for explanations: a card, a place */
  default: Component<{ sort: string; value: unknown; facts: Record<string, unknown>; words: Words }>;
  /** whether there is a picture of things of this sort */
  shows: (sort: string) => boolean;
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');
const faces = import.meta.glob<FaceModule>('./*/Face.svelte');
const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte');
const panels = import.meta.glob<{ default: Component<{ scene: Scene; table: string }> }>('./*/Deduction.svelte');

/** How the board of a game is drawn. */
export function loadBoard(game: string): Promise<BoardModule> {
  return (boards[`./${game}/Board.svelte`] ?? boards['./plain/Board.svelte'])!();
}

/** How the things of a game look when somebody wants to know what they are. */
export function loadFace(game: string): Promise<FaceModule> | null {
  return faces[`./${game}/Face.svelte`]?.() ?? null;
}

export function loadEmblem(game: string): Promise<{ default: Component }> | null {
  return emblems[`./${game}/Emblem.svelte`]?.() ?? null;
}

/** What one can conclude, in games that are about that. */
export function loadDeduction(game: string): Promise<{ default: Component<{ scene: Scene; table: string }> }> | null {
  return panels[`./${game}/Deduction.svelte`]?.() ?? null;
}
