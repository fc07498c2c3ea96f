import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '~/games/shipwreck/Board.svelte';
import { handsToThinkAbout, inWords, type Reason } from '~/games/shipwreck/deduction';
import { DRAWINGS } from '~/games/shipwreck/art/drawings';
import { handles, plays } from '~/games/shipwreck/playing';
import { EXILE, follow, inHand, onCard, type Spot, type Token } from '~/games/shipwreck/tokens';
import { Words } from '~/lib/words';
import { Scene, type Choice, type View } from '~/table/scene.svelte';

const TEXTS = `
decision-play_fate = Which?
    .action = Play { $item }
decision-group_action = What?
    .action = { $item }
placement = { $value } on { $card }
card = { $card }
nothing = nothing
list-and = { $first } and { $last }
answer-no = no
reason-asked = { $values }: { $answer } in turn { $turn }
`;

const SHEET = {
  names: { answer: { 0: { message: 'answer-no', variables: {} } } },
  compounds: { placement: { message: 'placement', parts: [{ name: 'value', sort: 'number' }, { name: 'card', sort: 'number' }] } },
  events: {}, zones: { table: {}, seats: {} }, points_per_unit: 1,
};

function words(): Words {
  return new Words('en', [TEXTS], SHEET as unknown as Words['sheet']);
}

function scene(view: Partial<View>, act: (choice: Choice) => void = () => undefined): Scene {
  const made = new Scene(act);
  made.words = words();
  made.view = { players: 2, seat: 0, legal: [], side: [], meanings: {}, deciders: [0], ...view } as View;
  return made;
}

const spot = (value: number, place: string): Spot => ({ value, place });
const begin = (...spots: Spot[]): Token[] => follow([], spots);

describe('fates are followed', () => {
  it('from the hand to a card', () => {
    const before = begin(spot(6, inHand(0)), spot(2, inHand(0)));
    const after = follow(before, [spot(6, onCard(11)), spot(2, inHand(0))]);
    expect(after.map((token) => token.id)).toEqual(before.map((token) => token.id));
  });

  it('from card to card and into exile, while others of their value stay', () => {
    const before = begin(spot(4, onCard(1)), spot(4, onCard(2)));
    const [moved, stayed] = follow(before, [spot(4, EXILE), spot(4, onCard(2))]);
    expect([moved!.id, stayed!.id]).toEqual([before[0]!.id, before[1]!.id]);
  });

  it('but never from the table into a hand, which is filled from the bag', () => {
    const before = begin(spot(5, onCard(1)));
    const [drawn] = follow(before, [spot(5, inHand(0))]);
    expect(drawn!.id).not.toBe(before[0]!.id);
  });

  it('and two alike stay two', () => {
    const ids = begin(spot(3, onCard(1)), spot(3, onCard(1))).map((token) => token.id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a fate in hand', () => {
  it('is named with its age only between equal fates one of which is old', () => {
    expect(handles({ count: 2, fates: [4, 4], old: true })).toEqual([[4, 1], [4, 2]]);
    expect(handles({ count: 2, fates: [4, 4], old: false })).toEqual([[4, 0], [4, 0]]);
    expect(handles({ count: 2, fates: [4, 5], old: true })).toEqual([[4, 0], [5, 0]]);
  });

  it('has the plays that the server offers for it', () => {
    const asked = scene({
      decision: { id: 'play_fate', section: '3.2' },
      legal: [3, 8],
      meanings: { 3: ['placement', [1, 16, 0]], 8: ['placement', [6, 16, 0]] },
    });
    expect(plays(asked).map((choice) => choice.action)).toEqual([3, 8]);
    expect(plays(asked, [6, 0]).map((choice) => choice.action)).toEqual([8]);
    expect(plays(asked, [6, 2])).toEqual([]);
  });
});

describe('deduction', () => {
  const hand = (count: number) => ({ count, fates: [], old: null });

  it('begins with the active hand and leaves out empty ones', () => {
    const view = {
      players: 3,
      table: { order: [0, 1, 2], active: [1, 0] },
      seats: [{ hands: [hand(1)] }, { hands: [hand(1)] }, { hands: [hand(0)] }],
    };
    expect(handsToThinkAbout(scene(view))).toEqual([
      { number: 1, seat: 1, which: 0, isMine: false },
      { number: 0, seat: 0, which: 0, isMine: true },
    ]);
  });

  it('numbers the second hands of the challenge after the first', () => {
    const view = { table: { order: [0, 1], active: [0, 2] }, seats: [{ hands: [hand(1), hand(1)] }, { hands: [hand(0), hand(1)] }] };
    expect(handsToThinkAbout(scene(view)).map((mind) => mind.number)).toEqual([2, 0, 3]);
  });

  it('says why a value is out', () => {
    const reason: Reason = { kind: 'asked', turns_ago: 2, card: -1, about: { value: 0, values: [1, 4, 7], answer: 0 } };
    expect(inWords(words(), reason, 9)).toBe('1, 4 and 7: no in turn 7');
  });
});

describe('the board', () => {
  afterEach(cleanup);

  const CARDS = 36;
  const facts = {
    cards: Array.from({ length: CARDS }, () => ({ id: 'key', set: 'base', duration: 3, fades: 'hours', power: 0 })),
    powers: ['old'], hours: [0, 1, 1, 1, 2, 2, 2, 3], goal: 7,
  };
  const table = {
    turn: 1, phase: 'play', order: [0, 1], active: [0, 0], score: 0, doom: 2, row: [11, 12, 13, 14], fates: [[], [2], [], []],
    hours: [0, 1, 0, 0], due: [1], attached: [[], [], [], []], deck_top: [15], deck: { count: 16 }, deck_unseen: [], deck_known: [],
    faded: [20], bag: { count: 18, copies: {} }, exile: [], power_used: false, plus_one: false, predictions_left: 1, tried: [],
    plays: [], proposal: null, offers: [], joining: [], hints: {},
  };
  const seat = { present: true, line: [[]], vote: { done: false, vote: null }, bot: false, follows: false, passes: false, leaving: false };
  const seats = [{ ...seat, hands: [{ count: 2, fates: [1, 6], old: true }] }, { ...seat, hands: [{ count: 1, fates: [], old: null }] }];

  function shown(view: Partial<View>): { act: ReturnType<typeof vi.fn> } {
    const act = vi.fn();
    const made = scene({ table, seats, ...view }, act);
    made.facts = facts;
    made.seatNames = ['Ada', 'Bruno'];
    render(Board, { scene: made });
    return { act };
  }

  const playing = {
    decision: { id: 'play_fate', section: '3.2' },
    legal: [3, 8],
    meanings: { 3: ['placement', [1, 11, 0]], 8: ['placement', [6, 13, 0]] } as View['meanings'],
  };

  it('takes a play at one click', async () => {
    const { act } = shown(playing);
    await fireEvent.click(screen.getByRole('button', { name: /^Play 6 on 13/ }));
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: 8 }));
  });

  it('lets a fate be taken up and laid on a card', async () => {
    const { act } = shown(playing);
    await fireEvent.click(screen.getAllByRole('button', { pressed: false })[1]!);
    expect(act).not.toHaveBeenCalled();
    const [card, opening] = screen.getAllByRole('button', { name: /^Play/ });
    expect(opening).toHaveAccessibleName(/^Play 6 on 13/);
    await fireEvent.click(card!);
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: 8 }));
  });

  it('offers nothing that the server does not', () => {
    shown({ decision: null });
    expect(document.querySelectorAll('.legal')).toHaveLength(0);
  });

  it('predicts on the number line and uses powers where they lie', async () => {
    const meanings = { 122: ['prediction', 1], 31: ['use', 20] } as View['meanings'];
    const { act } = shown({ decision: { id: 'group_action', section: '3.4' }, legal: [31, 122], meanings });
    for (const thing of document.querySelectorAll('.legal')) await fireEvent.click(thing);
    expect(act.mock.calls.map(([choice]) => (choice as Choice).action)).toEqual([31, 122]);
  });
});

it('every picture has strokes that begin somewhere', () => {
  for (const [card, strokes] of Object.entries(DRAWINGS))
    for (const [, path] of strokes) expect(path, card).toMatch(/^M-?[\d.]/);
  expect(Object.keys(DRAWINGS)).toHaveLength(37);
});
