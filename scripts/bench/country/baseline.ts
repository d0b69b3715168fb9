import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** The columns of the baseline's table `place`, with their types. */
const COLUMNS = `id bigint, type text, kind text, category text, name text, name_sv text, name_en text, lon float8,
  lat float8, stars int, quality real, min_zoom int, municipalities text[], area_m2 float8, length_m float8,
  parent_id bigint, child_count int, geojson text`;

const GEOMETRY = `ST_Transform(CASE WHEN geojson IS NULL THEN ST_SetSRID(ST_MakePoint(lon, lat), 4326)
  ELSE ST_SetSRID(ST_GeomFromGeoJSON(geojson), 4326) END, 3857)`;

/**
 * Copies the places of a version into a database with PostGIS: `place` with geometry in Web Mercator, and `graph.place`
 * without it for PostGraphile, both with the indexes that their statements want.
 */
export async function fillBaseline(ours: pg.Pool, theirs: pg.Pool, version: number): Promise<void> {
  await theirs.query(`CREATE EXTENSION postgis; CREATE EXTENSION pg_trgm; CREATE TABLE copied (${COLUMNS})`);
  await copyPlaces(ours, theirs, version);
  await theirs.query(`
    CREATE TABLE place AS SELECT *, ${GEOMETRY} AS geom FROM copied;
    ALTER TABLE place DROP COLUMN geojson, ADD PRIMARY KEY (id);
    CREATE INDEX ON place USING gist (geom);
    CREATE SCHEMA graph;
    CREATE TABLE graph.place AS SELECT * FROM copied;
    ALTER TABLE graph.place DROP COLUMN geojson, ADD PRIMARY KEY (id),
      ADD FOREIGN KEY (parent_id) REFERENCES graph.place;
    DROP TABLE copied`);
  for (const table of ['place', 'graph.place']) {
    await theirs.query(`
      CREATE INDEX ON ${table} (kind, quality DESC);
      CREATE INDEX ON ${table} (kind, lat, lon);
      CREATE INDEX ON ${table} (parent_id)`);
    await theirs.query(`VACUUM ANALYZE ${table}`);
  }
}

async function copyPlaces(ours: pg.Pool, theirs: pg.Pool, version: number): Promise<void> {
  const [source, target] = await Promise.all([ours.connect(), theirs.connect()]);
  try {
    const read = source.query(
      copyTo(`COPY (SELECT p.id, p.type, p.kind, p.category, p.name, p.name_sv, p.name_en, p.lon, p.lat, p.stars,
          p.quality, p.min_zoom, p.municipalities, p.area_m2, p.length_m, p.parent_id, p.child_count, g.geometry::text
        FROM place p LEFT JOIN place_geometry g ON g.version = ${version} AND g.id = p.id
        WHERE p.version = ${version}) TO STDOUT`),
    );
    await pipeline(read, target.query(copyFrom('COPY copied FROM STDIN')));
  } finally {
    source.release();
    target.release();
  }
}
