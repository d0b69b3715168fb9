import { NO_LOCATION } from '#api/osm/block.ts';

/** Sides of a square, 1e-7 degrees: some 1.1 km both ways at 60° N. */
const [WIDTH, HEIGHT] = [200_000, 100_000];
const [COLUMNS, ROWS] = [3_600_000_000 / WIDTH, 1_800_000_000 / HEIGHT + 1];
/** Squares along the side of a block. */
const BLOCK = 8;
const BLOCK_COLUMNS = COLUMNS / BLOCK;

/**
 * Where a file of map data holds anything: an extract is cut along a border, and its bounds are only a box around it.
 * Memory: a bit for each square, whose pages an operating system gives only where they are written, 40 MB at most.
 */
export class DataSquares {
  readonly #bits = new Uint8Array((COLUMNS * ROWS) / 8);
  #first = (COLUMNS * ROWS) / 8;
  #last = -1;

  /** Takes nodes of the file, 1e-7 degrees. */
  take(lons: Int32Array, lats: Int32Array): void {
    const bits = this.#bits;
    let last = -1;
    for (let i = 0; i < lons.length; i++) {
      const [lon, lat] = [lons[i] ?? NO_LOCATION, lats[i] ?? NO_LOCATION];
      if (lon === NO_LOCATION || lat === NO_LOCATION) continue;
      const square = (((lat + 900_000_000) / HEIGHT) | 0) * COLUMNS + (((lon + 1_800_000_000) / WIDTH) | 0);
      if (square === last) continue;
      last = square;
      const byte = square >> 3;
      bits[byte] = (bits[byte] ?? 0) | (1 << (square & 7));
      this.#first = Math.min(this.#first, byte);
      this.#last = Math.max(this.#last, byte);
    }
  }

  /**
   * The squares that the file knows completely: those with a node, and all of a block that has nodes in it and in each
   * of the eight blocks around it, so that a place in the wilderness can vanish with the last node of its square.
   */
  known(): number[] {
    const held = this.#held();
    const blocks = new Set(held.map(blockOf));
    const inner = new Set([...blocks].filter((block) => AROUND.every((step) => blocks.has(block + step))));
    return [...held.filter((square) => !inner.has(blockOf(square))), ...[...inner].flatMap(squaresOf)];
  }

  #held(): number[] {
    const held: number[] = [];
    for (let byte = this.#first; byte <= this.#last; byte++) {
      const bits = this.#bits[byte] ?? 0;
      for (let bit = 0; bits >> bit > 0; bit++) if (((bits >> bit) & 1) === 1) held.push(byte * 8 + bit);
    }
    return held;
  }
}

const AROUND = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * BLOCK_COLUMNS + column));

function blockOf(square: number): number {
  return Math.floor(square / COLUMNS / BLOCK) * BLOCK_COLUMNS + Math.floor((square % COLUMNS) / BLOCK);
}

function squaresOf(block: number): number[] {
  const first = Math.floor(block / BLOCK_COLUMNS) * BLOCK * COLUMNS + (block % BLOCK_COLUMNS) * BLOCK;
  return Array.from({ length: BLOCK * BLOCK }, (_, i) => first + Math.floor(i / BLOCK) * COLUMNS + (i % BLOCK));
}

/** SQL of the square of a position in degrees, as `DataSquares` numbers them. */
export function squareSql(lon: string, lat: string): string {
  const units = (degrees: string, side: number) => `round((${degrees}) * 1e7)::bigint / ${side}`;
  return `(${units(`${lat} + 90`, HEIGHT)} * ${COLUMNS} + ${units(`${lon} + 180`, WIDTH)})`;
}
