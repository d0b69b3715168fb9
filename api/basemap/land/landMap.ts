import { LRUCache } from 'lru-cache';
import type { Box } from '#api/basemap/grid/baseGrid.ts';
import { boxesOutside, cellOf, cutBefore, cutBounds, type Ring } from '#api/basemap/grid/halfGrid.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { type CellLand, landAround, landOfCell, wholeCell } from './cell.ts';
import type { Grid } from './cellGrid.ts';
import { classify, type CellState } from './classifyCells.ts';
import { cellKey } from './coast.ts';
import { type PackedCoast, piecesAt } from './coastPieces.ts';
import type { CutLand } from './cutLand.ts';
import { dissolve, type HalfPolygon } from './dissolve.ts';
import { withIslands } from './islands.ts';
import { bentSteps, bentStepsIn } from './seam.ts';

/** The land inside the bounds of an extract by its coastlines, and outside by the embedded map. */
export interface LandMap {
  /** The land of a box (half units, cuts as edges); no cut shows inside it. */
  readonly within: (box: Box) => HalfPolygon[];
  /** How many cells of the extract are in each state. */
  readonly cells: Readonly<Record<CellState, number>>;
}

/**
 * Finds the land of an extract. `coast`: its coastlines, cut along the cells. Cells are z14 tiles; a cell
 * where the coast is torn, or where the data has ended, takes the embedded land (docs/decisions).
 */
export function landMap(
  coast: PackedCoast,
  bounds: Bounds,
  embedded: CutLand,
  onProgress: (done: number, total: number) => void = () => undefined,
): LandMap {
  const area = cutBounds(bounds);
  const grid = gridOf(area);
  const cells = new Cells(area, coast, embedded);
  const states = classify(grid, {
    coastOf: (column, row) => cells.coastOf(column, row),
    embeddedIn: (column, row) => embedded.within(cells.boxOf(column, row)),
    boxOf: (column, row) => cells.boxOf(column, row),
    onProgress,
  });
  const known = new LRUCache<number, readonly Ring[]>({ max: KNOWN_CELLS });
  const ringsOf = ([column, row]: Cell): readonly Ring[] => {
    const key = cellKey(column, row);
    let rings = known.get(key);
    if (rings === undefined) known.set(key, (rings = cells.ringsOf(column, row, states.at(column, row))));
    return rings;
  };
  const steps = bentSteps(edgeCells(grid).flatMap(ringsOf), area, embedded);
  return {
    cells: states.counts(),
    within: (box) => {
      const rings: Ring[] = boxesOutside(box, area).flatMap((outside) => [...embedded.within(outside).rings]);
      rings.push(...bentStepsIn(box, area, steps));
      for (const cell of cellsIn(box, grid)) rings.push(...ringsOf(cell));
      return dissolve(rings);
    },
  };
}

/** Number of cells whose land is cached: two rows of z12 tiles, as far as an extract of Finland reaches. */
const KNOWN_CELLS = 5000;

type Cell = readonly [column: number, row: number];

/** The land of single cells of an extract, by their coast. */
class Cells {
  readonly #area: Box;
  readonly #coast: PackedCoast;
  readonly #embedded: CutLand;

  constructor(area: Box, coast: PackedCoast, embedded: CutLand) {
    this.#area = area;
    this.#coast = coast;
    this.#embedded = embedded;
  }

  /** The box of a cell, as far as it lies in the extract. */
  boxOf(column: number, row: number): Box {
    const [minX, minY, maxX, maxY] = this.#area;
    return [
      Math.max(cutBefore(column), minX),
      Math.max(cutBefore(row), minY),
      Math.min(cutBefore(column + 1), maxX),
      Math.min(cutBefore(row + 1), maxY),
    ];
  }

  /** The land that the coast of a cell encloses; undefined where it has no coast, null where the coast is torn. */
  coastOf(column: number, row: number): CellLand | null | undefined {
    const found = piecesAt(this.#coast, cellKey(column, row));
    return found === undefined ? undefined : landOfCell(this.boxOf(column, row), found);
  }

  /** Rings round the land of a cell in a state. */
  ringsOf(column: number, row: number, state: CellState): readonly Ring[] {
    const box = this.boxOf(column, row);
    switch (state) {
      case 'sea':
        return [];
      case 'land':
        return [wholeCell(box)];
      case 'coast':
        return this.coastOf(column, row)?.rings ?? [];
      case 'lagoons':
        return landAround(box, this.coastOf(column, row)?.rings ?? []);
      case 'embedded':
        return withIslands(this.#embedded.within(box).rings, piecesAt(this.#coast, cellKey(column, row)) ?? [], box);
    }
  }
}

/** The cells that an area touches. */
function gridOf(area: Box): Grid {
  const [column, row] = [cellOf(area[0]), cellOf(area[1])];
  return { column, row, columns: cellOf(area[2] - 2) - column + 1, rows: cellOf(area[3] - 2) - row + 1 };
}

/** The cells of the grid that a box touches, row by row. */
function* cellsIn(box: Box, grid: Grid): Generator<Cell> {
  const touched = gridOf(box);
  const [right, bottom] = [touched.column + touched.columns, touched.row + touched.rows];
  for (let row = Math.max(touched.row, grid.row); row < Math.min(bottom, grid.row + grid.rows); row++) {
    for (
      let column = Math.max(touched.column, grid.column);
      column < Math.min(right, grid.column + grid.columns);
      column++
    )
      yield [column, row];
  }
}

/** Cells along the edge of the grid, each once. */
function edgeCells({ column, row, columns, rows }: Grid): Cell[] {
  return Array.from({ length: rows }, (_, y) => {
    const inner = y > 0 && y < rows - 1;
    const xs = inner ? [...new Set([0, columns - 1])] : Array.from({ length: columns }, (_each, x) => x);
    return xs.map((x): Cell => [column + x, row + y]);
  }).flat();
}
