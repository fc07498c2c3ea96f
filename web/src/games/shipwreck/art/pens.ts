// How pictures of this game are drawn: strokes of a few pens, in a space of 84 by 80, and the shapes that recur in them.

export type Pen =
  | 'line' | 'thin' | 'gilt' | 'light'
  | 'ink' | 'paper' | 'gold' | 'ochre' | 'wine' | 'rose' | 'sea' | 'foam' | 'moss' | 'skin' | 'stone' | 'night';

export type Stroke = [pen: Pen, path: string];

export const WIDTH = 84;
export const HEIGHT = 80;

/** Pens that only draw a line: colour and width. */
export const LINES: Partial<Record<Pen, [colour: string, width: number]>> = {
  line: ['#2a2135', 1.2],
  thin: ['#2a2135', 0.6],
  gilt: ['#dcb765', 1.1],
  light: ['#f6ead0', 0.9],
};

/** Pens that fill what they go round. */
export const FILLS: Partial<Record<Pen, string>> = {
  ink: '#2a2135',
  paper: '#f6ead0',
  gold: '#dcb765',
  ochre: '#c08a2e',
  wine: '#8c2f4b',
  rose: '#c98a8a',
  sea: '#1f5f8b',
  foam: '#8dbad2',
  moss: '#4d6b1e',
  skin: '#e3bf97',
  stone: '#a99d97',
  night: '#2c2650',
};

const tidy = (number: number) => Number(number.toFixed(2));

export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function polygon(...points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}z`;
}

/** A star with n points. */
export function star(x: number, y: number, r: number, n = 4, inner = 0.32): string {
  return polygon(...Array.from({ length: 2 * n }, (_, i): [number, number] => at(x, y, i % 2 ? r * inner : r, i / (2 * n))));
}

/** A waning moon, open to the right. */
export function crescent(x: number, y: number, r: number): string {
  const [right, top, bottom] = [tidy(x + 0.5 * r), tidy(y - 0.866 * r), tidy(y + 0.866 * r)];
  const inner = tidy(0.9 * r);
  return `M${right} ${top}A${r} ${r} 0 1 0 ${right} ${bottom}A${inner} ${inner} 0 0 1 ${right} ${top}z`;
}

export function rays(x: number, y: number, from: number, to: number, n: number, start = 0, part = 1): string {
  return Array.from({ length: n }, (_, i) => {
    const turn = start + (part * i) / n;
    const [a, b] = [at(x, y, from, turn), at(x, y, to, turn)];
    return `M${tidy(a[0])} ${tidy(a[1])}L${tidy(b[0])} ${tidy(b[1])}`;
  }).join('');
}

/** A line of waves from left to right. */
export function waves(y: number, from = 0, to = WIDTH, step = 8, rise = 3): string {
  const count = Math.ceil((to - from) / step);
  return `M${from} ${y}${Array.from({ length: count }, () => `q${step / 2} ${-rise} ${step} 0`).join('')}`;
}

/** The sea up to a height, with waves on it. */
export function water(y: number, step = 8, rise = 3): string {
  return `${waves(y, -2, WIDTH + 2, step, rise)}V${HEIGHT}H-2z`;
}

/** Everything, as a background. */
export const ALL = box(0, 0, WIDTH, HEIGHT);

export function stars(...places: [x: number, y: number, r?: number][]): string {
  return places.map(([x, y, r = 1.6]) => star(x, y, r)).join('');
}

/** Part of a picture and the same mirrored, for what is alike on both sides of the middle. */
export function onBothSides(draw: (x: (of: number) => number) => string): string {
  return draw((x) => x) + draw((x) => WIDTH - x);
}

/** The place at a distance from a centre; a whole turn is 1 and begins at the top. */
function at(x: number, y: number, r: number, turn: number): [number, number] {
  const angle = 2 * Math.PI * turn;
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
}
