// A table as it is now: follows the socket, shows one entry after the other, and carries people's wishes.

import { Connection, type Line, type Wanted } from '~/lib/connection';
import { person } from '~/lib/me.svelte';
import type { Entry, FromServer, Presence, Refused, SeatClock, Snapshot, TableInfo, Update } from '~/lib/protocol';
import { settings } from '~/lib/settings.svelte';
import { sound } from '~/lib/sound';
import { Scene, type Choice, type View } from './scene.svelte';
import { stop, travel } from './travel';

/** How long an entry of somebody else is looked at before the next, in milliseconds; less when many wait. */
const GLANCE = 600;
const HURRY = 4;

export function merged(view: View | null, changes: NonNullable<Update['changes']>): View {
  const next = { ...view, ...changes.view } as View;
  next.table = { ...next.table, ...changes.table };
  next.seats = next.seats.map((zones, seat) => ({ ...zones, ...changes.seats[String(seat)] }));
  return next;
}

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  entries = $state.raw<Entry[]>([]);
  seat = $state<number | null>(null);
  clocks = $state.raw<SeatClock[] | null>(null);
  /** the difference between the server's clock and ours, and when the clocks were read */
  clocksAt = $state(0);
  presence = $state.raw<Presence | null>(null);
  line = $state<Line>('connecting');
  refusal = $state.raw<Refused | null>(null);
  goodbye = $state<string | null>(null);
  hasView = $state(false);
  board: HTMLElement | null = null;

  readonly scene = new Scene((choice) => this.act(choice));

  private readonly connection: Connection;
  private readonly queue: Update[] = [];
  private showing: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private question = 0;
  private latest: View | null = null;
  private pending: string | null = null;

  constructor(readonly id: string) {
    this.connection = new Connection(id, {
      heard: (message) => this.hear(message),
      changed: (line) => (this.line = line),
      after: () => this.number,
    });
    addEventListener('pointerdown', this.catchUp, { capture: true });
    addEventListener('keydown', this.catchUp, { capture: true });
  }

  close(): void {
    this.connection.close();
    clearTimeout(this.showing);
    removeEventListener('pointerdown', this.catchUp, { capture: true });
    removeEventListener('keydown', this.catchUp, { capture: true });
  }

  wish(wanted: Wanted): void {
    this.refusal = null;
    this.connection.wish(wanted);
  }

  typing(): void {
    this.connection.typing();
  }

  private act(choice: Choice): void {
    this.refusal = null;
    this.scene.isOpen = false;
    this.pending = this.connection.wish({ type: 'act', action: choice.action, question: this.question });
  }

  private hear(message: FromServer): void {
    if (message.type === 'snapshot') this.begin(message);
    else if (message.type === 'update') this.receive(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'refused') this.refused(message);
    else if (message.type === 'done') this.answered(message.id);
    else if (message.type === 'bye') this.goodbye = message.code;
  }

  private begin(snapshot: Snapshot): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    this.queue.length = 0;
    this.number = snapshot.number;
    const known = new Set(snapshot.entries.map((entry) => entry.number));
    this.entries = [...this.entries.filter((entry) => !known.has(entry.number)), ...snapshot.entries];
    this.seat = snapshot.seat;
    this.table = snapshot.table;
    this.question = snapshot.question;
    this.setClocks(snapshot.clocks);
    this.latest = snapshot.view as View | null;
    if (!this.latest) return;
    this.scene.facts = snapshot.facts ?? {};
    this.scene.view = this.latest;
    this.scene.events = snapshot.entries.at(-1)?.events ?? [];
    this.scene.isOpen = this.pending === null;
    this.hasView = true;
  }

  private receive(update: Update): void {
    if (update.number <= this.number) return;
    if (update.number !== this.number + 1) return this.connection.restart();
    this.number = update.number;
    this.queue.push(update);
    if (this.showing === undefined) this.showNext();
  }

  /** Show the next entry; the one after it waits until this one has been looked at. */
  private showNext(): void {
    this.showing = undefined;
    const update = this.queue.shift();
    if (!update) return;
    const isPlay = update.entry.events.length > 0 && update.entry.seat !== this.seat;
    const change = () => this.show(update);
    if (settings.moves && update.changes && this.hasView) void travel(this.board, update.entry.seat, change);
    else change();
    const glance = isPlay && settings.moves ? GLANCE / Math.max(1, this.queue.length / HURRY) : 0;
    if (this.queue.length || glance) this.showing = setTimeout(() => this.showNext(), glance);
  }

  private show(update: Update): void {
    this.entries = [...this.entries, update.entry];
    if (update.table) this.sitAt(update.table);
    this.question = update.question;
    this.setClocks(update.clocks);
    const wasAsked = this.scene.choices.length > 0;
    if (update.changes) {
      this.latest = merged(this.latest, update.changes);
      this.scene.view = this.latest;
      this.hasView = true;
    }
    if (update.entry.events.length) this.scene.events = update.entry.events;
    this.scene.selected = null;
    if (this.queue.length === 0) this.scene.isOpen = this.pending === null;
    this.ring(update.entry, wasAsked);
  }

  private ring(entry: Entry, wasAsked: boolean): void {
    if (this.latest?.over && entry.events.length) sound('end');
    else if (!wasAsked && this.scene.choices.length) sound('turn');
    else if (entry.kind === 'say') sound('talk');
    else if (entry.events.length) sound('card');
  }

  /** Whoever touches the page has seen enough: show everything that waits, at once. */
  private readonly catchUp = (): void => {
    if (this.board) stop(this.board);
    clearTimeout(this.showing);
    this.showing = undefined;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) this.show(update);
  };

  /** An update does not say where one sits; the table does. */
  private sitAt(table: TableInfo): void {
    this.table = table;
    const seat = table.seats.findIndex((each) => each.person !== null && each.person.id === person.me?.id);
    this.seat = seat < 0 ? null : seat;
  }

  private setClocks(clocks: SeatClock[] | null): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
  }

  private answered(id: string): void {
    if (id !== this.pending) return;
    this.pending = null;
    if (this.queue.length === 0) this.scene.isOpen = true;
  }

  private refused(refused: Refused): void {
    this.refusal = refused;
    if (refused.id) this.answered(refused.id);
    sound('refused');
  }
}
