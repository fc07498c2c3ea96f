import { expect, test } from 'vitest';
import { match } from '~/lib/router.svelte';

test.each([
  ['/rules/:game', '/rules/arcanum', { game: 'arcanum' }],
  ['/rules/:game', '/rules/arcanum/', { game: 'arcanum' }],
  ['/rules/:game', '/rules', null],
  ['/me', '/me', {}],
  ['/me', '/you', null],
  ['/join/:code', '/join/A%20B', { code: 'A B' }],
])('%s and %s', (shape, path, found) => {
  expect(match(shape, path)).toEqual(found);
});
