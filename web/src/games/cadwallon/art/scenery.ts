// The colours behind things: every kind of card has its paper, every guild and district its sky.

import type { Printed } from '../facts';

export const PAPERS: Record<string, string> = {
  agent: '#f3e9d4',
  personality: '#eadff0',
  relic: '#f7e6bd',
  location: '#e2ebd6',
  objective: '#dbe7f0',
  militia: '#f1dccd',
  guild_card: '#f3e9d4',
  end_card: '#efd9df',
};

const SKIES: Record<string, string> = {
  blades: '#e6c9bf',
  ferrymen: '#c3d8e2',
  thieves: '#cdc6da',
  usurers: '#d6ddbd',
  harbour: '#bcd6e4',
  crown: '#e8cdd3',
  temple: '#d8cde8',
  market: '#f0d9a6',
  warrens: '#d3dcb4',
};

const PLAIN_SKY = '#efe1c4';

export function skyOf({ guild, district }: Printed): string {
  return SKIES[guild ?? district ?? ''] ?? PLAIN_SKY;
}

export const BACK_HUE = '#4a2438';
