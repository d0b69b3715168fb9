import { distanceKm } from '#common/geo/distance.ts';
import type { Language } from '#common/languages.ts';
import { type Match, MATCHES } from '#common/ranking/ranking.ts';
import { areaName } from './areas.ts';
import { forgiving, type Names } from './forgiving.ts';
import { matchOf } from './nameMatch.ts';
import { normalise } from './normalise.ts';
import { meant, wordLikeness } from './searchMatch.ts';
import type { GroupRows, PlaceNameRow, SearchInput } from './searchTypes.ts';

const PLACE_NAME_ROWS = 4;
/** A town of this size is meant before a sight of the same name. */
const LARGE_POPULATION = 2000;
const TWIN_KM = 10;

/** The place names that answer the normalised query, the best first; `isLarge` where that is a town. */
export async function placeNameRows(
  placeNames: Names<PlaceNameRow>,
  norm: string,
  input: SearchInput,
): Promise<GroupRows & { readonly isLarge: boolean }> {
  const found = await forgiving(norm, placeNames);
  const ranked = meant(found.map((row) => ({ row, ...rankPlaceName(row, norm) })));
  ranked.sort(
    (a, b) =>
      MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) ||
      b.similarity - a.similarity ||
      b.row.population - a.row.population,
  );
  return {
    group: 'PLACE_NAMES',
    match: ranked[0]?.match ?? 'fuzzy',
    isLarge: (ranked[0]?.row.population ?? 0) >= LARGE_POPULATION,
    rows: withoutTwins(ranked.map(({ row }) => row))
      .slice(0, PLACE_NAME_ROWS)
      .map((row) => ({
        type: 'placeName',
        id: row.id,
        name: nameIn(row, input.language),
        position: [row.lon, row.lat],
        admin: row.municipality && row.municipality !== row.name_fi ? [areaName(row.municipality, input.language)] : [],
      })),
  };
}

function rankPlaceName(row: PlaceNameRow, query: string): { readonly match: Match; readonly similarity: number } {
  const names = [row.name_fi, row.name_sv, row.name_en, row.name_se].flatMap((name) => (name ? [normalise(name)] : []));
  const match = MATCHES.find((one) => names.some((name) => matchOf(name, query) === one)) ?? 'fuzzy';
  return { match, similarity: match === 'fuzzy' ? Math.max(0, ...names.map((name) => wordLikeness(name, query))) : 1 };
}

/** A settlement and the district of the same name at the same spot are one answer. */
function withoutTwins(rows: readonly PlaceNameRow[]): PlaceNameRow[] {
  return rows.filter(
    (row, index) =>
      !rows
        .slice(0, index)
        .some(
          (other) => other.name_fi === row.name_fi && distanceKm([other.lon, other.lat], [row.lon, row.lat]) < TWIN_KM,
        ),
  );
}

function nameIn(row: PlaceNameRow, language: Language): string {
  const names = { fi: row.name_fi, sv: row.name_sv, en: row.name_en };
  return names[language] ?? row.name_fi;
}
