// What a board draws, and how it lets people choose: the same for a live table, a replay and a lesson.

import type { EventInfo } from '~/lib/protocol';
import { settings } from '~/lib/settings.svelte';
import type { Meaning, Words } from '~/lib/words';

/** A view as the server sends it; its zones are described in the game's datasheet. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  options: Record<string, unknown>;
  deciders: number[];
  decision: { id: string; section: string } | null;
  legal: number[];
  side: number[];
  meanings: Record<string, Meaning>;
  table: Record<string, unknown>;
  seats: Record<string, unknown>[];
  over: boolean;
  ending: string | null;
  scores: number[] | null;
  places: number[];
  winners: number[];
}

/** Something one may do now. */
export interface Choice {
  action: number;
  meaning: Meaning;
  label: string;
}

export type Thing = [sort: string, value: unknown];

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

export class Scene {
  view = $state.raw<View>(undefined!);
  facts = $state.raw<Record<string, unknown>>({});
  words = $state.raw<Words>(undefined!);
  seatNames = $state.raw<string[]>([]);
  /** what happened last, for boards that show it for a moment */
  events = $state.raw<EventInfo[]>([]);
  /** whether choices may be taken now: not while a game is replayed, or an answer is on its way */
  isOpen = $state(true);
  /** the choice that waits to be confirmed, where somebody wants to confirm choices */
  selected = $state.raw<Choice | null>(null);
  /** what somebody wants explained */
  inspected = $state.raw<Thing | null>(null);
  /** a thing to look at, in lessons and hints */
  pointed = $state.raw<Thing | null>(null);

  constructor(private readonly act: (choice: Choice) => void) {}

  /** The answers to the question one faces. */
  readonly choices = $derived.by<Choice[]>(() => {
    const decision = this.view?.decision;
    if (!decision || !this.isOpen || !this.words) return [];
    return this.view.legal.map((action) => this.choice(action, (meaning) =>
      this.words.action(decision.id, meaning, this.seatNames)));
  });

  /** What one may do without being asked. */
  readonly asides = $derived.by<Choice[]>(() => {
    if (!this.view || !this.isOpen || !this.words) return [];
    return this.view.side.map((action) => this.choice(action, (meaning) => this.words.sideAction(meaning, this.seatNames)));
  });

  private choice(action: number, label: (meaning: Meaning) => string): Choice {
    const meaning = this.view.meanings[action]!;
    return { action, meaning, label: label(meaning) };
  }

  /** The choice that a thing on the board stands for now, if any: offer('card', 24). */
  offer(sort: string, value: unknown): Choice | undefined {
    return this.choices.find((choice) => choice.meaning[0] === sort && isSame(choice.meaning[1], value));
  }

  isPointedAt(sort: string, value: unknown): boolean {
    return this.pointed !== null && this.pointed[0] === sort && isSame(this.pointed[1], value);
  }

  /** Take a choice, or first select it where somebody wants to confirm. */
  choose(choice: Choice): void {
    if (settings.confirm && this.selected?.action !== choice.action) this.selected = choice;
    else {
      this.selected = null;
      this.act(choice);
    }
  }

  inspect(sort: string, value: unknown): void {
    this.inspected = [sort, value];
  }

  name(sort: string, value: unknown): string {
    return this.words.name(sort, value, this.seatNames);
  }

  /** A zone of the table, or of a seat. */
  zone<T>(name: string): T {
    return this.view.table[name] as T;
  }

  zoneOf<T>(seat: number, name: string): T {
    return this.view.seats[seat]![name] as T;
  }

  /** The seats as one sees them: one's own first, then around the table. */
  readonly around = $derived.by<number[]>(() => {
    const players = this.view?.players ?? 0;
    const first = this.view?.seat ?? 0;
    return Array.from({ length: players }, (_, i) => (first + i) % players);
  });

  isDeciding(seat: number): boolean {
    return this.view.deciders.includes(seat);
  }
}
