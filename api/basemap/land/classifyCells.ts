import { type Box, ringArea } from '#api/basemap/grid/baseGrid.ts';
import type { CellLand } from './cell.ts';
import type { LandPart } from './cutLand.ts';

/** How the land of a cell is found: by its own coast, all or nothing of it (but for lagoons), or from the embedded map. */
export type CellState = 'coast' | 'lagoons' | 'land' | 'sea' | 'embedded';

/** Cells of an extract: those of z14 tiles. */
export interface Grid {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

interface Sources {
  /** Undefined: no coast; null: torn. */
  readonly coastOf: (column: number, row: number) => CellLand | null | undefined;
  readonly embeddedIn: (column: number, row: number) => LandPart;
  /** Half units. */
  readonly boxOf: (column: number, row: number) => Box;
  readonly onProgress: (done: number, total: number) => void;
}

export interface CellStates {
  readonly at: (column: number, row: number) => CellState;
  readonly counts: () => Record<CellState, number>;
}

/** What is known of a cell while the sea is followed from cell to cell. */
const NOTHING = 0;
const COAST = 1;
const TORN = 2;
/** Holds whole coastlines only: they do not say what is around them. */
const RINGS = 3;
const LAND = 4;
const SEA = 5;
const EMBEDDED = 6;
const RINGS_ON_LAND = 7;
const RINGS_IN_SEA = 8;

const STATE_OF: readonly CellState[] = [
  'embedded',
  'coast',
  'embedded',
  'coast',
  'land',
  'sea',
  'embedded',
  'lagoons',
  'coast',
];
/** Sides of a cell: the neighbour there, and the two corners that both share, of this cell's four (south-west, south-east, north-east, north-west). */
const SIDES = [
  { dx: 0, dy: 1, corners: [0, 1] },
  { dx: 1, dy: 0, corners: [1, 2] },
  { dx: 0, dy: -1, corners: [2, 3] },
  { dx: -1, dy: 0, corners: [3, 0] },
] as const;

/**
 * Tells every cell what it is. Cells with a sound coast know their edges; from these land and sea spread to cells without a coast. It
 * does not spread past a cell where the embedded map has a shore and the extract none near by: there its data has ended.
 */
export function classify(grid: Grid, { coastOf, embeddedIn, boxOf, onProgress }: Sources): CellStates {
  const states = new Uint8Array(grid.columns * grid.rows);
  const indexOf = (column: number, row: number): number | null =>
    column < 0 || row < 0 || column >= grid.columns || row >= grid.rows ? null : row * grid.columns + column;
  const stateAt = (column: number, row: number): number | null => {
    const i = indexOf(column, row);
    return i === null ? null : (states[i] ?? NOTHING);
  };
  const placeOf = (i: number): [column: number, row: number] => [
    grid.column + (i % grid.columns),
    grid.row + Math.floor(i / grid.columns),
  ];
  const embedded = (i: number) => embeddedIn(...placeOf(i));
  const sidesOf = (i: number) => {
    const [column, row] = [i % grid.columns, Math.floor(i / grid.columns)];
    return SIDES.flatMap(({ dx, dy, corners }) => {
      const neighbour = indexOf(column + dx, row + dy);
      return neighbour === null ? [] : [{ neighbour, corners, dx, dy }];
    });
  };
  const hasCoastNear = (i: number): boolean => {
    const [column, row] = [i % grid.columns, Math.floor(i / grid.columns)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const state = stateAt(column + dx, row + dy);
        if (state === COAST || state === RINGS || state === RINGS_IN_SEA || state === RINGS_ON_LAND) return true;
      }
    }
    return false;
  };

  // What cells with a coast of their own say of their neighbours: 1 land, 2 sea, 3 both.
  const told = new Uint8Array(states.length);
  for (let i = 0; i < states.length; i++) {
    if (i % grid.columns === 0) onProgress(i, states.length);
    const coast = coastOf(...placeOf(i));
    if (coast === undefined) continue;
    states[i] = coast === null ? TORN : coast.corners === null ? RINGS : COAST;
    const known = coast?.corners;
    if (!known) continue;
    for (const {
      neighbour,
      corners: [one, other],
    } of sidesOf(i)) {
      if (known[one] === known[other]) told[neighbour] = (told[neighbour] ?? 0) | (known[one] ? 1 : 2);
    }
  }

  const queue: number[] = [];
  const decide = (i: number, land: boolean, first: boolean) => {
    const state = states[i];
    if (state === RINGS) {
      states[i] = land ? RINGS_ON_LAND : RINGS_IN_SEA;
      queue.push(i);
      return;
    }
    if (state !== NOTHING) return;
    const { hasCoast, rings } = embedded(i);
    if (hasCoast) {
      states[i] = !hasCoastNear(i) ? EMBEDDED : land ? LAND : SEA;
      return;
    }
    // Off the coast the embedded map is right: what contradicts it has leaked out where the data ends.
    if (!first && rings.length > 0 !== land) {
      states[i] = EMBEDDED;
      return;
    }
    states[i] = land ? LAND : SEA;
    queue.push(i);
  };
  const spread = () => {
    for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
      const land = states[i] === LAND || states[i] === RINGS_ON_LAND;
      for (const { neighbour } of sidesOf(i)) decide(neighbour, land, false);
    }
  };

  told.forEach((verdict, i) => {
    if (verdict === 3 && (states[i] === NOTHING || states[i] === RINGS)) states[i] = EMBEDDED;
    else if (verdict !== 0) decide(i, verdict === 1, true);
  });
  spread();
  // Islands in the open sea that nothing has reached tell by the way they are drawn what is around them.
  states.forEach((state, i) => {
    if (state !== RINGS) return;
    decide(i, isWater(coastOf(...placeOf(i))), true);
    spread();
  });
  // Where the data ends, embedded land that goes on next door goes on here too.
  const ends = states.map((state) => (state === TORN || state === EMBEDDED ? 1 : 0));
  states.forEach((state, i) => {
    if (state !== RINGS_IN_SEA) return;
    const goesOn = sidesOf(i).some(
      ({ neighbour, dx, dy }) => ends[neighbour] === 1 && touchesSide(embedded(i), boxOf(...placeOf(i)), dx, dy),
    );
    if (goesOn) states[i] = EMBEDDED;
  });
  onProgress(states.length, states.length);
  return {
    at: (column, row) => STATE_OF[stateAt(column - grid.column, row - grid.row) ?? NOTHING] ?? 'embedded',
    counts: () => {
      const counts: Record<CellState, number> = { coast: 0, lagoons: 0, land: 0, sea: 0, embedded: 0 };
      for (const state of states) counts[STATE_OF[state] ?? 'embedded']++;
      return counts;
    },
  };
}

/** Is the greatest ring drawn round water? */
function isWater(land: CellLand | null | undefined): boolean {
  const areas = (land?.rings ?? []).map(ringArea);
  return areas.reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0) < 0;
}

/** Does land run along a side of the box? */
function touchesSide({ rings }: LandPart, [minX, minY, maxX, maxY]: Box, dx: number, dy: number): boolean {
  const axis = dx === 0 ? 1 : 0;
  const side = dx === 0 ? (dy > 0 ? maxY : minY) : dx > 0 ? maxX : minX;
  return rings.some((ring) => ring.some((point, i) => point[axis] === side && ring[i + 1]?.[axis] === side));
}
