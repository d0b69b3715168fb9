import type { Box, GridLine } from '#api/basemap/grid/baseGrid.ts';
import { boxesOutside, cellOf, cutBefore, cutBounds, type Ring } from '#api/basemap/grid/halfGrid.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { type CellLand, landAround, landOfCell, wholeCell } from './cell.ts';
import { classify, type CellState, type Grid } from './classifyCells.ts';
import { cellKey, cutCoast } from './coast.ts';
import type { CutLand } from './cutLand.ts';
import { dissolve, type HalfPolygon } from './dissolve.ts';
import { withIslands } from './islands.ts';
import { bentSteps, bentStepsIn } from './seam.ts';

/** Where land is: inside the bounds of an extract by its coastlines, outside by the embedded map. */
export interface LandMap {
  /** Land of a box (half units, edges on cuts); no cut shows inside it. */
  readonly within: (box: Box) => HalfPolygon[];
  /** How many cells of the extract tell their land themselves, by their neighbours, or are left to the embedded map. */
  readonly cells: Readonly<Record<CellState, number>>;
}

/**
 * Finds the land of an extract. `coast`: its coastlines on the grid, land on their left. Cells are z14 tiles; one where the coast is
 * torn, or where the data has ended, takes the embedded land (docs/decisions).
 */
export function landMap(
  coast: readonly GridLine[],
  bounds: Bounds,
  embedded: CutLand,
  onProgress: (done: number, total: number) => void = () => undefined,
): LandMap {
  const area = cutBounds(bounds);
  const { pieces } = cutCoast(coast, area);
  const grid: Grid = {
    column: cellOf(area[0]),
    row: cellOf(area[1]),
    columns: cellOf(area[2] - 2) - cellOf(area[0]) + 1,
    rows: cellOf(area[3] - 2) - cellOf(area[1]) + 1,
  };
  const boxOfCell = (column: number, row: number): Box => [
    Math.max(cutBefore(column), area[0]),
    Math.max(cutBefore(row), area[1]),
    Math.min(cutBefore(column + 1), area[2]),
    Math.min(cutBefore(row + 1), area[3]),
  ];
  const coastOf = (column: number, row: number): CellLand | null | undefined => {
    const found = pieces.get(cellKey(column, row));
    return found === undefined ? undefined : landOfCell(boxOfCell(column, row), found);
  };
  const states = classify(grid, {
    coastOf,
    embeddedIn: (column, row) => embedded.within(boxOfCell(column, row)),
    boxOf: boxOfCell,
    onProgress,
  });

  const ringsOf = (column: number, row: number): readonly Ring[] => {
    const box = boxOfCell(column, row);
    switch (states.at(column, row)) {
      case 'sea':
        return [];
      case 'land':
        return [wholeCell(box)];
      case 'coast':
        return coastOf(column, row)?.rings ?? [];
      case 'lagoons':
        return landAround(box, coastOf(column, row)?.rings ?? []);
      case 'embedded':
        return withIslands(embedded.within(box).rings, pieces.get(cellKey(column, row)) ?? [], box);
    }
  };

  const steps = bentSteps(
    edgeCells(grid).flatMap(([column, row]) => [...ringsOf(column, row)]),
    area,
    embedded,
  );
  return {
    cells: states.counts(),
    within: (box) => {
      const rings: Ring[] = boxesOutside(box, area).flatMap((outside) => [...embedded.within(outside).rings]);
      rings.push(...bentStepsIn(box, area, steps));
      for (
        let row = Math.max(cellOf(box[1]), grid.row);
        row <= Math.min(cellOf(box[3] - 2), grid.row + grid.rows - 1);
        row++
      ) {
        for (
          let column = Math.max(cellOf(box[0]), grid.column);
          column <= Math.min(cellOf(box[2] - 2), grid.column + grid.columns - 1);
          column++
        ) {
          rings.push(...ringsOf(column, row));
        }
      }
      return dissolve(rings);
    },
  };
}

/** Cells along the edge of the grid, each once. */
function edgeCells({ column, row, columns, rows }: Grid): [column: number, row: number][] {
  return Array.from({ length: rows }, (_, y) => {
    const inner = y > 0 && y < rows - 1;
    const xs = inner ? [...new Set([0, columns - 1])] : Array.from({ length: columns }, (_each, x) => x);
    return xs.map((x): [number, number] => [column + x, row + y]);
  }).flat();
}
