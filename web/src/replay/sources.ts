// Where a game comes from that is looked at again: a table of this server, or a file somebody brought along.

import { api } from '~/lib/api';
import type { Entry, EventInfo, Film, SeatInfo } from '~/lib/protocol';
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

const REEL = 40;

/** A table of this server; its moments come in reels, so that stepping does not wait. */
export function tableSource(id: string): Source {
  const reels = new Map<string, Promise<Film>>();

  function reel(number: number, eyes: Eyes): Promise<Film> {
    const first = number - (number % REEL);
    const key = `${first} ${eyes.seat} ${eyes.everything}`;
    let found = reels.get(key);
    if (!found) {
      found = api.film(id, { number: first, count: REEL, ...eyesOf(eyes) });
      found.catch(() => reels.delete(key));
      reels.set(key, found);
    }
    return found;
  }

  return {
    entries: (eyes) => api.entries(id, eyesOf(eyes)),
    async still(number, eyes) {
      const film = await reel(number, eyes);
      const frame = film.frames.find((each) => each.number === number) ?? film.frames.at(-1)!;
      // A frame tells of the table only if it changed.
      const table = film.frames.findLast((each) => each.number <= frame.number && each.table !== null)!.table!;
      return {
        number: frame.number,
        last: film.last,
        seats: table.seats,
        view: frame.view as unknown as View | null,
        facts: film.facts ?? {},
        seat: frame.entry?.seat ?? null,
        events: frame.entry?.events ?? [],
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
