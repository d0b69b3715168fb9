import type pg from 'pg';
import { copyInto } from '#api/platform/db/copy.ts';
import { pointText } from '#api/platform/db/geometricText.ts';
import { toMercator } from '#common/geo/mercator.ts';
import { normalise, words } from '#common/search/normalise.ts';
import type { PlaceNameRecord } from './placeName.ts';

const COLUMNS = 'id, kind, name_fi, name_sv, name_en, name_se, municipality, population, lon, lat, point';

/** Columns by which a row counts as changed; `point` follows from the position, and the type knows no equality. */
const COMPARED = ['kind', 'name_fi', 'name_sv', 'name_en', 'name_se', 'municipality', 'population', 'lon', 'lat'];

/**
 * Makes `place_name` and `place_name_word` hold exactly these names, inside the caller's transaction. Only rows that
 * differ are written, so that searches can run meanwhile and a repeated import costs nothing.
 */
export async function storePlaceNames(client: pg.ClientBase, names: readonly PlaceNameRecord[]): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE new_place_name (LIKE place_name) ON COMMIT DROP;
     CREATE TEMPORARY TABLE new_place_name_word (LIKE place_name_word) ON COMMIT DROP`,
  );
  await copyInto(client, `new_place_name (${COLUMNS})`, names.map(row));
  await copyInto(client, 'new_place_name_word (word, place_name_id)', wordRows(names));
  await client.query('ANALYZE new_place_name, new_place_name_word');
  await client.query(
    `DELETE FROM place_name_word w WHERE NOT EXISTS
       (SELECT FROM new_place_name_word n WHERE n.word = w.word AND n.place_name_id = w.place_name_id);
     DELETE FROM place_name p WHERE NOT EXISTS (SELECT FROM new_place_name n WHERE n.id = p.id);
     INSERT INTO place_name (${COLUMNS}) SELECT ${COLUMNS} FROM new_place_name
       ON CONFLICT (id) DO UPDATE SET ${COLUMNS.split(', ')
         .map((column) => `${column} = excluded.${column}`)
         .join(', ')}
       WHERE (${COMPARED.map((column) => `place_name.${column}`).join(', ')}) IS DISTINCT FROM
         (${COMPARED.map((column) => `excluded.${column}`).join(', ')});
     INSERT INTO place_name_word (word, place_name_id) SELECT word, place_name_id FROM new_place_name_word
       ON CONFLICT DO NOTHING;
     DROP TABLE new_place_name, new_place_name_word`,
  );
}

function row({
  id,
  kind,
  nameFi,
  nameSv,
  nameEn,
  nameSe,
  municipality,
  population,
  position: [lon, lat],
}: PlaceNameRecord) {
  return [
    id,
    kind,
    nameFi,
    nameSv,
    nameEn,
    nameSe,
    municipality,
    population,
    lon,
    lat,
    pointText(toMercator([lon, lat])),
  ] as const;
}

/** Each word of a place's names once. */
function* wordRows(names: readonly PlaceNameRecord[]): Generator<readonly [string, number]> {
  for (const { id, nameFi, nameSv, nameEn, nameSe } of names) {
    const all = [nameFi, nameSv, nameEn, nameSe].flatMap((name) => (name === null ? [] : words(normalise(name))));
    for (const word of new Set(all)) yield [word, id];
  }
}
