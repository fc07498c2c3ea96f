// The track of points goes round the city, clockwise from the corner at the top left, where those without points wait.

export type Square = [column: number, row: number];

export interface Ring {
  columns: number;
  rows: number;
  /** where square 0, 1, 2 ... lies, counted from 1 */
  squares: Square[];
}

/** A ring of `length` squares and the one for 0; `breadth` is the share of the columns in columns and rows together. */
export function ring(length: number, breadth: number): Ring {
  const sides = Math.ceil((length + 1) / 2) + 2;
  const columns = Math.max(2, Math.min(sides - 2, Math.round(sides * breadth)));
  const rows = sides - columns;
  const squares: Square[] = [];
  for (let column = 1; column <= columns; column++) squares.push([column, 1]);
  for (let row = 2; row < rows; row++) squares.push([columns, row]);
  for (let column = columns; column >= 1; column--) squares.push([column, rows]);
  for (let row = rows - 1; row > 1; row--) squares.push([1, row]);
  return { columns, rows, squares: squares.slice(0, length + 1) };
}

/** Where locations lie on the map, in percent, so that the outermost are `margin` away from its borders. */
export function spread(coordinates: number[], margin: number): number[] {
  const [low, high] = [Math.min(...coordinates), Math.max(...coordinates)];
  const span = high - low || 1;
  return coordinates.map((at) => margin + ((at - low) / span) * (100 - 2 * margin));
}
