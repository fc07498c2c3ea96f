import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { Words } from '~/lib/words';
import { Scene, type View } from '~/table/scene.svelte';
import Thing from '~/table/Thing.svelte';

const SHEET = {
  names: { card: { '1': { message: 'one', variables: {} }, '2': { message: 'two', variables: {} } } },
  compounds: {}, events: {}, zones: { table: {}, seats: {} }, points_per_unit: 1,
};
const TEXT = 'one = One\ntwo = Two\ndecision-play = ?\n    .action = Play { $item }';

function show(value: number) {
  const act = vi.fn();
  const scene = new Scene(act);
  scene.words = new Words('en', [TEXT], SHEET);
  scene.view = { decision: { id: 'play', section: '' }, legal: [5], side: [], meanings: { '5': ['card', 1] } } as unknown as View;
  render(Thing, { scene, sort: 'card', value, children: createRawSnippet(() => ({ render: () => '<b>x</b>' })) });
  return { scene, act };
}

test('a thing that may be chosen says what choosing it does, and does it', () => {
  const { act } = show(1);
  screen.getByRole('button', { name: 'Play One' }).click();
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: 5 }));
});

test('a thing that may not be chosen explains itself instead', () => {
  const { scene, act } = show(2);
  screen.getByRole('button', { name: 'Two' }).click();
  expect(act).not.toHaveBeenCalled();
  expect(scene.inspected).toEqual(['card', 2]);
});
