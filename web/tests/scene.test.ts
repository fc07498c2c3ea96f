import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '~/lib/settings.svelte';
import { Words } from '~/lib/words';
import { merged } from '~/table/live.svelte';
import { Scene, type Choice, type View } from '~/table/scene.svelte';

const VIEW: View = {
  game: 'toy', players: 3, seat: 1, options: {}, deciders: [1], decision: { id: 'play', section: '2' }, legal: [4, 9], side: [],
  meanings: { '4': ['card', 24], '9': ['prize', [2, 7]] }, table: { turn: 1 }, seats: [{ hand: 3 }, { hand: 4 }, { hand: 5 }],
  over: false, ending: null, scores: null, places: [], winners: [],
};

describe('a scene', () => {
  let taken: Choice[];
  let scene: Scene;

  beforeEach(() => {
    settings.confirm = false;
    taken = [];
    scene = new Scene((choice) => taken.push(choice));
    scene.words = new Words('en', ['decision-play = ?\n    .action = Play { $item }']);
    scene.view = VIEW;
  });

  test('offers exactly what the server says is legal', () => {
    expect(scene.choices.map((choice) => choice.action)).toEqual([4, 9]);
    expect(scene.offer('card', 24)?.action).toBe(4);
    expect(scene.offer('prize', [2, 7])?.action).toBe(9);
    expect(scene.offer('card', 25)).toBeUndefined();
  });

  test('offers nothing while it is closed', () => {
    scene.isOpen = false;
    expect(scene.choices).toEqual([]);
  });

  test('asks again where somebody wants to confirm', () => {
    settings.confirm = true;
    scene.choose(scene.choices[0]!);
    expect(taken).toEqual([]);
    scene.choose(scene.choices[0]!);
    expect(taken.map((choice) => choice.action)).toEqual([4]);
  });

  test('begins with one’s own seat', () => {
    expect(scene.around).toEqual([1, 2, 0]);
  });
});

test('changes take the place of what they change, and of nothing else', () => {
  const next = merged(VIEW, { view: { deciders: [2] }, table: { turn: 2 }, seats: { '0': { hand: 9 } } });
  expect(next.deciders).toEqual([2]);
  expect(next.table).toEqual({ turn: 2 });
  expect(next.seats).toEqual([{ hand: 9 }, { hand: 4 }, { hand: 5 }]);
  expect(VIEW.table).toEqual({ turn: 1 });
});
