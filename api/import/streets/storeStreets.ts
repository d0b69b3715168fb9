import type pg from 'pg';
import { toPosition } from '#api/geometry/microdegrees.ts';
import { copyInto } from '#api/platform/db/copy.ts';
import { type Bounds, containsPosition } from '#common/geo/bounds.ts';
import { normalise } from '#common/search/normalise.ts';
import type { StreetRecord } from './streetsOf.ts';

const COLUMNS =
  'id, name_fi, name_sv, norm_fi, norm_sv, municipality_fi, municipality_sv, lon, lat, numbers, number_points';

/**
 * Stores the streets of an extract within its bounds, with its set of base tiles, and beside them those of the live set
 * outside the bounds, which stay. Nobody sees them until a data set names the set.
 */
export async function storeStreets(
  client: pg.ClientBase,
  tileSet: number,
  bounds: Bounds,
  streets: Iterable<StreetRecord>,
): Promise<void> {
  const count = await copyInto(client, `street (tile_set, ${COLUMNS})`, rowsWithin(bounds, tileSet, streets));
  await client.query(
    `INSERT INTO street (tile_set, ${COLUMNS})
     SELECT $1, $2 + row_number() OVER (ORDER BY s.id), ${COLUMNS.split(', ')
       .slice(1)
       .map((name) => `s.${name}`)
       .join(', ')}
     FROM street s JOIN data_set d ON d.state = 'LIVE' AND d.base_tile_set = s.tile_set
     WHERE NOT (s.lon BETWEEN $3 AND $5 AND s.lat BETWEEN $4 AND $6)`,
    [tileSet, count, ...bounds],
  );
  await client.query('ANALYZE street');
}

function* rowsWithin(bounds: Bounds, tileSet: number, streets: Iterable<StreetRecord>) {
  let id = 0;
  for (const street of streets)
    if (containsPosition(bounds, toPosition(street.point))) yield row(tileSet, id++, street);
}

function row(tileSet: number, id: number, { nameFi, nameSv, municipality, point, houses }: StreetRecord) {
  return [
    tileSet,
    id,
    nameFi,
    nameSv,
    normalise(nameFi),
    nameSv === null ? null : normalise(nameSv),
    municipality?.nameFi ?? null,
    municipality?.nameSv ?? null,
    ...toPosition(point),
    houses.map(({ number }) => number),
    houses.flatMap((house) => [...house.point]),
  ] as const;
}
