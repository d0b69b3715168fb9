import type { AdminIndex, Located } from '#api/import/boundaries/adminIndex.ts';
import { samplePositions } from '#api/import/publish/core/worldBox.ts';
import { municipalityByCode } from '#common/municipalities/municipalities.ts';
import type { MergedRecord } from './merge.ts';

/** Names of the areas a place lies in: its municipalities, the largest share first, then their regions. */
export interface AdminNames {
  readonly municipalities: readonly string[];
  readonly adminFi: readonly string[];
  readonly adminSv: readonly string[];
}

/** A long route lists no more municipalities than this. */
const MUNICIPALITIES_MAX = 5;
/** Points of a line or area whose municipality is looked up. */
const SAMPLES = 12;

interface Area {
  readonly code: string;
  readonly nameFi: string;
  readonly nameSv: string;
}

/** Published boundaries are drawn simply: a place may lie this far on the wrong side of one. */
const SIMPLIFIED_M = 1000;

/**
 * Municipalities of a place by point in polygon; those that the source states where no boundary holds the place, where
 * it lies just across the boundary of the stated one, or where one point of a place of several municipalities is all
 * that is known.
 */
export function adminNames(
  record: Pick<MergedRecord, 'position' | 'shape' | 'municipalities'>,
  index: AdminIndex,
): AdminNames {
  const located = [record.position, ...(record.shape === null ? [] : samplePositions(record.shape, SAMPLES))].map(
    (at) => index.locate(at),
  );
  const found = byShare(located);
  const stated = record.municipalities.flatMap((code) => municipalityByCode(code) ?? []);
  const isPoint = record.shape === null;
  const across =
    isPoint && !found.some(({ code }) => record.municipalities.includes(code))
      ? stated.filter(({ code }) => index.isNear(record.position, code, SIMPLIFIED_M))
      : [];
  const isStated = found.length === 0 || (isPoint && stated.length > 1);
  const municipalities = isStated ? stated : across.length > 0 ? across : found;
  const shown = municipalities.slice(0, MUNICIPALITIES_MAX);
  const regions = distinct(shown.flatMap(({ code }) => regionOf(code, located) ?? []));
  const areas = [...shown, ...regions];
  return {
    municipalities: shown.map(({ code }) => code),
    adminFi: areas.map(({ nameFi }) => nameFi),
    adminSv: areas.map(({ nameSv }) => nameSv),
  };
}

/** Each municipality once, the one with most points first; of equal ones the one that comes first. */
function byShare(located: readonly Located[]): Area[] {
  const counts = new Map<string, { area: Area; count: number }>();
  for (const { municipality } of located) {
    if (municipality === undefined) continue;
    const entry = counts.get(municipality.code) ?? { area: municipality, count: 0 };
    entry.count++;
    counts.set(municipality.code, entry);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ area }) => area);
}

/** Region of a municipality: by boundary, else by the table of municipalities. */
function regionOf(code: string, located: readonly Located[]): Area | null {
  const within = located.find(
    ({ municipality, region }) => municipality?.code === code && region !== undefined,
  )?.region;
  if (within !== undefined) return within;
  const row = municipalityByCode(code);
  return row === undefined ? null : { code: row.regionCode, nameFi: row.regionFi, nameSv: row.regionSv };
}

function distinct(areas: readonly Area[]): Area[] {
  return [...new Map(areas.map((area) => [area.code, area])).values()];
}
