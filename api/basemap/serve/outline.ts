import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '#api/platform/db/database.ts';
import { EXTRACT_SQUARE_ZOOM } from '#common/baseMap.ts';
import { commonBounds, type Position } from '#common/geo/bounds.ts';
import { fromTileGrid, toTileGrid, type TileGridPoint } from '#common/geo/tileGrid.ts';
import { groupBy } from '#common/groupBy.ts';

const number = z.number();

/** The extracts of a set as the import stores them, oldest first; `squares` are runs of one row: row, west, east. */
export const storedExtracts = z.array(
  z.object({
    bounds: z.tuple([number, number, number, number]).readonly(),
    squares: z.array(z.tuple([number, number, number]).readonly()).optional(),
  }),
);

/** Closed rings of positions around areas, none around a hole. */
type Outline = readonly (readonly Position[])[];

type Extract = z.infer<typeof storedExtracts>[number];

/** A box of the tile grid: columns grow to the east, rows to the south. */
type GridBox = readonly [west: number, north: number, east: number, south: number];

/** A side of a cell, with the area on its left as one sees it. */
type Side = readonly [from: TileGridPoint, to: TileGridPoint];

/** Number of sets whose outline is cached: the live one, the one before, and some more. */
const CACHED = 4;

/** Reads the outline of the extracts of a set; empty for 0, the set without extracts. */
export function outlines({ prisma }: Pick<Database, 'prisma'>): (tileSet: number) => Promise<Outline> {
  const cache = new LRUCache<number, Outline>({
    max: CACHED,
    fetchMethod: async (id) => {
      const row = await prisma.baseTileSet.findUnique({ where: { id }, select: { extracts: true } });
      return outlineOf(storedExtracts.safeParse(row?.extracts).data ?? []);
    },
  });
  return async (tileSet) => (await cache.fetch(tileSet)) ?? outlineOf([]);
}

/**
 * Where the base map has details: the squares of the extracts that hold data, within their bounds. Holes are closed:
 * the sea among islands is no place without a map.
 */
export function outlineOf(extracts: readonly Extract[]): Outline {
  const rings = linked(outerSides(cellsOf(extracts.flatMap(boxesOf)))).filter((ring) => areaOf(ring) > 0);
  return rings.map((ring) => ring.map((point) => rounded(fromTileGrid(point, EXTRACT_SQUARE_ZOOM))));
}

const rounded = ([lon, lat]: Position): Position => [Number(lon.toFixed(4)), Number(lat.toFixed(4))];

function boxesOf({ bounds: [west, south, east, north], squares }: Extract): GridBox[] {
  const area: GridBox = [
    ...toTileGrid([west, north], EXTRACT_SQUARE_ZOOM),
    ...toTileGrid([east, south], EXTRACT_SQUARE_ZOOM),
  ];
  if (squares === undefined) return [area];
  return squares.flatMap(([row, first, last]): GridBox[] => {
    const within = commonBounds([first, row, last + 1, row + 1], area);
    return within === null ? [] : [within];
  });
}

/** The boxes cut along all of their edges into cells, each once: boxes of several extracts may overlap. */
function cellsOf(boxes: readonly GridBox[]): GridBox[] {
  const columns = sorted(boxes.flatMap(([west, , east]) => [west, east]));
  const rows = sorted(boxes.flatMap(([, north, , south]) => [north, south]));
  return pairs(rows).flatMap(([north, south]) => {
    const across = boxes.filter(([, top, , bottom]) => top <= north && bottom >= south);
    return pairs(columns)
      .filter(([west, east]) => across.some(([left, , right]) => left <= west && right >= east))
      .map(([west, east]): GridBox => [west, north, east, south]);
  });
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

const pairs = (values: readonly number[]): [number, number][] =>
  values.slice(1).map((value, before) => [values[before] ?? value, value]);

/** The sides of the cells that no other cell has too. */
function outerSides(cells: readonly GridBox[]): Side[] {
  const sides = new Map<string, Side>();
  for (const [west, north, east, south] of cells) {
    const corners: TileGridPoint[] = [
      [west, north],
      [west, south],
      [east, south],
      [east, north],
    ];
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % corners.length] ?? from;
      if (!sides.delete(`${to.join()} ${from.join()}`)) sides.set(`${from.join()} ${to.join()}`, [from, to]);
    });
  }
  return [...sides.values()];
}

/** Joins sides to closed rings, without the points in the middle of a straight stretch. */
function linked(sides: readonly Side[]): TileGridPoint[][] {
  const starts = groupBy(sides, ([start]) => start.join());
  const rings: TileGridPoint[][] = [];
  for (const [first] of sides) {
    const ring: TileGridPoint[] = [];
    for (let side = starts.get(first.join())?.pop(); side !== undefined; side = starts.get(side[1].join())?.pop())
      ring.push(side[0]);
    const corners = ring.filter((point, at) => isCorner(ring.at(at - 1), point, ring[(at + 1) % ring.length]));
    const [start] = corners;
    if (start !== undefined) rings.push([...corners, start]);
  }
  return rings;
}

function isCorner(
  [beforeX, beforeY]: TileGridPoint = [0, 0],
  [x, y]: TileGridPoint,
  [afterX, afterY]: TileGridPoint = [0, 0],
): boolean {
  return !((beforeX === x && x === afterX) || (beforeY === y && y === afterY));
}

/** Twice the area of a closed ring: positive with the area on the left, negative round a hole. */
function areaOf(ring: readonly TileGridPoint[]): number {
  return ring.slice(1).reduce((sum, [x, y], at) => sum + x * (ring[at]?.[1] ?? 0) - (ring[at]?.[0] ?? 0) * y, 0);
}
