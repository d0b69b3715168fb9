import { gridText } from './gridText.ts';

/** A hill as an Arc/Info ASCII grid: round, with even slopes, in the plane of the land survey (EPSG:3067). */
export interface Hill {
  /** Its top, metres east and north. */
  readonly top: readonly [eastM: number, northM: number];
  readonly heightM: number;
  /** Of the ground around it. */
  readonly footM: number;
  readonly radiusM: number;
  /** Side of the grid, which has the top in its middle. */
  readonly sideM: number;
  readonly cellM: number;
}

/** The grid of a hill, as the land survey writes them. */
export function hillGrid({ top: [east, north], heightM, footM, radiusM, sideM, cellM }: Hill): string {
  const cells = Math.round(sideM / cellM);
  const middle = (cells - 1) / 2;
  return gridText({
    west: east - sideM / 2,
    south: north - sideM / 2,
    columns: cells,
    rows: cells,
    cellM,
    height: (column, row) => {
      const awayM = Math.hypot(column - middle, row - middle) * cellM;
      return footM + heightM * Math.max(0, 1 - awayM / radiusM);
    },
  });
}
