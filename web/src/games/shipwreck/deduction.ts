// What the server concludes about the fates that were kept, and how to say why a value is out.

import type { Words } from '~/lib/words';
import type { Scene } from '~/table/scene.svelte';
import { NONE, seatOf, tableOf, whichHands } from './facts';

export interface Reason {
  kind: string;
  turns_ago: number;
  card: number;
  /** what the sentence speaks of */
  about: { value: number; values: number[]; answer: number };
}

/** As much of it as the table's hints tell. */
export interface Beliefs {
  possible: number[];
  excluded: Record<string, Reason>;
  cooperative?: number[];
  floats?: Record<string, number>;
}

export interface HandInMind {
  /** as the rules number hands: the seats, then their second hands */
  number: number;
  seat: number;
  which: number;
  isMine: boolean;
}

/** The hands that hold something, the active one first, then around the table. */
export function handsToThinkAbout(scene: Scene): HandInMind[] {
  const { order, active } = tableOf(scene);
  const first = order.indexOf(active[0]);
  const around = [...order.slice(first), ...order.slice(0, first)];
  const all = around.flatMap((seat) => {
    const { hands } = seatOf(scene, seat);
    return whichHands(hands).flatMap((which, i) =>
      hands[i]!.count ? [{ number: seat + i * scene.view.players, seat, which, isMine: seat === scene.view.seat }] : []);
  });
  const isActive = (hand: HandInMind) => hand.seat === active[0] && hand.which === active[1];
  return [...all.filter(isActive), ...all.filter((hand) => !isActive(hand))];
}

/** Why a value is out; `turn` is the one in progress. */
export function inWords(words: Words, reason: Reason, turn: number): string {
  const { value, values, answer } = reason.about;
  return words.say(`reason-${reason.kind}`, {
    value,
    card: reason.card === NONE ? '' : words.name('card', reason.card),
    turn: turn - reason.turns_ago,
    values: words.listing(values.map(String)),
    answer: words.name('answer', answer),
  });
}
