import type { PlaneBox } from './plane.ts';

/**
 * The points of a line or of a closed ring: x and y of each in turn. A bucket of tiles has a million points, and a
 * point that is an array of its own takes four times the memory.
 */
export type FlatLine = readonly number[];

export function flatOf(points: readonly (readonly [x: number, y: number])[]): FlatLine {
  const line: number[] = [];
  for (const [x, y] of points) line.push(x, y);
  return line;
}

export function pointsOf(line: FlatLine): [x: number, y: number][] {
  const points: [x: number, y: number][] = [];
  for (let i = 0; i < line.length; i += 2) points.push([line[i] ?? 0, line[i + 1] ?? 0]);
  return points;
}

/** The line without points that repeat the one before. */
export function withoutRepeats(line: FlatLine): FlatLine {
  let first = 2;
  while (first < line.length && !repeatsAt(line, first)) first += 2;
  if (first >= line.length) return line;
  const distinct = line.slice(0, first);
  for (let i = first; i < line.length; i += 2) if (!repeatsAt(line, i)) distinct.push(line[i] ?? 0, line[i + 1] ?? 0);
  return distinct;
}

function repeatsAt(line: FlatLine, i: number): boolean {
  return line[i] === line[i - 2] && line[i + 1] === line[i - 1];
}

/** Area on the screen of a closed ring: positive where it runs counter-clockwise as one sees it on a map. */
export function flatArea(ring: FlatLine): number {
  let twice = 0;
  let [px, py] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0];
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i] ?? 0, ring[i + 1] ?? 0];
    twice += x * py - px * y;
    [px, py] = [x, y];
  }
  return twice / 2;
}

/** The smallest box around all points of the lines; `[∞, ∞, -∞, -∞]` where there is no point. */
export function flatBox(lines: readonly FlatLine[]): PlaneBox {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (let i = 0; i < line.length; i += 2) {
      const [x, y] = [line[i] ?? 0, line[i + 1] ?? 0];
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  }
  return [minX, minY, maxX, maxY];
}
