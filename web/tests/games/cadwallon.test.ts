import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '~/games/cadwallon/Board.svelte';
import { choicesAt, controllers, playerSpots, presences, zoneSpots } from '~/games/cadwallon/city';
import type { Player, Printed, Table } from '~/games/cadwallon/facts';
import { told } from '~/games/cadwallon/told';
import { Words } from '~/lib/words';
import { Scene, type Choice, type View } from '~/table/scene.svelte';

const TEXT = ['common', 'cadwallon'].map((part) => readFileSync(`../src/cartomante/text/en/${part}.ftl`, 'utf8'));
const named = (message: (n: number) => string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [n, { message: message(n), variables: {} }]));
const at = (message: string) => ({ message, parts: [{ name: 'zone', sort: 'zone' }, { name: 'prize', sort: 'card' }] });
const SHEET = {
  names: { arcanum: named((n) => `arcanum-${['staves', 'swords', 'chalices', 'ducats'][n]}`, 4) },
  compounds: { lay_down: at('lay-down'), lay_up: at('lay-up') },
  events: {}, zones: { table: {}, seats: {} }, points_per_unit: 1,
};
const WORDS = new Words('en', TEXT, SHEET as unknown as Words['sheet']);

const AGENT: Printed = { code: 'BLA-A1', type: 'agent', guild: 'blades', district: null, values: [1, 0, 4, 0], thresholds: [], vp: 0, effect: null, asks: null };
const PRIZE: Printed = { code: 'P30', type: 'personality', guild: null, district: 'crown', values: [0, 0, 5, 7], thresholds: [[2, 5]], vp: 3, effect: null, asks: null };
const OBJECTIVE: Printed = { ...AGENT, code: 'O01', type: 'objective', guild: null, vp: 5, asks: { condition: 'count_ge', needed: 5, by: 'type', of: 'relic' } };
const CARDS = Array.from({ length: 162 }, (_, card) => (card < 44 ? AGENT : card < 129 ? PRIZE : OBJECTIVE));
const CONTROLLED: Record<number, [number, number][]> = { 2: [[0, 3], [2, 1]], 3: [[0, 2], [1, 0], [2, 1]], 4: [[0, 3], [1, 0], [2, 1], [3, 2]] };

const zones = <T>(make: (zone: number) => T): T[] => Array.from({ length: 5 }, (_, zone) => make(zone));

function table(changes: Partial<Table>): Table {
  return {
    round: 1, first: 0, turn: 0, prizes: zones((zone) => 92 + zone), piles: zones(() => ({ count: 11, cards: Array<null>(11).fill(null) })),
    agents: zones(() => []), thresholds: zones(() => [[2, 5]]), sealed: zones(() => false), boosts: zones(() => []), precedence: zones(() => []),
    jubilee: false, in_play: [], chosen: null, target: null, at_issue: null, militia_deck: { count: 6, cards: [] }, militia_aside: [], ...changes,
  };
}

function player(changes: Partial<Player> = {}): Player {
  return {
    guild: 0, points: 0, hand: { count: 0, cards: [] }, deck: { count: 7, cards: [] }, resources: { count: 0, cards: [] }, guild_pile: [],
    objectives_kept: { count: 2, cards: [] }, progress: [], favour: 0, unseen: [], known_in_hand: [], strength: [], shown_strength: [], ...changes,
  };
}

interface Position {
  seat?: number | null;
  table?: Partial<Table>;
  players?: Partial<Player>[];
  decision?: string;
  meanings?: [string, unknown][];
}

function scene({ seat = 0, table: changes = {}, players = [{}, {}], decision = 'choose_play', meanings = [] }: Position, act: (choice: Choice) => void = () => undefined): Scene {
  const made = new Scene(act);
  made.words = WORDS;
  made.seatNames = ['Ada', 'Bruno', 'Clara', 'David'];
  made.facts = { cards: CARDS, controlled: CONTROLLED[players.length] };
  made.view = {
    players: players.length, seat, options: { militia: true }, deciders: [0], decision: { id: decision, section: '' },
    legal: meanings.map((_, action) => action), side: [], meanings: Object.fromEntries(meanings.map((meaning, action) => [action, meaning])),
    table: table(changes), seats: players.map((each, i) => player({ guild: i, ...each })), over: false, scores: null,
  } as unknown as View;
  return made;
}

describe('the city as one sits at it', () => {
  it('has the own zones near, on the left and on the right', () => {
    const spots = new Map(zoneSpots(scene({ seat: 2, players: [{}, {}, {}, {}] })));
    expect([spots.get(2), spots.get(1), spots.get(4)]).toEqual(['near-left', 'near-right', 'free']);
  });

  it('has three zones around the free one for three players', () => {
    expect(zoneSpots(scene({ seat: 1, players: [{}, {}, {}] }))).toEqual([[1, 'left'], [2, 'top'], [0, 'right'], [4, 'free']]);
  });

  it('has the others in their order, clockwise', () => {
    expect(playerSpots(scene({ seat: 3, players: [{}, {}, {}, {}] }))).toEqual([[0, 'left'], [1, 'top'], [2, 'right']]);
    expect(playerSpots(scene({ seat: null }))).toEqual([[1, 'top']]);
  });

  it('is shared by those who control a zone', () => {
    expect(controllers(scene({ players: [{}, {}, {}, {}] }), 1)).toEqual([1, 2]);
    expect(controllers(scene({ players: [{}, {}, {}, {}] }), 4)).toEqual([]);
  });
});

describe('what lies at a prize', () => {
  const agents = zones((zone) => (zone === 0 ? [{ card: null, seat: 1, down: true, militia: false }, { card: 3, seat: 0, down: true, militia: false }] : []));
  const position: Position = {
    table: { agents, precedence: zones((zone) => (zone === 1 ? [1] : [])) },
    players: [{ strength: [[0, 2, 4]], shown_strength: [[0, 2, 0]] }, { shown_strength: [[0, 2, 0]] }],
  };

  it('is told player by player, by what one knows oneself', () => {
    const [mine, theirs] = presences(scene(position), 0);
    expect([mine!.seat, mine!.totals, mine!.hasSecrets]).toEqual([0, [[2, 4]], false]);
    expect([theirs!.seat, theirs!.totals, theirs!.hasSecrets]).toEqual([1, [[2, 0]], true]);
  });

  it('may be nothing but an effect', () => {
    expect(presences(scene(position), 1)).toMatchObject([{ seat: 1, agents: [], hasPrecedence: true }]);
  });
});

describe('the board', () => {
  afterEach(cleanup);
  Element.prototype.scrollIntoView = vi.fn(); // jsdom has no layout

  it('offers what the server offers, and marks how a card would lie', async () => {
    const act = vi.fn();
    const made = scene({ table: { chosen: 3 }, players: [{ hand: { count: 1, cards: [3] } }, {}], meanings: [['lay_down', [0, 92]], ['lay_up', [4, 96]], ['word', 'discard']] }, act);
    expect(choicesAt(made, 0)).toEqual([['lay_down', [0, 92]]]);
    expect(choicesAt(made, 1)).toEqual([]);
    render(Board, { scene: made });
    expect(document.querySelectorAll('.thing.legal')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: /^Lay it face down beside/ }));
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ meaning: ['lay_down', [0, 92]] }));
  });

  it('shows an unknown agent as a back, and the own one as hidden from others', () => {
    const agents = zones((zone) => (zone === 0 ? [{ card: null, seat: 1, down: true, militia: false }, { card: 3, seat: 0, down: true, militia: false }] : []));
    render(Board, { scene: scene({ table: { agents } }) });
    expect(screen.getByRole('img', { name: 'face down, unknown to you' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /hidden from the others$/ })).toBeInTheDocument();
  });

  it('spreads out the resources when one of them may be chosen', () => {
    const players = [{ resources: { count: 2, cards: [5, 6] } }, {}];
    render(Board, { scene: scene({ decision: 'effect_resource_card', players, meanings: [['card', 5]] }) });
    expect(screen.getByRole('region', { name: 'Cards: Ada' })).toBeInTheDocument();
    expect(document.querySelectorAll('.thing.legal')).toHaveLength(1);
  });

  it('lets one compete in an arcanum at the prize that is being decided, and nowhere else', () => {
    const thresholds = zones((): [number, number][] => [[1, 4], [2, 5]]);
    render(Board, { scene: scene({ decision: 'announce_arcanum', table: { thresholds, at_issue: 2 }, meanings: [['arcanum', 1], ['arcanum', 2]] }) });
    expect(screen.getAllByRole('button', { name: /^Compete in/ })).toHaveLength(2);
  });
});

describe('cards', () => {
  it('are told in words', () => {
    expect(told(PRIZE, WORDS)).toEqual(['Personality · Crown', 'needs: 5 chalices', '5 chalices', 'Price: 7 ducats', '3 VP', expect.stringContaining('bribe')]);
    expect(told(AGENT, WORDS)).toEqual(['Agent · Guild of Blades', '1 staves, 4 chalices', expect.stringContaining('prize')]);
  });
});
