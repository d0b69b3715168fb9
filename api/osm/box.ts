import { fromOsmUnits, toPosition } from '#api/geometry/microdegrees.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { commonBounds, type Bounds } from '#common/geo/bounds.ts';
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
    return [...toPosition(fromOsmUnits(this.#west, this.#south)), ...toPosition(fromOsmUnits(this.#east, this.#north))];
  }
}

/**
 * The part of a file's box that lies in the area, if an area is asked for. Throws ImportInputError where they have
 * nothing in common.
 */
export function boundsWithin(file: string, bounds: Bounds, area: Bounds | undefined): Bounds {
  const common = area === undefined ? bounds : commonBounds(bounds, area);
  if (common !== null) return common;
  throw new ImportInputError(
    `${file} covers ${bounds.join(',')}, which has nothing in common with the area ${area?.join(',')}.`,
  );
}
