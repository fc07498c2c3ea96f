// The tones in which a suit is printed; its shape is drawn by Suit.svelte.

export interface Tone {
  /** lines and numbers, dark enough to be read on paper */
  ink: string;
  mid: string;
  pale: string;
}

export const INK = '#2a2135';
export const GOLD = '#b58a3c';
export const LIGHT_GOLD = '#dcb765';
export const PAPER = '#fbf3e0';

export const TONES: Record<string, Tone> = {
  FO: { ink: '#4d5b2e', mid: '#98a382', pale: '#e2e4d2' },
  SN: { ink: '#266a7c', mid: '#86b8c3', pale: '#dfeef0' },
  CL: { ink: '#5b4578', mid: '#a999c2', pale: '#e8e0ee' },
  RA: { ink: '#1f5f8b', mid: '#74a3c4', pale: '#d6e4ee' },
  SU: { ink: '#915a0a', mid: '#dcae4e', pale: '#faeac4' },
  ST: { ink: '#8c2f4b', mid: '#ba6a82', pale: '#f0d9dc' },
};

/** The ground on which a card that is no fairy is printed. */
export const GROUNDS: Record<string, string> = {
  choose_stake: '#f4e3d3',
  invert_order: '#e3e6ea',
  change_order: '#eae8d2',
  change_weather: '#dbe8ee',
  joker: '#f1e2ea',
  first_talisman: '#f3e2b8',
};

/** A star of eight points, about 20 wide around the origin. */
export const STAR = 'M0-10L2.600-2.600 10 0 2.600 2.600 0 10-2.600 2.600-10 0-2.600-2.600Z';

export const NIGHT = '#3a2c55';

/** The ground of the backs of this game's cards. */
export const BACK = '#1d3d5c';
