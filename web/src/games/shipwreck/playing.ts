// Playing a fate takes a fate and a place: either both at once, or one after the other.

import type { Choice, Scene } from '~/table/scene.svelte';
import type { Held } from './facts';
import { tableOf } from './facts';

export type Placement = [value: number, card: number, age: number];

/** A fate of one's hand as placements name it. */
export type Handle = [value: number, age: number];

/** The fates of a hand as placements name them: the age matters only between equal fates, one of them old. */
export function handles(hand: Held): Handle[] {
  const isAgeTold = hand.old === true && hand.fates[0] === hand.fates[1];
  return hand.fates.map((value, index) => [value, isAgeTold ? index + 1 : 0]);
}

export const placementOf = (choice: Choice) => choice.meaning[1] as Placement;

/** The plays that are offered: all, or those of one fate. */
export function plays(scene: Scene, handle: Handle | null = null): Choice[] {
  const all = scene.choices.filter((choice) => choice.meaning[0] === 'placement');
  return handle === null ? all : all.filter((choice) => isOf(handle, placementOf(choice)));
}

export function isOf([value, age]: Handle, [played, , playedAge]: Placement): boolean {
  return value === played && age === playedAge;
}

/** What the hints say about a play, in words; empty if they say nothing. */
export function hintAbout(scene: Scene, choice: Choice): string {
  const hint = tableOf(scene).hints.plays?.find((play) => play.action === choice.action);
  if (!hint) return '';
  const { words } = scene;
  const said = [words.say('hint-play', { play: scene.name(...choice.meaning), values: words.listing(hint.values.map(String)) })];
  if (hint.best) said.push(words.say('hint-play-best'));
  if (hint.chance !== undefined) said.push(words.say('hint-play-chance', { percent: hint.chance }));
  return said.join('; ');
}
