import { describe, expect, test } from 'vitest';
import type { GameSheet } from '~/lib/protocol';
import { Words } from '~/lib/words';

const SOURCE = `
nothing = nothing
list-and = { $first } and { $last }
list-apart = { $first }; { $last }
suit-sun = Sun
card = { $suit } { $value }
    .help = A card.
play = { $seat }: { $cards }
decision-play = Which card?
    .action = Play { $item }
action-pass = Pass
score = { $points } points
event-dealt =
    { $cards ->
        [hidden] { $seat } is dealt a hand.
       *[other] { $you ->
            [yes] You are dealt { $cards }.
           *[no] { $seat } is dealt { $cards }.
        }
    }
    .rule = Everybody gets cards.
rulebook-aim = The aim
    .body = Win.
`;

const SHEET: GameSheet = {
  names: {
    card: {
      '1': { message: 'card', variables: { suit: { message: 'suit-sun', variables: {} }, value: 7 } },
      '2': { message: 'card', variables: { suit: { message: 'suit-sun', variables: {} }, value: 8 } },
    },
  },
  compounds: { play: { message: 'play', parts: [{ name: 'seat', sort: 'seat' }, { name: 'cards', sort: 'card*' }] } },
  events: { dealt: { cards: 'card*' } },
  zones: { table: {}, seats: {} },
  points_per_unit: 2,
};

const words = new Words('en', [SOURCE], SHEET);
const SEATS = ['Rosa', 'Bruno'];

describe('words', () => {
  test('name things, one by one and put together', () => {
    expect(words.name('card', 1)).toBe('Sun 7');
    expect(words.name('play', [1, [1, 2]], SEATS)).toBe('Bruno: Sun 7 and Sun 8');
    expect(words.name('card*', [])).toBe('nothing');
  });

  test('say what an action comes to', () => {
    expect(words.action('play', ['card', 2])).toBe('Play Sun 8');
    expect(words.action('play', ['word', 'pass'])).toBe('Pass');
  });

  test('tell events from the point of view of whoever reads', () => {
    const dealt = { kind: 'dealt', seat: 1, args: { cards: [1] }, section: '1' };
    expect(words.event(dealt, 1, SEATS)).toBe('You are dealt Sun 7.');
    expect(words.event(dealt, 0, SEATS)).toBe('Bruno is dealt Sun 7.');
    expect(words.event({ ...dealt, args: { cards: null } }, 0, SEATS)).toBe('Bruno is dealt a hand.');
    expect(words.rule(dealt)).toBe('Everybody gets cards.');
  });

  test('count in the units of the game', () => {
    expect(words.score(5)).toBe('2.5 points');
  });

  test('prefer the names of a pack', () => {
    expect(new Words('en', [SOURCE], SHEET, { 'suit-sun': 'Sol' }).name('card', 1)).toBe('Sol 7');
  });

  test('know the chapters of the rulebook', () => {
    expect(words.chapters).toEqual(['rulebook-aim']);
  });
});
