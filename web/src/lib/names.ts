// How the seats of a table are called.

import type { SeatInfo } from '~/lib/protocol';
import { t } from '~/lib/texts.svelte';

/** Names of all seats, each different: people by their names, bots by their level, with a number if several are alike. */
export function seatNames(seats: SeatInfo[]): string[] {
  const plain = seats.map((seat) => seat.person?.name ?? (seat.bot ? t(`bot-${seat.bot}`) : t('web-nobody')));
  return plain.map((name, i) => {
    const alike = plain.filter((other) => other === name).length;
    return alike > 1 ? `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}` : name;
  });
}
