// A finished game, looked at again: any moment of it, as any seat saw it or with everything open.

import { api, RefusedError } from '~/lib/api';
import type { Entry, MoveOpinion, SeatInfo } from '~/lib/protocol';
import { settings } from '~/lib/settings.svelte';
import { Scene } from '~/table/scene.svelte';
import { travel } from '~/table/travel';
import { entryOf, type Source, type Still } from './sources';

/** Moments that are asked for before somebody goes there. */
const AHEAD = 3;
const PACE = 1100;

export class Replay {
  readonly scene = new Scene(() => undefined);
  seats = $state.raw<SeatInfo[]>([]);
  entries = $state.raw<Entry[]>([]);
  number = $state(0);
  last = $state(0);
  /** whose eyes one looks through; null is a spectator's */
  seat = $state<number | null>(null);
  everything = $state(true);
  isPlaying = $state(false);
  hasView = $state(false);
  opinions = $state.raw<ReadonlyMap<number, MoveOpinion>>(new Map());
  isJudging = $state(false);
  isWarmingUp = $state(false);
  board: HTMLElement | null = null;

  private stills = new Map<number, Promise<Still>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(private readonly source: Source) {
    this.scene.isOpen = false;
  }

  /** Load the story, and go to a moment of it: by default the first of the game itself. */
  async open(number?: number): Promise<void> {
    this.stills = new Map();
    const [entries, still] = await Promise.all([this.source.entries(this), this.still(number ?? 1)]);
    this.entries = entries;
    this.last = still.last;
    const start = entries.find((entry) => entry.kind === 'start')?.number ?? 1;
    await this.goTo(number ?? start);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  async goTo(number: number): Promise<void> {
    const wanted = Math.max(1, Math.min(number, this.last));
    this.number = wanted;
    const still = await this.still(wanted);
    if (this.number !== wanted) return;
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.last); next++) void this.still(next);
    const change = () => this.show(still);
    if (settings.moves && this.hasView && still.view) await travel(this.board, still.seat, change);
    else change();
  }

  async look(seat: number | null, everything: boolean): Promise<void> {
    this.seat = seat;
    this.everything = everything;
    await this.open(this.number);
  }

  play(): void {
    this.isPlaying = !this.isPlaying;
    clearTimeout(this.timer);
    if (this.isPlaying) this.step();
  }

  private step(): void {
    if (this.number >= this.last) this.isPlaying = false;
    if (!this.isPlaying) return;
    this.timer = setTimeout(() => void this.goTo(this.number + 1).then(() => this.step()), PACE);
  }

  private still(number: number): Promise<Still> {
    let found = this.stills.get(number);
    if (!found) {
      found = this.source.still(number, this);
      found.catch(() => this.stills.delete(number));
      this.stills.set(number, found);
    }
    return found;
  }

  private show(still: Still): void {
    this.seats = still.seats;
    if (!this.entries.some((entry) => entry.number === still.number))
      this.entries = [...this.entries, entryOf(still)].sort((a, b) => a.number - b.number);
    if (!still.view) return;
    this.scene.facts = still.facts;
    this.scene.view = still.view;
    this.scene.events = still.events;
    this.hasView = true;
  }

  /** Let the master judge every move, one after the other; what is known is shown at once. */
  async judge(table: string): Promise<void> {
    this.isJudging = true;
    try {
      for (const entry of this.entries) {
        if (this.isClosed) return;
        if (entry.kind !== 'move' || this.opinions.has(entry.number)) continue;
        const opinion = await this.opinion(table, entry.number);
        this.isWarmingUp = false;
        this.opinions = new Map(this.opinions).set(entry.number, opinion);
      }
    } finally {
      this.isJudging = false;
    }
  }

  /** What the master thinks of a move; a master who is still warming up is waited for. */
  private async opinion(table: string, number: number): Promise<MoveOpinion> {
    for (;;) {
      try {
        return await api.opinion(table, number);
      } catch (error) {
        if (this.isClosed || !(error instanceof RefusedError) || error.wait === null) throw error;
        this.isWarmingUp = error.code === 'unavailable';
        await new Promise((resume) => setTimeout(resume, 1000 * error.wait!));
      }
    }
  }
}
