import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roman, star } from '~/art/tarot/shapes';
import Board from '~/games/arcanum/Board.svelte';
import type { Facts, SeatZones, TableZones } from '~/games/arcanum/facts';
import { follow, scoringOf } from '~/games/arcanum/scoring';
import { ring, spread } from '~/games/arcanum/track';
import type { EventInfo } from '~/lib/protocol';
import { Words } from '~/lib/words';
import { Scene, type Choice, type View } from '~/table/scene.svelte';

const TEXT = ['common', 'arcanum'].map((part) => readFileSync(`../src/cartomante/text/en/${part}.ftl`, 'utf8'));
const KEYS = ['mage_tower', 'artisan_district', 'harbour', 'throne_room', 'market', 'fields', 'treasure_vault', 'cathedral', 'ballroom', 'castle'];
const named = (messages: string[], from = 0) =>
  Object.fromEntries(messages.map((message, n) => [n + from, { message, variables: {} }]));
const RANKS = ['knave', 'knight', 'queen', 'king'];
const HOUSES = ['swords', 'pentacles', 'chalices', 'wands'];
const SHEET = {
  names: {
    house: named(HOUSES.map((house) => `house-${house}`)),
    location: named(KEYS.map((key) => `location-${key.replaceAll('_', '-')}`), 1),
    figure: Object.fromEntries(Array.from({ length: 16 }, (_, figure) => [figure, {
      message: 'figure',
      variables: { rank: { message: `rank-${RANKS[figure % 4]}`, variables: {} }, house: { message: `house-${HOUSES[figure >> 2]}`, variables: {} } },
    }])),
    card: { 56: { message: 'card-fool', variables: {} }, 72: { message: 'card-tower', variables: {} } },
    kind: named(['kind-minors', 'kind-majors']),
    scoring: named(['scoring-regular', 'scoring-world'], 1),
  },
  compounds: { placement: { message: 'placement', parts: [{ name: 'locations', sort: 'location*' }] } },
  events: {}, zones: { table: {}, seats: {} }, points_per_unit: 1,
};

const FACTS: Facts = {
  cards: Array.from({ length: 78 }, (_, card) => (card < 56 ? { suit: Math.floor(card / 14), value: (card % 14) + 1 } : { major: card - 56 })),
  figures: Array.from({ length: 16 }, (_, figure) => ({ suit: figure >> 2, rank: figure % 4 })),
  locations: KEYS.map((key, i) => ({
    number: i + 1, key, suits: [2, 0, 0, 1], ranks: [0, 2, 0, 0], matches: Array.from({ length: 16 }, (_, figure) => figure % 5),
    xy: [10 * i, 7 * (i % 3)], neighbours: [((i + 1) % 10) + 1],
  })),
  pays: [[16, 8, 4], [12, 6, 3], [10, 5, 2], [8, 4, 2]],
  world_pays: [[8, 4, 0], [6, 3, 0], [5, 2, 0], [4, 2, 0]],
  top: 21,
  track: 78,
};

const TABLE: TableZones = {
  turn: 2, turns: 6, scoring_turns: [3, 6], first: 0, active: 0, prestige: [0, 21, 7, 3], places: [4, 1, 2, 3], multiplier: 1,
  figures: [[0, 4], [1], [], [], [2, 3], [], [], [], [], []], removed: [[5, 1]], tower: null, minor_deck: { count: 30 }, major_deck: { count: 0 },
  minor_discard: [], major_discard: [], resolving: [], moving: null, in_force: [], scoring: null,
};
const SEAT: SeatZones = { hand: { count: 3, cards: [] }, passing: [], hidden_cards: { count: 2, cards: [], open: [] }, known: [], points: 5, square: 5 };

interface Position {
  seat?: number | null;
  table?: Partial<TableZones>;
  own?: Partial<SeatZones>;
  decision?: string;
  meanings?: [string, unknown][];
}

function scene({ seat = 0, table = {}, own = {}, decision = 'play_card', meanings = [] }: Position, act: (choice: Choice) => void = () => undefined): Scene {
  const made = new Scene(act);
  made.words = new Words('en', TEXT, SHEET as unknown as Words['sheet']);
  made.seatNames = ['Ada', 'Bruno', 'Clara'];
  made.facts = FACTS as unknown as Record<string, unknown>;
  made.view = {
    players: 3, seat, options: {}, deciders: [0], decision: { id: decision, section: '' }, legal: meanings.map((_, action) => action), side: [],
    meanings: Object.fromEntries(meanings.map((meaning, action) => [action, meaning])), table: { ...TABLE, ...table },
    seats: [{ ...SEAT, ...own }, SEAT, SEAT], over: false, ending: null, scores: null, places: [], winners: [],
  } as unknown as View;
  return made;
}

/** Things by their names; asking for roles would take seconds on a board with so many. */
const things = (name: string | RegExp) => screen.queryAllByText(name, { selector: '.thing > .visually-hidden' }).map((text) => text.closest('button')!);
const thing = (name: string | RegExp) => things(name)[0]!;

afterEach(cleanup);

describe('the track of points', () => {
  it('has a square for every number and one for none, each beside the next', () => {
    for (const breadth of [27 / 42, 16 / 42]) {
      const { columns, rows, squares } = ring(78, breadth);
      expect(squares).toHaveLength(79);
      expect(new Set(squares.map(String)).size).toBe(79);
      squares.slice(1).forEach(([x, y], i) => expect(Math.abs(x - squares[i]![0]) + Math.abs(y - squares[i]![1])).toBe(1));
      expect(squares.every(([x, y]) => x === 1 || x === columns || y === 1 || y === rows)).toBe(true);
    }
  });

  it('can be as short as a board file allows', () => {
    expect(ring(1, 0.6).squares).toHaveLength(2);
  });
});

it('locations reach from margin to margin, wherever a board file puts them', () => {
  expect(spread([100, 300, 200], 10)).toEqual([10, 90, 50]);
  expect(spread([7, 7], 10)).toEqual([10, 10]);
});

it('numbers are Roman, but for the Fool', () => {
  expect([0, 1, 4, 9, 14, 18, 19, 21].map(roman)).toEqual(['0', 'I', 'IV', 'IX', 'XIV', 'XVIII', 'XIX', 'XXI']);
  expect(star(0, 0, 5, 2, 1).split('L')).toHaveLength(10);
});

describe('the board', () => {
  it('shows every figure once, in the city or with whoever brings it back', () => {
    render(Board, { scene: scene({}) });
    for (const name of ['Knave of Swords', 'King of Swords', 'Knave of Pentacles', 'Knight of Pentacles'])
      expect(things(name)).toHaveLength(1);
  });

  it('lets one move a figure to a location, and tells what that brings', async () => {
    const act = vi.fn();
    render(Board, { scene: scene({ table: { moving: 4, multiplier: 2 }, decision: 'move_destination', meanings: [['location', 10]] }, act) });
    await fireEvent.click(thing(/^To the Castle.*\+8 prestige/));
    expect(act).toHaveBeenCalledOnce();
    expect(document.querySelectorAll('.thing.legal')).toHaveLength(1);
  });

  it('lets one draw from a deck', async () => {
    const act = vi.fn();
    render(Board, { scene: scene({ decision: 'draw_choice', meanings: [['word', 'draw-minors'], ['word', 'draw-major']] }, act) });
    await fireEvent.click(thing(/^Draw Minors/));
    expect(act.mock.calls[0]![0].meaning).toEqual(['word', 'draw-minors']);
  });

  it('shows spectators all seats and nobody\'s cards', () => {
    render(Board, { scene: scene({ seat: null }) });
    for (const name of ['Ada', 'Bruno', 'Clara']) expect(screen.getByLabelText(name)).toBeVisible();
  });
});

describe('laying the Tower', () => {
  const meanings: [string, unknown][] = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3], [5]].map((set) => ['placement', [set]]);
  const location = (name: string) => thing(new RegExp(`^${name},`));

  it('takes location after location, and then the set', async () => {
    const act = vi.fn();
    render(Board, { scene: scene({ decision: 'tower_place', meanings, table: { resolving: [72] } }, act) });
    await fireEvent.click(location('Mage Tower'));
    await fireEvent.click(location('Harbour'));
    await fireEvent.click(thing('Cover: Mage Tower and Harbour'));
    expect(act.mock.calls[0]![0].meaning).toEqual(['placement', [[1, 3]]]);
  });

  it('begins anew with a location that does not go with the others, and lets go of one that is pointed at again', async () => {
    render(Board, { scene: scene({ decision: 'tower_place', meanings }) });
    await fireEvent.click(location('Mage Tower'));
    await fireEvent.click(location('Market'));
    expect(location('Mage Tower')).toHaveAttribute('aria-pressed', 'false');
    expect(thing('Cover: Market')).toBeInTheDocument();
    await fireEvent.click(location('Market'));
    expect(things(/^Cover/)).toEqual([]);
  });

  it('may touch nothing where that is offered', () => {
    render(Board, { scene: scene({ decision: 'tower_place', meanings: [['placement', [[]]], ...meanings] }) });
    expect(thing(/^Cover/)).toBeInTheDocument();
  });
});

describe('a House scoring', () => {
  const event = (kind: string, seat: number | null, args: Record<string, unknown>): EventInfo => ({ kind, seat, args, section: '5.3' });
  const began = event('scoring_began', null, { scoring: 1 });
  const events = [
    began,
    event('revealed', 0, { cards: [4, 15, 56] }),
    event('revealed', 1, { cards: [12] }),
    event('fool_joined', 0, { house: 0 }),
    event('house_paid', null, { house: 0, place: 1, payments: [[0, 16, 2, 5], [1, 8, 1, 13]] }),
    event('house_paid', null, { house: 1, place: 2, payments: [[0, 12, 1, 2]] }),
  ];

  it('is a table of cards and payments', () => {
    const { kind, houses, rows } = scoringOf(events, FACTS, 3)!;
    expect([kind, houses.map(({ house }) => house)]).toEqual([1, [0, 1]]);
    expect(rows[0]).toEqual({ seat: 0, cells: [{ cards: [4, 56], points: 16 }, { cards: [15], points: 12 }], total: 28 });
    expect(rows[2]!.total).toBe(0);
    expect(scoringOf([began], FACTS, 3)).toBeNull();
  });

  it('is followed over questions, and forgotten when play goes on', () => {
    const half = follow([], [event('played', 0, { card: 77 }), ...events.slice(0, 3)]);
    expect(follow(half, events.slice(3))).toEqual(events);
    expect(follow(events, [event('became_active', 1, {})])).toEqual([]);
    expect(follow([], [event('drew', 1, {})])).toEqual([]);
  });

  it('is shown until it is closed', async () => {
    const made = scene({});
    made.events = events;
    render(Board, { scene: made });
    const report = screen.getByLabelText('House scoring');
    expect(report).toHaveTextContent('+16');
    await fireEvent.click(report.querySelector('button')!);
    expect(screen.queryByLabelText('House scoring')).toBeNull();
  });

  it('steps aside while something in the city may be chosen, and comes when called', async () => {
    const made = scene({ decision: 'move_figure', meanings: [['figure', 4], ['word', 'pass']] });
    made.events = events;
    render(Board, { scene: made });
    expect(screen.queryByLabelText('House scoring')).toBeNull();
    const call = () => screen.getByRole('button', { name: 'House scoring' });
    await fireEvent.click(call());
    await fireEvent.click(screen.getByLabelText('House scoring').querySelector('button')!);
    await fireEvent.click(call());
    made.events = [event('became_active', 1, {})];
    await tick();
    made.events = events;
    await tick();
    expect(call()).toBeInTheDocument();
  });
});
