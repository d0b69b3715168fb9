import { type Box, type GridPoint, ringArea } from '#api/basemap/grid/baseGrid.ts';
import type { Ring } from '#api/basemap/grid/halfGrid.ts';

/**
 * The part of a coastline in one cell: a line with its ends on the cell's edge, a whole ring, or a line that ends
 * inside.
 */
export interface CoastPiece {
  /** Half units, land on the left. */
  readonly line: Ring;
  /** The coastline comes back to its start, so that no part of it is missing. */
  readonly complete: boolean;
}

/** Whether each corner is on land: south-west, south-east, north-east, north-west. */
type Corners = readonly [boolean, boolean, boolean, boolean];

export interface CellLand {
  /** Counter-clockwise round land, clockwise round water. */
  readonly rings: readonly Ring[];
  /** Null where the cell has only rings, which do not say what is around them. */
  readonly corners: Corners | null;
}

interface Event {
  readonly at: number;
  /**
   * Whether the coast leaves the cell here: then land follows along the edge, walking counter-clockwise; the sea
   * follows where the coast enters.
   */
  readonly exit: boolean;
  readonly piece: CoastPiece;
}

/**
 * The land of a cell by its coast; null where the coast is torn: a line ends inside, or two neighbours on the edge
 * disagree.
 */
export function landOfCell(cell: Box, pieces: readonly CoastPiece[]): CellLand | null {
  const rings: Ring[] = [];
  const events: Event[] = [];
  for (const piece of pieces) {
    if (isRing(piece.line)) {
      rings.push(piece.line);
      continue;
    }
    const [start, end] = [placeOnEdge(cell, piece.line[0]), placeOnEdge(cell, piece.line.at(-1))];
    if (start === null || end === null) return null;
    events.push({ at: start, exit: false, piece }, { at: end, exit: true, piece });
  }
  if (events.length === 0) return { rings, corners: null };
  const ordered = alternating(events, true) ?? alternating(events, false);
  return ordered === null ? null : { rings: [...walked(cell, ordered), ...rings], corners: cornersOf(cell, ordered) };
}

export function isRing(line: Ring): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 3 && first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}

/** The whole cell as a ring of land. */
export function wholeCell([minX, minY, maxX, maxY]: Box): Ring {
  return [
    [minX, maxY],
    [maxX, maxY],
    [maxX, minY],
    [minX, minY],
    [minX, maxY],
  ];
}

/** The rings of a cell whose rings are water inside its land. */
export function landAround(cell: Box, rings: readonly Ring[]): Ring[] {
  return [wholeCell(cell), ...rings.filter((ring) => ringArea(ring) < 0)];
}

/** Distance along the edge, counter-clockwise from the south-west corner; null off the edge. */
function placeOnEdge([minX, minY, maxX, maxY]: Box, point: GridPoint | undefined): number | null {
  if (point === undefined) return null;
  const [x, y] = point;
  const [width, height] = [maxX - minX, maxY - minY];
  if (y === maxY) return x - minX;
  if (x === maxX) return width + maxY - y;
  if (y === minY) return width + height + maxX - x;
  return x === minX ? 2 * width + height + y - minY : null;
}

/**
 * The events along the edge, entries alternating with exits; null where they do not alternate. Two events in one place
 * may stand in either order.
 */
function alternating(events: readonly Event[], firstIsExit: boolean): Event[] | null {
  const sorted = events.toSorted((a, b) => a.at - b.at);
  for (let i = 0; i < sorted.length; i++) {
    const wanted = firstIsExit === (i % 2 === 0);
    const [event, next] = [sorted[i], sorted[i + 1]];
    if (event === undefined || event.exit === wanted) continue;
    if (next === undefined || next.at !== event.at || next.exit !== wanted) return null;
    [sorted[i], sorted[i + 1]] = [next, event];
  }
  return sorted;
}

function cornerPlaces([minX, minY, maxX, maxY]: Box): [at: number, corner: GridPoint][] {
  const [width, height] = [maxX - minX, maxY - minY];
  return [
    [0, [minX, maxY]],
    [width, [maxX, maxY]],
    [width + height, [maxX, minY]],
    [2 * width + height, [minX, minY]],
  ];
}

function cornersOf(cell: Box, events: readonly Event[]): Corners {
  const landAt = (at: number) => (events.findLast((event) => event.at < at) ?? events.at(-1))?.exit ?? false;
  const [southWest, southEast, northEast, northWest] = cornerPlaces(cell).map(([at]) => landAt(at));
  return [southWest ?? false, southEast ?? false, northEast ?? false, northWest ?? false];
}

/**
 * The rings of land: each follows a line of the coast, then the edge counter-clockwise to the next line of the coast,
 * until it is closed.
 */
function walked(cell: Box, events: readonly Event[]): Ring[] {
  const round = 2 * (cell[2] - cell[0] + cell[3] - cell[1]);
  const corners = cornerPlaces(cell);
  const exitOf = new Map(events.flatMap((event, i) => (event.exit ? [[event.piece, i] as const] : [])));
  const used = new Set<CoastPiece>();
  const rings: Ring[] = [];
  for (const { piece: first } of events) {
    const ring: Ring = [];
    for (let piece = first; !used.has(piece);) {
      used.add(piece);
      for (const point of piece.line) ring.push(point);
      const i = exitOf.get(piece) ?? 0;
      const next = events[(i + 1) % events.length];
      const from = events[i]?.at ?? 0;
      if (next === undefined) break;
      const to = i + 1 < events.length ? next.at : next.at + round;
      for (const [at, corner] of [...corners, ...corners.map(([place, point]) => [place + round, point] as const)]) {
        if (at > from && at < to) ring.push([...corner]);
      }
      piece = next.piece;
    }
    const [start] = ring;
    if (start !== undefined) rings.push([...ring, start]);
  }
  return rings;
}
