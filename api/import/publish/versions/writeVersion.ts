import type pg from 'pg';
import type { Elevation } from '#api/elevation/elevation.ts';
import { type PatternKey, patternKey } from '#api/hours/patternKey.ts';
import { addPatterns, keyText, type PatternIds, refreshPatterns } from '#api/hours/patternsSql.ts';
import { zOrder } from '#api/import/publish/arrange/zOrder.ts';
import type { Built } from '#api/import/publish/build/build.ts';
import type { Steps } from '#api/import/publish/core/steps.ts';
import { placeHeights } from '#api/import/publish/relief/placeHeights.ts';
import { copyInto } from '#api/platform/db/copy.ts';
import type { Database } from '#api/platform/db/database.ts';
import { startIndexing } from './indexing.ts';
import { tableRows } from './placeRows.ts';
import type { Rows } from './tableRows.ts';
import { attachVersion, createVersion, partition } from './versions.ts';

/**
 * Fills the tables of a version beside the live one and attaches them; indexes of a filled table are built while the
 * next one is being filled. The version has no readers before it is live.
 */
export async function writeVersion(
  db: Database,
  client: pg.ClientBase,
  version: number,
  unsorted: Built,
  { steps, elevation }: { readonly steps: Steps; readonly elevation: Elevation },
): Promise<void> {
  const built = inZOrder(unsorted);
  const { length } = built.places;
  await createVersion(client, version);
  const indexing = startIndexing(db, version);
  try {
    const patterns = await steps.run('opening hours', length, () => patternsOf(db, client, built));
    const heights = await steps.run('heights', length, () => placeHeights(built.places, elevation));
    for (const { table, columns, rows } of tableRows(built, version, { patterns, heights })) {
      await steps.run(`write ${table}`, length, () =>
        copyInto(client, `${partition(table, version)} (${columns})`, rows),
      );
      indexing.add(table);
    }
    await steps.run('write place_geometry', length, () => writeGeometry(client, version, built));
    indexing.add('place_geometry');
  } finally {
    // Also after an error: no index build may be running on tables that are about to be dropped.
    await steps.run('index', length, () => indexing.finish());
  }
  await attachVersion(client, version);
}

/** The patterns of all opening hours, with their stretches from now on. */
async function patternsOf(db: Database, client: pg.ClientBase, { places }: Built): Promise<PatternIds> {
  const keys = new Map<string, PatternKey>();
  for (const { record } of places) {
    const key = patternKey(record.properties, record.position);
    if (key !== null) keys.set(keyText(key), key);
  }
  const patterns = await addPatterns(client, [...keys.values()]);
  await refreshPatterns(db, new Date());
  return patterns;
}

/** Sorts places so that neighbours on the map become neighbours in the table: a tile then reads few pages. */
function inZOrder(built: Built): Built {
  const { places, minZooms, nested } = built;
  const codes = Float64Array.from(places, ({ x, y }) => zOrder(x, y));
  const order = [...places.keys()].sort((a, b) => (codes[a] ?? 0) - (codes[b] ?? 0));
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

function* drawnRows(places: Built['places']): Rows {
  for (const { id, record } of places)
    if (record.geometryOf !== null) yield [id, record.geometryOf.source, record.geometryOf.ref];
}

/** Copies full geometry from record to place within the database; this process never holds it as text. */
async function writeGeometry(client: pg.ClientBase, version: number, { places }: Built): Promise<void> {
  await client.query('CREATE TEMP TABLE drawn (id bigint NOT NULL, source text NOT NULL, ref text NOT NULL)');
  await copyInto(client, 'drawn (id, source, ref)', drawnRows(places));
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
