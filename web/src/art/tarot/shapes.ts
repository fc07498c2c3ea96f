// Shapes that are easier to compute than to write down.

/** A star with rays of length `outer` around (x, y), as a path. */
export function star(x: number, y: number, rays: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * rays }, (_, i) => {
    const angle = (Math.PI * i) / rays - Math.PI / 2;
    const reach = i % 2 ? inner : outer;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Straight rays between two circles around (x, y), as a path. */
export function rays(x: number, y: number, count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [dx, dy] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)];
    return `M${(x + from * dx).toFixed(2)} ${(y + from * dy).toFixed(2)}L${(x + to * dx).toFixed(2)} ${(y + to * dy).toFixed(2)}`;
  }).join('');
}

const ROMAN: [number, string][] = [[10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']];

/** As on old cards; the Fool has the 0 that Romans lacked. */
export function roman(number: number): string {
  if (number === 0) return '0';
  let rest = number;
  let written = '';
  for (const [worth, letters] of ROMAN)
    for (; rest >= worth; rest -= worth) written += letters;
  return written;
}
