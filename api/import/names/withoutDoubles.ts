import type { Skipped } from '#api/platform/reading.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { normalise } from '#common/search/normalise.ts';
import type { PlaceNameRecord } from './placeName.ts';

/** Places of one name that lie this near to each other are one place. */
const DOUBLE_KM = 3;
/**
 * A municipality and its main settlement of the same name lie this near: their positions are the middle of the land and
 * of the town.
 */
const MUNICIPALITY_KM = 60;

/**
 * Leaves one record of each place: of places of one name near each other the most populous, a settlement before the
 * municipality of its name.
 */
export function withoutDoubles(names: readonly PlaceNameRecord[]): {
  readonly unique: PlaceNameRecord[];
  readonly doubles: Skipped[];
} {
  const ranked = names.toSorted(
    (a, b) => Number(isMunicipality(a)) - Number(isMunicipality(b)) || b.population - a.population || a.id - b.id,
  );
  const byName = new Map<string, PlaceNameRecord[]>();
  const doubles: Skipped[] = [];
  for (const name of ranked) {
    const norm = normalise(name.nameFi);
    const known = byName.get(norm) ?? [];
    const twin = known.find((other) => isDouble(name, other));
    if (twin !== undefined) doubles.push({ ref: String(name.id), reason: `is the same place as ${twin.id}` });
    else byName.set(norm, [...known, name]);
  }
  return { unique: [...byName.values()].flat(), doubles };
}

function isMunicipality({ kind }: PlaceNameRecord): boolean {
  return kind === 'localadmin';
}

function isDouble(name: PlaceNameRecord, known: PlaceNameRecord): boolean {
  const km = distanceKm(name.position, known.position);
  const settlement = isMunicipality(name) && known.kind === 'locality' && known.municipality === name.nameFi;
  return km <= (settlement ? MUNICIPALITY_KM : DOUBLE_KM);
}
