import { toDegrees, toGrid } from '#api/geometry/grid.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { NO_LOCATION } from './block.ts';

/** The box of all locations of a file; 1e-7 degrees. */
export class Box {
  #west = Infinity;
  #south = Infinity;
  #east = -Infinity;
  #north = -Infinity;

  cover(lons: Int32Array, lats: Int32Array): void {
    for (let i = 0; i < lons.length; i++) {
      const [lon, lat] = [lons[i] ?? NO_LOCATION, lats[i] ?? NO_LOCATION];
      if (lon === NO_LOCATION || lat === NO_LOCATION) continue;
      this.#west = Math.min(this.#west, lon);
      this.#south = Math.min(this.#south, lat);
      this.#east = Math.max(this.#east, lon);
      this.#north = Math.max(this.#north, lat);
    }
  }

  get bounds(): Bounds | null {
    if (this.#west > this.#east) return null;
    return [...toDegrees(toGrid(this.#west, this.#south)), ...toDegrees(toGrid(this.#east, this.#north))];
  }
}

/** The part of a file's box that lies in the area, if one is asked for. Throws ImportInputError where there is none. */
export function boundsWithin(file: string, bounds: Bounds, area: Bounds | undefined): Bounds {
  if (area === undefined) return bounds;
  const [west, south] = [Math.max(bounds[0], area[0]), Math.max(bounds[1], area[1])];
  const [east, north] = [Math.min(bounds[2], area[2]), Math.min(bounds[3], area[3])];
  if (west < east && south < north) return [west, south, east, north];
  throw new ImportInputError(
    `${file} covers ${bounds.join(',')}, which has nothing in common with the area ${area.join(',')}.`,
  );
}
