// Where a game comes from that is looked at again: a table of this server, or a file somebody brought along.

import { api } from '~/lib/api';
import type { Entry, EventInfo, SeatInfo } from '~/lib/protocol';
import type { View } from '~/table/scene.svelte';

/** Through whose eyes: a seat's, a spectator's (null), or with everything open. */
export interface Eyes {
  seat: number | null;
  everything: boolean;
}

/** The game as it stood after an entry. */
export interface Still {
  number: number;
  last: number;
  seats: SeatInfo[];
  view: View | null;
  facts: Record<string, unknown>;
  /** who did what led here */
  seat: number | null;
  events: EventInfo[];
}

export interface Source {
  still(number: number, eyes: Eyes): Promise<Still>;
  /** what happened, as far as it is known without looking at every moment */
  entries(eyes: Eyes): Promise<Entry[]>;
}

export function tableSource(id: string): Source {
  return {
    entries: (eyes) => api.entries(id, eyesOf(eyes)),
    async still(number, eyes) {
      const moment = await api.moment(id, { number, ...eyesOf(eyes) });
      return {
        number: moment.number,
        last: moment.last,
        seats: moment.table.seats,
        view: moment.view as unknown as View | null,
        facts: moment.facts ?? {},
        seat: moment.entry?.seat ?? null,
        events: moment.entry?.events ?? [],
      };
    },
  };
}

export function archiveSource(id: string): Source {
  return {
    entries: async () => [],
    async still(move, eyes) {
      const moment = await api.archiveMoment(id, { move, ...eyesOf(eyes) });
      const view = moment.view as unknown as View;
      return {
        number: moment.move,
        last: moment.moves,
        seats: Array.from({ length: view.players }, (_, i) => seatOf(moment.seats[i]?.name ?? null, moment.seats[i]?.bot ?? null)),
        view,
        facts: moment.facts,
        seat: moment.events.find((event) => event.seat !== null)?.seat ?? null,
        events: moment.events,
      };
    },
  };
}

function eyesOf({ seat, everything }: Eyes): Eyes {
  return { seat, everything };
}

function seatOf(name: string | null, bot: string | null): SeatInfo {
  return { person: name === null ? null : { id: '', name }, bot, stand_in: false };
}

/** What a moment told, as an entry of the log. */
export function entryOf(still: Still): Entry {
  const { number, seat, events } = still;
  return { number, kind: 'move', person: null, seat, at: 0, text: null, about: null, yes: null, events };
}
