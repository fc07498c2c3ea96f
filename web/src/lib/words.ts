// Every word on the page, from the server's Fluent files. How a card, an action or an event is called is told by the
// game's sheet: this file knows how to read sheets, and nothing of any game.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { EventInfo, GameSheet, Language, Named } from './protocol';

export type Meaning = [sort: string, value: unknown];
type Variables = Record<string, FluentVariable>;

/** What the rules write where there is no thing. */
const NONE = -1;
const EMPTY: GameSheet = { names: {}, compounds: {}, events: {}, zones: { table: {}, seats: {} }, points_per_unit: 1 };

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
    readonly sheet: GameSheet = EMPTY,
    private readonly own: Record<string, string> = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.chapters = sources.flatMap((source) => [...source.matchAll(/^(rulebook-[\w-]+) *=/gm)].map((found) => found[1]!));
  }

  /** The chapters of the rulebook: messages whose attribute `body` is Markdown, in order. */
  readonly chapters: string[];

  has(message: string): boolean {
    return message in this.own || this.pattern(message) !== null;
  }

  /** The text of a message, or of one of its attributes: say('card-joker.help'). */
  say(message: string, variables: Variables = {}): string {
    const own = this.own[message];
    if (own !== undefined) return own;
    const pattern = this.pattern(message);
    // A missing text is a mistake that the tests of the texts find; people had better see something than nothing.
    return pattern === null ? message : this.bundle.formatPattern(pattern, variables, []);
  }

  private pattern(message: string) {
    const [id, attribute] = message.split('.') as [string, string | undefined];
    const found = this.bundle.getMessage(id);
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
  }

  /** How a thing is called: name('card', 24). */
  name(sort: string, value: unknown, seats: string[] = []): string {
    return String(this.argument(sort, value, seats));
  }

  /** The message behind a thing's name, for texts about it: its `.help`. */
  messageOf(sort: string, value: unknown): string | null {
    return this.sheet.names[sort]?.[String(value)]?.message ?? this.sheet.compounds[sort]?.message ?? null;
  }

  /** What an action is about: the name of a thing, or a word of its own. */
  meaning([sort, value]: Meaning, seats: string[] = []): string {
    return sort === 'word' ? this.say(`action-${String(value)}`) : this.name(sort, value, seats);
  }

  /** What an action of this meaning comes to when `decision` is asked. */
  action(decision: string, meaning: Meaning, seats: string[] = []): string {
    const item = this.meaning(meaning, seats);
    return meaning[0] === 'word' ? item : this.say(`decision-${decision}.action`, { item });
  }

  /** What an action of this meaning comes to when it is done without being asked. */
  sideAction([sort, value]: Meaning, seats: string[] = []): string {
    if (sort === 'word') return this.say(`side-${String(value)}`);
    return this.say(`side-${sort}`, { item: this.argument(sort, value, seats) });
  }

  /** An event as a sentence from the viewer's point of view. */
  event(event: EventInfo, viewer: number | null, seats: string[]): string {
    const variables: Variables = { you: viewer !== null && event.seat === viewer ? 'yes' : 'no' };
    if (event.seat !== null) variables['seat'] = seats[event.seat] ?? '';
    for (const [arg, sort] of Object.entries(this.sheet.events[event.kind] ?? {}))
      variables[arg] = this.argument(sort, event.args[arg], seats);
    return this.say(`event-${event.kind}`, variables);
  }

  /** The rule behind an event, if the texts tell it. */
  rule(event: EventInfo): string | null {
    const message = `event-${event.kind}.rule`;
    return this.has(message) ? this.say(message) : null;
  }

  score(points: number): string {
    return this.say('score', { points: points / this.sheet.points_per_unit });
  }

  /** Several names as one phrase: "a, b and c". */
  listing(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.say('nothing');
    if (items.length === 1) return last;
    const first = items.slice(0, -1).join(', ');
    return this.say('list-and', { first, last, initial: last.slice(0, 1).toLowerCase() });
  }

  private listingApart(items: string[]): string {
    return items.length ? items.reduce((first, last) => this.say('list-apart', { first, last })) : this.say('nothing');
  }

  private argument(sort: string, value: unknown, seats: string[]): string | number {
    if (value === null || value === undefined) return 'hidden';
    if (sort.endsWith(';')) return this.listingApart(this.each(sort, value, seats));
    if (sort.endsWith('*')) return this.listing(this.each(sort, value, seats));
    if (sort === 'number' || sort === 'word') return value as string | number;
    if (sort === 'meaning') return this.meaning(value as Meaning, seats);
    if (value === NONE) return 'none';
    if (sort === 'seat') return seats[value as number] ?? String((value as number) + 1);
    const name = this.sheet.names[sort]?.[String(value)];
    if (name) return this.spell(name);
    const compound = this.sheet.compounds[sort];
    if (!compound) return String(value);
    const parts = compound.parts.map((part, i) => [part.name, this.part(part.sort, (value as unknown[])[i], seats)]);
    return this.say(compound.message, Object.fromEntries(parts) as Variables);
  }

  /** Like an argument of an event, but messages of compounds can tell when a list is empty. */
  private part(sort: string, value: unknown, seats: string[]): string | number {
    return Array.isArray(value) && value.length === 0 ? 'none' : this.argument(sort, value, seats);
  }

  private each(sort: string, value: unknown, seats: string[]): string[] {
    return (value as unknown[]).map((item) => String(this.argument(sort.slice(0, -1), item, seats)));
  }

  private spell(name: Named): string {
    const spelled = Object.entries(name.variables).map(([key, value]) => [
      key,
      typeof value === 'object' ? this.spell(value) : value,
    ]);
    return this.say(name.message, Object.fromEntries(spelled) as Variables);
  }
}
