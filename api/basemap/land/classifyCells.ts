import { type Box, ringArea } from '#api/basemap/grid/baseGrid.ts';
import type { CellLand } from './cell.ts';
import { cellsAround, type Grid, numberOf, placeOf, sidesOf } from './cellGrid.ts';
import type { LandPart } from './cutLand.ts';

/**
 * How the land of a cell is found: from its own coast, as all land or all sea (but for lagoons), or from the embedded
 * map.
 */
export type CellState = 'coast' | 'lagoons' | 'land' | 'sea' | 'embedded';

interface Sources {
  /** The land that a cell's own coast encloses; undefined where it has no coast, null where the coast is torn. */
  readonly coastOf: (column: number, row: number) => CellLand | null | undefined;
  readonly embeddedIn: (column: number, row: number) => LandPart;
  /** The box of a cell, half units. */
  readonly boxOf: (column: number, row: number) => Box;
  readonly onProgress: (done: number, total: number) => void;
}

export interface CellStates {
  /** By the column and row of the tile. */
  at(column: number, row: number): CellState;
  /** Number of the cells in each state. */
  counts(): Record<CellState, number>;
}

/** States of a cell while land and sea spread from cell to cell. */
const NOTHING = 0;
const COAST = 1;
const TORN = 2;
/** The cell has whole coastlines only, which do not say what is around them. */
const RINGS = 3;
const LAND = 4;
const SEA = 5;
const EMBEDDED = 6;
const RINGS_ON_LAND = 7;
const RINGS_IN_SEA = 8;

/** States of cells in which a part of a coastline lies. */
const HAS_COAST: ReadonlySet<number> = new Set([COAST, RINGS, RINGS_IN_SEA, RINGS_ON_LAND]);

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
/**
 * Finds the state of every cell of an extract. Cells with a sound coast know their edges; from these, land and sea
 * spread to cells without a coast. They do not spread past a cell where the embedded map has a shore and the extract
 * none near by: there the data of the extract ends.
 */
export function classify(grid: Grid, sources: Sources): CellStates {
  const cells = new Cells(grid, sources);
  cells.spreadFrom(cells.readCoasts());
  cells.settleRings();
  cells.followEmbeddedLand();
  sources.onProgress(grid.columns * grid.rows, grid.columns * grid.rows);
  return cells;
}

/** Bits of what neighbours with a coast of their own say about a cell. */
const SAYS_LAND = 1;
const SAYS_SEA = 2;

/** The cells while they are classified; a cell is addressed by its number, row by row. */
class Cells implements CellStates {
  readonly #grid: Grid;
  readonly #sources: Sources;
  readonly #states: Uint8Array;
  /** Cells that are decided and whose neighbours are not looked at yet. */
  readonly #queue: number[] = [];

  constructor(grid: Grid, sources: Sources) {
    this.#grid = grid;
    this.#sources = sources;
    this.#states = new Uint8Array(grid.columns * grid.rows);
  }

  at(column: number, row: number): CellState {
    const i = numberOf(this.#grid, column - this.#grid.column, row - this.#grid.row);
    return STATE_OF[i === null ? NOTHING : (this.#states[i] ?? NOTHING)] ?? 'embedded';
  }

  counts(): Record<CellState, number> {
    const counts: Record<CellState, number> = { coast: 0, lagoons: 0, land: 0, sea: 0, embedded: 0 };
    for (const state of this.#states) counts[STATE_OF[state] ?? 'embedded']++;
    return counts;
  }

  /** Marks the cells with a coast; answers what they say about their neighbours, bits of `SAYS_LAND` and `SAYS_SEA`. */
  readCoasts(): Uint8Array {
    const says = new Uint8Array(this.#states.length);
    for (let i = 0; i < says.length; i++) {
      if (i % this.#grid.columns === 0) this.#sources.onProgress(i, says.length);
      const coast = this.#sources.coastOf(...placeOf(this.#grid, i));
      if (coast === undefined) continue;
      this.#states[i] = coast === null ? TORN : coast.corners === null ? RINGS : COAST;
      const corners = coast?.corners;
      if (!corners) continue;
      for (const { neighbour, shared } of sidesOf(this.#grid, i)) {
        const [one, other] = [corners[shared[0]], corners[shared[1]]];
        if (one === other) says[neighbour] = (says[neighbour] ?? 0) | (one ? SAYS_LAND : SAYS_SEA);
      }
    }
    return says;
  }

  /** Decides the cells about which their neighbours agree, and spreads land and sea from them. */
  spreadFrom(says: Uint8Array): void {
    says.forEach((verdict, i) => {
      const state = this.#states[i];
      if (verdict === (SAYS_LAND | SAYS_SEA) && (state === NOTHING || state === RINGS)) this.#states[i] = EMBEDDED;
      else if (verdict !== 0) this.#decide(i, verdict === SAYS_LAND, true);
    });
    this.#spread();
  }

  /**
   * Decides islands in the open sea that nothing has reached: the direction of their coast says what is around them.
   */
  settleRings(): void {
    this.#states.forEach((state, i) => {
      if (state !== RINGS) return;
      this.#decide(i, isWater(this.#sources.coastOf(...placeOf(this.#grid, i))), true);
      this.#spread();
    });
  }

  /** Where the data ends, embedded land that reaches a side of a cell with islands goes on in that cell. */
  followEmbeddedLand(): void {
    const ends = this.#states.map((state) => (state === TORN || state === EMBEDDED ? 1 : 0));
    this.#states.forEach((state, i) => {
      if (state !== RINGS_IN_SEA) return;
      const box = this.#sources.boxOf(...placeOf(this.#grid, i));
      const goesOn = sidesOf(this.#grid, i).some(
        ({ neighbour, dx, dy }) => ends[neighbour] === 1 && touchesSide(this.#embedded(i), box, dx, dy),
      );
      if (goesOn) this.#states[i] = EMBEDDED;
    });
  }

  /** Makes a cell land or sea; `first`: a coast says so, not a neighbour without a coast. */
  #decide(i: number, land: boolean, first: boolean): void {
    const state = this.#states[i];
    if (state === RINGS) {
      this.#states[i] = land ? RINGS_ON_LAND : RINGS_IN_SEA;
      this.#queue.push(i);
    } else if (state === NOTHING) this.#decideWithoutCoast(i, land, first);
  }

  #decideWithoutCoast(i: number, land: boolean, first: boolean): void {
    const { hasCoast, rings } = this.#embedded(i);
    const state = land ? LAND : SEA;
    if (hasCoast) {
      this.#states[i] = this.#hasCoastNear(i) ? state : EMBEDDED;
    } else if (!first && rings.length > 0 !== land) {
      // Off the coast the embedded map is right: land or sea that contradicts it has leaked out where the data ends.
      this.#states[i] = EMBEDDED;
    } else {
      this.#states[i] = state;
      this.#queue.push(i);
    }
  }

  #spread(): void {
    for (let i = this.#queue.pop(); i !== undefined; i = this.#queue.pop()) {
      const land = this.#states[i] === LAND || this.#states[i] === RINGS_ON_LAND;
      for (const { neighbour } of sidesOf(this.#grid, i)) this.#decide(neighbour, land, false);
    }
  }

  #embedded(i: number): LandPart {
    return this.#sources.embeddedIn(...placeOf(this.#grid, i));
  }

  #hasCoastNear(i: number): boolean {
    return cellsAround(this.#grid, i).some((near) => HAS_COAST.has(this.#states[near] ?? NOTHING));
  }
}

/** Whether the greatest ring runs round water. */
function isWater(land: CellLand | null | undefined): boolean {
  const areas = (land?.rings ?? []).map(ringArea);
  return areas.reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0) < 0;
}

/** Whether land runs along a side of the box. */
function touchesSide({ rings }: LandPart, [minX, minY, maxX, maxY]: Box, dx: number, dy: number): boolean {
  const axis = dx === 0 ? 1 : 0;
  const side = dx === 0 ? (dy > 0 ? maxY : minY) : dx > 0 ? maxX : minX;
  return rings.some((ring) => ring.some((point, i) => point[axis] === side && ring[i + 1]?.[axis] === side));
}
