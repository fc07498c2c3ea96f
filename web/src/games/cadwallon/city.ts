// The city as its players sit around it, and what lies where: the view, put together zone by zone.

import type { Scene } from '~/table/scene.svelte';
import { factsOf, FREE_ZONE, playerAt, tableOf, type Agent, type Amount } from './facts';

/** Where a zone or a player lies, seen from one's own seat; the names are those of the grid areas of the board. */
export type Spot = 'far-left' | 'top' | 'far-right' | 'left' | 'right' | 'near-left' | 'near-right' | 'free';

const ZONE_SPOTS: Record<number, Spot[]> = {
  3: ['left', 'top', 'right'],
  4: ['near-left', 'far-left', 'far-right', 'near-right'],
};
const PLAYER_SPOTS: Record<number, Spot[]> = {
  2: ['top'],
  3: ['far-left', 'far-right'],
  4: ['left', 'top', 'right'],
};

/** The zones with their spots: clockwise from one's own left, then the free one. */
export function zoneSpots(scene: Scene): [zone: number, spot: Spot][] {
  const { controlled } = factsOf(scene);
  const borders = [...new Set(controlled.flat())].sort((a, b) => a - b);
  const start = borders.indexOf(controlled[scene.view.seat ?? 0]![0]);
  const clockwise = [...borders.slice(start), ...borders.slice(0, start)];
  return [...clockwise.map((zone, i): [number, Spot] => [zone, ZONE_SPOTS[borders.length]![i]!]), [FREE_ZONE, 'free']];
}

/** The other players with their spots. */
export function playerSpots(scene: Scene): [seat: number, spot: Spot][] {
  return scene.around.slice(1).map((seat, i) => [seat, PLAYER_SPOTS[scene.view.players]![i]!]);
}

/** The seats that lay their agents face down in a zone. */
export function controllers(scene: Scene, zone: number): number[] {
  return factsOf(scene).controlled.flatMap((zones, seat) => (zones.includes(zone) ? [seat] : []));
}

/** What one player has at a prize. */
export interface Presence {
  seat: number;
  agents: Agent[];
  /** in each gold arcanum, as far as one knows */
  totals: Amount[];
  /** whether there are cards that one does not know */
  hasSecrets: boolean;
  boosts: Amount[];
  hasPrecedence: boolean;
}

/** Those who have something at the prize of a zone, oneself first. */
export function presences(scene: Scene, zone: number): Presence[] {
  const table = tableOf(scene);
  const busy = (seat: number) =>
    table.agents[zone]!.some((agent) => agent.seat === seat) ||
    table.boosts[zone]!.some(([whose]) => whose === seat) ||
    table.precedence[zone]!.includes(seat);
  return scene.around.filter(busy).map((seat) => {
    const agents = table.agents[zone]!.filter((agent) => agent.seat === seat);
    return {
      seat,
      agents,
      totals: totals(scene, zone, seat),
      hasSecrets: agents.some((agent) => agent.card === null),
      boosts: table.boosts[zone]!.filter(([whose]) => whose === seat).map(([, arcanum, amount]): Amount => [arcanum, amount]),
      hasPrecedence: table.precedence[zone]!.includes(seat),
    };
  });
}

function totals(scene: Scene, zone: number, seat: number): Amount[] {
  const { strength, shown_strength: shown } = playerAt(scene, seat);
  const known = strength.length ? strength : shown;
  return known.filter(([where]) => where === zone).map(([, arcanum, total]) => [arcanum, total]);
}

/** What one may do at a zone now, as meanings; at most one of each sort. */
export function choicesAt(scene: Scene, zone: number): [sort: string, value: unknown][] {
  const prize = tableOf(scene).prizes[zone];
  const pair = [zone, prize];
  const possible: [string, unknown][] = [['lay_down', pair], ['lay_up', pair], ['bribe', pair], ['prize', pair], ['zone', zone]];
  return possible.filter(([sort, value]) => scene.offer(sort, value));
}
