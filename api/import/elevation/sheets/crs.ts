import proj4 from 'proj4';
import type { Position } from '#common/geo/bounds.ts';

/** A point in the units of a reference system: metres, or degrees. */
type Planar = readonly [x: number, y: number];

/** The reference system of a sheet. */
export interface Crs {
  /** EPSG code. */
  readonly code: number;
  readonly isInDegrees: boolean;
  from(position: Position): Planar;
  to(point: Planar): Position;
}

/** EPSG code of the reference system of Finnish maps, ETRS-TM35FIN. */
export const FINLAND_CRS = 3067;

const DEGREES = '+proj=longlat +ellps=GRS80 +no_defs';
const TM35FIN = '+proj=utm +zone=35 +ellps=GRS80 +units=m +no_defs';
const WEB_MERCATOR = '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +k=1 +units=m +nadgrids=@null +no_defs';

/** ETRS89 and WGS 84 differ by less than a metre. FINLAND_CRS is the Finnish name of the zone 25835. */
const DEFINITIONS: ReadonlyMap<number, string> = new Map([
  [FINLAND_CRS, TM35FIN],
  [25835, TM35FIN],
  [4326, DEGREES],
  [4258, DEGREES],
  [3857, WEB_MERCATOR],
]);

/** The codes that are read. */
export const CRS_CODES: readonly number[] = [...DEFINITIONS.keys()];

/** The reference system of an EPSG code; null for one that is not read. */
export function crsOf(code: number): Crs | null {
  const definition = DEFINITIONS.get(code);
  return definition === undefined ? null : makeCrs(code, definition);
}

/** The reference system of Finnish maps. */
export function finlandCrs(): Crs {
  return makeCrs(FINLAND_CRS, TM35FIN);
}

function makeCrs(code: number, definition: string): Crs {
  const { forward, inverse } = proj4(DEGREES, definition);
  const pair = ([first = 0, second = 0]: readonly number[]): Planar => [first, second];
  return {
    code,
    isInDegrees: definition === DEGREES,
    from: ([lon, lat]) => pair(forward([lon, lat])),
    to: ([x, y]) => pair(inverse([x, y])),
  };
}
