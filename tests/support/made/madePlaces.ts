import type { Geometry, Position as GeoPosition } from 'geojson';
import type pg from 'pg';
import { patternKey } from '#api/hours/patternKey.ts';
import { addPatterns, keyText, refreshPatterns } from '#api/hours/patternsSql.ts';
import type { RouteRelief } from '#api/import/publish/relief/placeHeights.ts';
import { ROUTE_COLUMNS } from '#api/import/publish/relief/reliefRows.ts';
import { VERSIONED_TABLES } from '#api/import/publish/versions/indexes.ts';
import { tileShapes } from '#api/import/publish/versions/tileShapes.ts';
import { attachVersion, createVersion, partition } from '#api/import/publish/versions/versions.ts';
import type { Database } from '#api/platform/db/database.ts';
import { boxText, pointText } from '#api/platform/db/geometricText.ts';
import { refreshHiddenIdentities } from '#api/platform/db/hiddenIdentities.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import { bandOfZoom } from '#api/tiles/tileBands.ts';
import { category } from '#common/catalogue/catalogue.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { toMercator, toMercatorBox } from '#common/geo/mercator.ts';
import { toWorldShape } from '#common/geo/worldShape.ts';
import { featureBits, type PlaceFeature } from '#common/places/features.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';
import { normalise, words } from '#common/search/normalise.ts';

/**
 * A place as a test describes it, with defaults. The rows are made, not imported: ids, quality and nesting are
 * the test's own.
 */
export interface MadePlace {
  readonly id: number;
  readonly name: string;
  readonly nameSv?: string;
  readonly nameEn?: string;
  readonly named?: boolean;
  readonly category: string;
  readonly position: Position;
  /** A line makes a PATH, a polygon an AREA; without one a POINT. */
  readonly geometry?: Geometry;
  readonly quality?: number;
  readonly areaM2?: number;
  readonly lengthM?: number;
  /** National codes: `091`. */
  readonly municipalities?: readonly string[];
  readonly adminFi?: readonly string[];
  readonly adminSv?: readonly string[];
  readonly properties?: PlaceProperties;
  readonly features?: readonly PlaceFeature[];
  readonly wikidata?: string;
  readonly sourceDate?: string;
  readonly sources?: readonly { readonly source: string; readonly ref: string; readonly url?: string }[];
  /** Ids of what lies in it or along it, a line's with metres from its start. */
  readonly children?: readonly (number | readonly [id: number, metres: number])[];
  readonly heightM?: number;
  /** Of a route: its profile. */
  readonly relief?: RouteRelief;
}

/**
 * Publishes the places as a version; with `live` it is the one visitors see, and the one before becomes the previous.
 */
export async function publishMade(
  db: Database,
  version: number,
  places: readonly MadePlace[],
  live = true,
): Promise<void> {
  const client = await db.pool.connect();
  try {
    await createVersion(client, version);
    for (const place of places) await insertPlace(client, version, place, places);
    await refreshPatterns(db, new Date());
    await indexVersion(client, version);
    await client.query('BEGIN');
    await attachVersion(client, version);
    if (live) await client.query(`UPDATE data_set SET state = 'RETIRED' WHERE state = 'PREVIOUS'`);
    if (live) await client.query(`UPDATE data_set SET state = 'PREVIOUS' WHERE state = 'LIVE'`);
    await client.query(
      `INSERT INTO data_set (version, state, reason, place_count, kind_counts, published_at)
       VALUES ($1, $2::data_set_state, 'test', $3, $4, now())`,
      [version, live ? 'LIVE' : 'FAILED', places.length, JSON.stringify(countsOf(places.map(kindOf)))],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** The keys and indexes of the product, one after another. */
async function indexVersion(client: pg.ClientBase, version: number): Promise<void> {
  for (const { name, primaryKey, indexes } of VERSIONED_TABLES) {
    const table = partition(name, version);
    await client.query(`ALTER TABLE ${table} ADD PRIMARY KEY (${primaryKey.join(', ')})`);
    for (const index of indexes) await client.query(`CREATE INDEX ON ${table} USING ${index}`);
    await client.query(`ANALYZE ${table}`);
  }
}

function countsOf(kinds: readonly string[]): Record<string, number> {
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
}

function kindOf(place: MadePlace): string {
  return category(place.category).kind ?? 'none';
}

async function insertPlace(
  client: pg.ClientBase,
  version: number,
  place: MadePlace,
  all: readonly MadePlace[],
): Promise<void> {
  const { id, name, position, geometry = null, quality = 50 } = place;
  const shape = geometry && toWorldShape(geometry);
  const bbox = boundsOf(geometry === null ? [[...position]] : positionsOf(geometry));
  const parent = all.find((candidate) => candidate.children?.some((child) => childOf(child).id === id));
  await client.query(
    'INSERT INTO attraction (id, name, category, lon, lat) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING',
    [id, name, place.category, ...position],
  );
  await insertRow(client, partition('place', version), {
    version,
    id,
    type: shape?.type ?? 'POINT',
    kind: kindOf(place),
    category: place.category,
    name,
    name_sv: place.nameSv ?? null,
    name_en: place.nameEn ?? null,
    named: place.named ?? true,
    lon: position[0],
    lat: position[1],
    point: pointText(toMercator(position)),
    bounds: boxText(toMercatorBox(bbox)),
    bbox,
    area_m2: place.areaM2 ?? null,
    length_m: place.lengthM ?? null,
    municipalities: place.municipalities ?? [],
    admin_fi: place.adminFi ?? [],
    admin_sv: place.adminSv ?? [],
    stars: Math.min(5, Math.floor(quality / 20)),
    quality,
    features: featureBits(place.features ?? []),
    min_zoom: 4,
    min_zoom_kind: 4,
    min_zoom_category: 4,
    properties: JSON.stringify(place.properties ?? {}),
    wikidata: place.wikidata ?? null,
    sources: JSON.stringify(place.sources ?? [{ source: 'osm', ref: `node/${id}` }]),
    parent_id: parent?.id ?? null,
    parent_relation: parent ? relationOf(parent) : null,
    child_count: place.children?.length ?? 0,
    source_date: place.sourceDate ?? '2026-05-04',
    hours: await patternOf(client, place),
    height_m: place.heightM ?? null,
    ascent_m: place.relief?.ascentM ?? null,
  });
  const { relief } = place;
  if (relief !== undefined) {
    const columns = Object.fromEntries(ROUTE_COLUMNS.map(([column, value]) => [column, value(relief)]));
    await insertRow(client, partition('place_relief', version), { version, id, ...columns });
  }
  for (const child of place.children ?? []) {
    const { id: childId, metres } = childOf(child);
    await insertRow(client, partition('place_nesting', version), {
      version,
      parent_id: id,
      child_id: childId,
      relation: relationOf(place),
      metres_along: metres,
    });
  }
  if (geometry !== null)
    await insertRow(client, partition('place_geometry', version), { version, id, geometry: JSON.stringify(geometry) });
  for (const { band, bytes } of shape ? tileShapes(shape, bandOfZoom(4)) : []) {
    await insertRow(client, partition('place_shape', version), { version, id, band, shape: Buffer.from(bytes) });
  }
  for (const norm of new Set([name, place.nameSv ?? name, place.nameEn ?? name].map(normalise))) {
    await insertRow(client, partition('search_name', version), { version, place_id: id, lang: 'fi', norm, weight: 1 });
    for (const word of new Set(words(norm))) {
      await client.query(
        `INSERT INTO ${partition('search_word', version)} (version, word, place_id, quality) SELECT $1, $2, $3, $4
         WHERE NOT EXISTS (SELECT 1 FROM ${partition('search_word', version)} WHERE word = $2 AND place_id = $3)`,
        [version, word, id, quality],
      );
      await client.query(
        `INSERT INTO ${partition('search_vocabulary', version)} (version, word) SELECT $1, $2
         WHERE NOT EXISTS (SELECT 1 FROM ${partition('search_vocabulary', version)} WHERE word = $2)`,
        [version, word],
      );
    }
  }
}

async function patternOf(client: pg.ClientBase, { properties = {}, position }: MadePlace): Promise<number | null> {
  const key = patternKey(properties, position);
  return key && ((await addPatterns(client, [key])).get(keyText(key)) ?? null);
}

async function insertRow(client: pg.ClientBase, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(row);
  await client.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  );
}

function relationOf({ geometry }: MadePlace): 'ALONG' | 'INSIDE' {
  return geometry?.type.endsWith('LineString') ? 'ALONG' : 'INSIDE';
}

function childOf(child: number | readonly [id: number, metres: number]): {
  readonly id: number;
  readonly metres: number | null;
} {
  return typeof child === 'number' ? { id: child, metres: null } : { id: child[0], metres: child[1] };
}

function positionsOf(geometry: Geometry): GeoPosition[] {
  switch (geometry.type) {
    case 'LineString':
      return geometry.coordinates;
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates.flat();
    case 'MultiPolygon':
      return geometry.coordinates.flat(2);
    default:
      throw new TypeError(`a ${geometry.type} is no geometry of a made place`);
  }
}

function boundsOf(positions: readonly GeoPosition[]): Bounds {
  const lons = positions.map(([lon = 0]) => lon);
  const lats = positions.map(([, lat = 0]) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** A closed ring around a box, as GeoJSON. */
export function boxPolygon([west, south, east, north]: Bounds): Geometry {
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}

/** Marks an identity as gone, or merged into another. */
export async function endIdentity(db: Database, id: number, name: string, mergedInto: number | null): Promise<void> {
  await db.pool.query(
    `INSERT INTO attraction (id, name, category, lon, lat, state, merged_into)
     VALUES ($1, $2, 'tourism/museum', 24.9, 60.2, $3::attraction_state, $4)
     ON CONFLICT (id) DO UPDATE SET state = excluded.state, merged_into = excluded.merged_into`,
    [id, name, mergedInto === null ? 'GONE' : 'MERGED', mergedInto],
  );
  await inTransaction(db, (client) => refreshHiddenIdentities((statement) => client.query(statement)));
}

/** Hides a place as moderators do, without a reason. */
export async function hideIdentity(db: Database, id: number): Promise<void> {
  await db.pool.query(`INSERT INTO attraction_edit (attraction_id, kind) VALUES ($1, 'HIDDEN')`, [id]);
  await inTransaction(db, (client) => refreshHiddenIdentities((statement) => client.query(statement)));
}
