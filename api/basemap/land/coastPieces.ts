import type { GridPoint } from '#api/basemap/grid/baseGrid.ts';
import { sharedInt32 } from '#api/platform/sharedArrays.ts';
import type { CoastPiece } from './cell.ts';

/** The pieces of a coast by cell. Threads share the memory. */
export interface PackedCoast {
  /** x and y of each point, half units, piece by piece. */
  readonly points: Int32Array;
  /** Key of the cell, first point, number of points, and whether it is complete, of each piece; ascending keys. */
  readonly pieces: Int32Array;
}

/** Numbers of a piece in `pieces`. */
const COLUMNS = 4;

/** Packs pieces as they come: as arrays of points, the coast of a country would take ten times the memory. */
export class CoastPacker {
  readonly #points = new GrowingArray();
  readonly #pieces: (readonly [key: number, start: number, length: number, complete: number])[] = [];

  /** `key`: of the cell. */
  add(key: number, { line, complete }: CoastPiece): void {
    this.#pieces.push([key, this.#points.length / 2, line.length, complete ? 1 : 0]);
    for (const [x, y] of line) this.#points.push(x, y);
  }

  finish(): PackedCoast {
    const pieces = sharedInt32(this.#pieces.length * COLUMNS);
    // The order of the pieces of a cell stays.
    const sorted = this.#pieces.toSorted(([a], [b]) => a - b);
    for (const [i, piece] of sorted.entries()) pieces.set(piece, i * COLUMNS);
    return { points: this.#points.finish(), pieces };
  }
}

/** The pieces of a cell in the order in which they were packed; undefined where it has none. */
export function piecesAt({ points, pieces }: PackedCoast, key: number): readonly CoastPiece[] | undefined {
  const found: CoastPiece[] = [];
  for (let i = firstOf(pieces, key) * COLUMNS; pieces[i] === key; i += COLUMNS) {
    const [start = 0, length = 0, complete] = pieces.subarray(i + 1, i + COLUMNS);
    const at = (n: number): GridPoint => [points[2 * (start + n)] ?? 0, points[2 * (start + n) + 1] ?? 0];
    found.push({ line: Array.from({ length }, (_, n) => at(n)), complete: complete === 1 });
  }
  return found.length === 0 ? undefined : found;
}

/** The first piece whose key is not smaller. */
function firstOf(pieces: Int32Array, key: number): number {
  let [low, high] = [0, pieces.length / COLUMNS];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pieces[middle * COLUMNS] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

class GrowingArray {
  #numbers = new Int32Array(1024);
  length = 0;

  push(x: number, y: number): void {
    if (this.length + 2 > this.#numbers.length) {
      const larger = new Int32Array(this.#numbers.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = x;
    this.#numbers[this.length++] = y;
  }

  finish(): Int32Array {
    const numbers = sharedInt32(this.length);
    numbers.set(this.#numbers.subarray(0, this.length));
    return numbers;
  }
}
