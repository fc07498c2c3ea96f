// How pictures are written down: outlines in ink with flat tints, the later over the earlier.

export type Tint = keyof typeof TINTS;
export type Shape = readonly [tint: Tint, outline: string];

export const INK = '#2a2135';

/** `line` is ink alone; `shade` and `light` lie on what is below them and have no outline. */
export const TINTS = {
  line: 'none',
  shade: '#2a213533',
  light: '#fffaf080',
  ink: '#2a2135',
  paper: '#f7ecd4',
  white: '#fffaf0',
  stone: '#d8cbb0',
  slate: '#8d8798',
  steel: '#c3c7cf',
  gold: '#dcb765',
  brass: '#b58a3c',
  ochre: '#c08a2e',
  wood: '#8a5a2e',
  rust: '#a8542f',
  wine: '#8c2f4b',
  rose: '#c98a9a',
  sea: '#1f5f8b',
  sky: '#a9c4d6',
  moss: '#4d6b1e',
  leaf: '#9db06a',
  violet: '#5b3a8c',
  lilac: '#b3a2cf',
  night: '#3a2c55',
  fair: '#f0d3b2',
  tan: '#d6a878',
  brown: '#9a6a45',
  ashen: '#e0dcd6',
  green: '#a3b56e',
} as const;

const BARE: readonly Tint[] = ['shade', 'light'];

export function hasOutline(tint: Tint): boolean {
  return !BARE.includes(tint);
}
