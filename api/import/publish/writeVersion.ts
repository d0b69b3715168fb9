import type pg from 'pg';
import type { Built } from './build.ts';
import { copyInto } from './copy.ts';
import { tableRows } from './placeRows.ts';
import type { Steps } from './steps.ts';
import { createVersion, indexVersion, partition } from './versions.ts';
import { zOrder } from './zOrder.ts';

/** Fills the tables of a version beside the live one: rows, then keys, indexes and statistics. */
export async function writeVersion(client: pg.ClientBase, version: number, built: Built, steps: Steps): Promise<void> {
  await createVersion(client, version);
  const sorted = inZOrder(built);
  for (const { table, columns, rows } of tableRows(sorted, version)) {
    await steps.run(`write ${table}`, built.places.length, () => copyInto(client, `${partition(table, version)} (${columns})`, rows));
  }
  await steps.run('write place_geometry', built.places.length, () => writeGeometry(client, version, built));
  await steps.run('index', built.places.length, () => indexVersion(client, version));
}

/** Neighbours on the map become neighbours in the table: a tile then reads few pages. */
function inZOrder(built: Built): Built {
  const { places, minZooms, nested } = built;
  const codes = Float64Array.from(places, ({ x, y }) => zOrder(x, y));
  const order = Array.from(places.keys()).sort((a, b) => (codes[a] ?? 0) - (codes[b] ?? 0));
  const numbers = new Uint32Array(places.length);
  order.forEach((old, i) => (numbers[old] = i));
  const moved = <T extends { readonly parent: number; readonly child: number }>(nesting: T): T => ({
    ...nesting,
    parent: numbers[nesting.parent] ?? 0,
    child: numbers[nesting.child] ?? 0,
  });
  return {
    ...built,
    places: order.flatMap((i) => places[i] ?? []),
    minZooms: order.flatMap((i) => minZooms[i] ?? []),
    nested: {
      nestings: nested.nestings.map(moved),
      parents: order.map((i) => {
        const parent = nested.parents[i];
        return parent ? moved(parent) : null;
      }),
    },
  };
}

/** Full geometry goes from record to place within the database; this process never holds it as text. */
async function writeGeometry(client: pg.ClientBase, version: number, { places }: Built): Promise<void> {
  await client.query('CREATE TEMP TABLE drawn (id bigint NOT NULL, source text NOT NULL, ref text NOT NULL)');
  await copyInto(
    client,
    'drawn (id, source, ref)',
    places.flatMap(({ id, geometryOf }) => (geometryOf === null ? [] : [[id, geometryOf.source, geometryOf.ref]])),
  );
  await client.query('ANALYZE drawn');
  await client.query(
    `INSERT INTO ${partition('place_geometry', version)} (version, id, geometry)
     SELECT $1, d.id, coalesce(i.geometry, s.geometry) FROM drawn d
     LEFT JOIN incoming i ON i.source = d.source AND i.ref = d.ref
     LEFT JOIN source_record s ON s.source = d.source AND s.ref = d.ref`,
    [version],
  );
  await client.query('DROP TABLE drawn');
}
