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
  const heightAt = (column: number, row: number) => {
    const awayM = Math.hypot(column - middle, row - middle) * cellM;
    return footM + heightM * Math.max(0, 1 - awayM / radiusM);
  };
  const rows = Array.from({ length: cells }, (_, row) =>
    Array.from({ length: cells }, (_unused, column) => heightAt(column, row).toFixed(2)).join(' '),
  );
  return [
    `ncols ${cells}`,
    `nrows ${cells}`,
    `xllcorner ${east - sideM / 2}`,
    `yllcorner ${north - sideM / 2}`,
    `cellsize ${cellM}`,
    'NODATA_value -9999',
    ...rows,
  ].join('\n');
}
