// Sitting down: from a click to a running game.

import { api } from './api';
import { person } from './me.svelte';
import type { GameInfo, NewTable } from './protocol';
import { router } from './router.svelte';

/** The level of bots for somebody who did not choose. */
export function usualLevel(info: GameInfo): string {
  return info.levels.includes('adept') ? 'adept' : info.levels[0]!;
}

/** Open a table and go there. */
export async function openTable(table: NewTable): Promise<void> {
  await person.present();
  const opened = await api.openTable(table);
  router.go(`/table/${opened.id}`);
}

/** A table with bots that starts at once. */
export function playNow(info: GameInfo): Promise<void> {
  return openTable({
    game: info.name,
    players: info.comfortable_players,
    bots: Array<string>(info.comfortable_players - 1).fill(usualLevel(info)),
    start: true,
    hints: true,
    undo: 'free',
  });
}
