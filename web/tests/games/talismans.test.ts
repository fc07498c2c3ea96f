import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '~/games/talismans/Board.svelte';
import type { CardFacts, Facts } from '~/games/talismans/facts';
import { heldBy, inOrder, playOf } from '~/games/talismans/reading';
import type { Named } from '~/lib/protocol';
import { Words } from '~/lib/words';
import { Scene, type Choice, type View } from '~/table/scene.svelte';

const SUITS = ['FO', 'SN', 'CL', 'RA', 'SU', 'ST'];
const KINDS = ['choose_stake', 'invert_order', 'change_order', 'change_weather'] as const;
const [CHANGE_ORDER_5, JOKER_1, FIRST_TALISMAN] = [94, 98, 100];

function printed(card: number): CardFacts {
  const nothing = { code: `card ${card}`, suit: null, value: null, number: null };
  if (card < 90) return { ...nothing, kind: 'fairy', suit: Math.floor(card / 15), value: card % 15 };
  if (card < JOKER_1) return { ...nothing, kind: KINDS[Math.floor((card - 90) / 2)]!, number: card - 89 };
  return { ...nothing, kind: card === FIRST_TALISMAN ? 'first_talisman' : 'joker' };
}

const facts: Facts = { suits: SUITS, cards: Array.from({ length: 101 }, (_, card) => printed(card)) };

function named(message: string, count: number): Record<string, Named> {
  return Object.fromEntries(Array.from({ length: count }, (_, number) => [number, { message, variables: { number } }]));
}

const words = new Words('en', ['card = card { $number }', 'suit = suit { $number }', 'position = position { $number }', 'decision-it =\n    .action = choose { $item }'], {
  names: { card: named('card', 101), suit: named('suit', 6), position: named('position', 7) },
  compounds: {},
  events: {},
  zones: { table: {}, seats: {} },
  points_per_unit: 2,
});

const NOBODY = {
  hand: { count: 2, cards: [] as number[] }, commitment: { done: false, cards: [] as number[] }, play: [] as number[], sitting_out: false,
  moving: null as number | null, pending: [], forged: [], captured: [], half_points: 0, whole_talismans: 0,
};

/** A scene of two with this much that is out of the ordinary. */
function sceneOf({ own = {}, other = {}, table = {}, meanings = {} }: {
  own?: Partial<typeof NOBODY>; other?: Partial<typeof NOBODY>; table?: object; meanings?: View['meanings'];
}, act: (choice: Choice) => void = () => {}): Scene {
  const scene = new Scene(act);
  scene.words = words;
  scene.facts = facts as unknown as Record<string, unknown>;
  scene.seatNames = ['Ada', 'Bruno'];
  const middle = { turn: 1, row: [4, 3, 1, 0, 5, 2], stake: [FIRST_TALISMAN], pool: [], winner: null, ranking: [], unseen: [], discard: [], box: [] };
  scene.view = {
    game: 'talismans', players: 2, seat: 0, options: {}, deciders: [0], decision: { id: 'it', section: '' }, legal: Object.keys(meanings).map(Number),
    side: [], meanings, over: false, ending: null, scores: null, places: [], winners: [],
    table: { ...middle, ...table }, seats: [{ ...NOBODY, ...own }, { ...NOBODY, ...other }],
  };
  return scene;
}

afterEach(cleanup);

describe('reading the view', () => {
  it('sorts a hand along the weather row, the highest first, specials last', () => {
    expect(inOrder(facts, [4, 3, 1, 0, 5, 2], [JOKER_1, 3, 8, 46, 61, 64])).toEqual([64, 61, 46, 8, 3, JOKER_1]);
  });

  it('leaves out of the hand what lies face down', () => {
    const scene = sceneOf({ own: { hand: { count: 3, cards: [61, 62, 63] }, commitment: { done: false, cards: [62] } } });
    expect(heldBy(scene, 0)).toEqual([63, 61]);
  });

  it('tells which cards of a play are still on the table', () => {
    const scene = sceneOf({ other: { play: [46, 45] }, table: { pool: [45] } });
    expect(playOf(scene, 1)).toEqual([{ card: 46, isThere: false }, { card: 45, isThere: true }]);
  });

  it('shows for a moment what was played in vain', () => {
    const scene = sceneOf({});
    scene.events = [{ kind: 'revealed', seat: null, args: { plays: [[0, [JOKER_1]]] }, section: '' }];
    expect(playOf(scene, 0)).toEqual([{ card: JOKER_1, isThere: false }]);
    expect(playOf(scene, 1)).toEqual([]);
  });
});

describe('the board', () => {
  it('offers the cards that may be chosen, and no others', () => {
    const act = vi.fn();
    const scene = sceneOf({ own: { hand: { count: 2, cards: [61, 62] } }, meanings: { 61: ['card', 61] } }, act);
    render(Board, { scene });
    expect(screen.getByTitle('card 62')).not.toHaveClass('legal');
    screen.getByTitle('card 62').click();
    expect(act).not.toHaveBeenCalled();
    expect(scene.inspected).toEqual(['card', 62]);
    screen.getByRole('button', { name: 'choose card 61' }).click();
    expect(act.mock.calls[0]![0]).toMatchObject({ action: 61 });
  });

  it('opens the gaps of the row for the card on the move', () => {
    const meanings = Object.fromEntries([2, 3, 4, 5, 6].map((position) => [109 + position, ['position', position]])) as View['meanings'];
    render(Board, { scene: sceneOf({ own: { moving: 3, play: [CHANGE_ORDER_5] }, meanings }) });
    const titles = screen.getByRole('group', { name: 'board-row' }).querySelectorAll('button');
    expect([...titles].map((button) => button.title)).toEqual([
      'suit 4', 'position 2', 'suit 1', 'position 3', 'suit 0', 'position 4', 'suit 5', 'position 5', 'suit 2', 'position 6', 'suit 3',
    ]);
  });

  it('shows that somebody is ready, but not with what', () => {
    const { container } = render(Board, { scene: sceneOf({ other: { commitment: { done: true, cards: [] } } }) });
    expect(container.querySelector('[data-thing="laid:1"]')).not.toBeNull();
    expect(screen.getByText('board-ready')).toBeInTheDocument();
  });
});
