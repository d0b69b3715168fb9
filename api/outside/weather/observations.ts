import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import type { Coverage, CoverageRow } from './coverage.ts';

/** Where and when something was measured. */
interface Measurement {
  /** Empty where the service does not say. */
  readonly station: string;
  readonly distanceKm: number;
  readonly time: Date;
}

export interface SnowObservation extends Measurement {
  /** 0 where there is none. */
  readonly depthCm: number;
}

export interface AirObservation extends Measurement {
  /** °C. */
  readonly temp: number;
  /** m/s; null where the station does not measure it. */
  readonly windgust: number | null;
}

/** The last that was measured near a point; each by the nearest station that measures it, null where none does. */
export interface Observations {
  readonly snow: SnowObservation | null;
  readonly air: AirObservation | null;
}

/** Names of a parameter in answers, in lower case: as it was asked for, or the service's own. */
const NAMES = {
  snow: ['snow_aws', 'snowdepth'],
  temp: ['t2m', 'temperature', 't'],
  windgust: ['wg_10min', 'windgust'],
} as const;

export function observationsOf({ fields, rows, points }: Coverage, at: Position): Observations {
  const column = (parameter: keyof typeof NAMES) => {
    const index = fields.findIndex((field) => NAMES[parameter].some((name) => name === field));
    return (row: CoverageRow): number | null => row.values[index] ?? null;
  };
  const nearest = (
    value: (row: CoverageRow) => number | null,
  ): (Measurement & { readonly row: CoverageRow }) | null => {
    const [first, ...others] = rows.filter((row) => value(row) !== null);
    if (first === undefined) return null;
    const isNearer = (a: CoverageRow, b: CoverageRow) =>
      distanceKm(at, a.position) - distanceKm(at, b.position) || b.time - a.time;
    const row = others.reduce((best, candidate) => (isNearer(candidate, best) < 0 ? candidate : best), first);
    return {
      row,
      station: nameOf(points, row.position),
      distanceKm: Math.round(10 * distanceKm(at, row.position)) / 10,
      time: new Date(row.time),
    };
  };
  const [snow, temp, windgust] = [column('snow'), column('temp'), column('windgust')];
  const snowAt = nearest(snow);
  const airAt = nearest(temp);
  const measurement = ({ station, distanceKm: km, time }: Measurement) => ({ station, distanceKm: km, time });
  return {
    // The service writes -1 where a station sees that there is no snow.
    snow: snowAt && { ...measurement(snowAt), depthCm: Math.max(0, snow(snowAt.row) ?? 0) },
    air: airAt && { ...measurement(airAt), temp: temp(airAt.row) ?? 0, windgust: windgust(airAt.row) },
  };
}

function nameOf(points: Coverage['points'], [lon, lat]: Position): string {
  return points.find(({ position }) => position[0] === lon && position[1] === lat)?.name ?? '';
}
