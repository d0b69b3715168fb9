import { clipPolygon } from 'lineclip';
import { LRUCache } from 'lru-cache';
import { type Box, type GridPoint, overlap, ringArea } from '#api/basemap/grid/baseGrid.ts';
import { distinct } from '#api/basemap/grid/gridShape.ts';
import { boxOfRing, CELL, even, isCut, type Ring } from '#api/basemap/grid/halfGrid.ts';

/** Sides of the squares that are cut out of one another, in cells: a z5, a z8 and a z11 tile. */
const SQUARES = [512, 64, 8] as const;
const KEPT_SQUARES = 600;

export interface LandPart {
  /**
   * Closed rings, counter-clockwise round land, clockwise round water. Sides along the box are cuts, which `dissolve`
   * removes.
   */
  readonly rings: readonly Ring[];
  /** Whether a shore runs through the box. */
  readonly hasCoast: boolean;
}

/** Polygons of the whole world from which small boxes are cut quickly. */
export class CutLand {
  readonly #rings: readonly Ring[];
  readonly #squares = new LRUCache<string, readonly Ring[]>({ max: KEPT_SQUARES });

  /** Rings in half units, counter-clockwise round land. */
  constructor(rings: readonly Ring[]) {
    this.#rings = rings;
  }

  /** The land in a box that has cuts as edges. */
  within(box: Box): LandPart {
    const rings = squaresIn(box, SQUARES[2]).flatMap(([column, row]) => {
      const square = squareBox(SQUARES[2], column, row);
      const part: Box = [
        Math.max(box[0], square[0]),
        Math.max(box[1], square[1]),
        Math.min(box[2], square[2]),
        Math.min(box[3], square[3]),
      ];
      return clipRings(this.#square(2, column, row), part);
    });
    return { rings, hasCoast: rings.some(leavesCuts) };
  }

  #square(level: 0 | 1 | 2, column: number, row: number): readonly Ring[] {
    const key = `${level}/${column}/${row}`;
    const known = this.#squares.get(key);
    if (known !== undefined) return known;
    const box = squareBox(SQUARES[level], column, row);
    const rings =
      level === 0
        ? clipRings(this.#rings, box)
        : clipRings(this.#square(level === 2 ? 1 : 0, column >> 3, row >> 3), box);
    this.#squares.set(key, rings);
    return rings;
  }
}

function squareBox(cells: number, column: number, row: number): Box {
  const side = cells * CELL;
  return [column * side - 1, row * side - 1, (column + 1) * side - 1, (row + 1) * side - 1];
}

/**
 * The box of all the largest squares that share some area with a box: land cut to it is as the land of the whole world.
 */
export function squaresAround(box: Box): Box {
  const squares = squaresIn(box, SQUARES[0]).map(([column, row]) => squareBox(SQUARES[0], column, row));
  return [
    Math.min(...squares.map(([x]) => x)),
    Math.min(...squares.map(([, y]) => y)),
    Math.max(...squares.map(([, , x]) => x)),
    Math.max(...squares.map(([, , , y]) => y)),
  ];
}

/** Squares that share some area with the box. */
function squaresIn([minX, minY, maxX, maxY]: Box, cells: number): [column: number, row: number][] {
  const side = cells * CELL;
  const found: [number, number][] = [];
  for (let row = Math.floor((minY + 1) / side); row * side - 1 < maxY; row++) {
    for (let column = Math.floor((minX + 1) / side); column * side - 1 < maxX; column++) found.push([column, row]);
  }
  return found;
}

/**
 * Clips rings to a box. The parts of a ring stay joined along the edge by sides that run there and back; `dissolve`
 * removes them.
 */
export function clipRings(rings: readonly Ring[], box: Box): Ring[] {
  const [minX, minY, maxX, maxY] = box;
  return rings.flatMap((ring) => {
    if (!overlap(boxOfRing(ring), box)) return [];
    const clipped = distinct(
      clipPolygon(ring.slice(0, -1), [minX, minY, maxX, maxY]).map(([x, y]): GridPoint => [
        onGrid(x, minX, maxX),
        onGrid(y, minY, maxY),
      ]),
    );
    const [first] = clipped;
    return first === undefined || clipped.length < 3 || ringArea(clipped) === 0 ? [] : [distinct([...clipped, first])];
  });
}

const onGrid = (v: number, low: number, high: number): number => (v === low || v === high ? v : even(v));

function leavesCuts(ring: Ring): boolean {
  return ring.some(([x, y], i) => {
    const [nx, ny] = ring[i + 1] ?? [x, y];
    return (x !== nx || y !== ny) && !((x === nx && isCut(x)) || (y === ny && isCut(y)));
  });
}
