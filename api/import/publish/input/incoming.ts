import { createHash } from 'node:crypto';
import type { Geometry } from 'geojson';
import type pg from 'pg';
import type { StoredRecord } from '#api/import/publish/core/loaded.ts';
import { isCategory } from '#api/import/publish/match/categoryRules.ts';
import type { PlaceType, SourceInput, SourceRecord } from '#api/import/records/record.ts';
import { copyInto, type CopyValue } from '#api/platform/db/copy.ts';
import { storableJson } from '#api/platform/db/storableJson.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { sideLinesOf, withSideLines } from '#common/geo/sideLines.ts';

export interface Collected {
  /** Records read, without those that were skipped. */
  readonly read: number;
  readonly skipped: number;
  /** Records whose ref occurs again later in the same input: the last one counts. */
  readonly duplicates: number;
}

/** A route or area has a Point where only its position is known (record.ts). */
const GEOMETRY_TYPES: Readonly<Record<PlaceType, readonly Geometry['type'][]>> = {
  POINT: ['Point'],
  PATH: ['LineString', 'MultiLineString', 'Point'],
  AREA: ['Polygon', 'MultiPolygon', 'Point'],
};

/**
 * Creates the temporary tables of this connection: `incoming` records and `vanished` ones. With both empty, a publish
 * takes the stored records as they are.
 */
export async function createIncoming(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE incoming (
      run_id integer NOT NULL, n integer NOT NULL, source text NOT NULL, ref text NOT NULL, lon float8 NOT NULL,
      lat float8 NOT NULL,
        bbox float8[] NOT NULL,
      digest text NOT NULL, record json NOT NULL, geometry json
    );
    CREATE TEMP TABLE vanished (run_id integer NOT NULL, source text NOT NULL, ref text NOT NULL);
  `);
}

/** Streams the records of a run into the temporary table; memory does not grow with their number. */
export async function collect(
  client: pg.ClientBase,
  runId: number,
  input: SourceInput,
  onSkip: (skipped: Skipped) => void,
): Promise<Collected> {
  let skipped = 0;
  async function* rows(): AsyncGenerator<readonly CopyValue[]> {
    let n = 0;
    for await (const record of input.records) {
      const fault = faultOf(record, input);
      if (fault === null) {
        yield [runId, ...incomingRow(n++, record)];
      } else {
        skipped++;
        onSkip({ ref: record.ref, reason: fault });
      }
    }
  }
  await client.query('DROP INDEX IF EXISTS incoming_ref');
  const read = await copyInto(client, `incoming (${INCOMING_COLUMNS})`, rows());
  const repeated = await client.query(
    `DELETE FROM incoming i
     USING (SELECT ref, max(n) AS last FROM incoming WHERE run_id = $1 GROUP BY ref HAVING count(*) > 1) repeated
     WHERE i.run_id = $1 AND i.ref = repeated.ref AND i.n <> repeated.last`,
    [runId],
  );
  await client.query('CREATE UNIQUE INDEX incoming_ref ON incoming (source, ref); ANALYZE incoming');
  return { read, skipped, duplicates: repeated.rowCount ?? 0 };
}

const INCOMING_COLUMNS = 'run_id, n, source, ref, lon, lat, bbox, digest, record, geometry';

/** Drops the records of a run, so that those of the other runs can be published without them. */
export async function discardRun(client: pg.ClientBase, runId: number): Promise<void> {
  await client.query('DELETE FROM incoming WHERE run_id = $1', [runId]);
  await client.query('DELETE FROM vanished WHERE run_id = $1', [runId]);
}

/** Why a record cannot be stored; null when it can. Checks once more, for all readers, what record.ts promises. */
function faultOf(record: SourceRecord, { source }: SourceInput): string | null {
  const [lon, lat] = record.position;
  const [west, south, east, north] = record.bbox;
  if (record.source !== source || record.ref === '') return 'it names no record of this source';
  if (!isCategory(record.category)) return `the category ${record.category} is not known`;
  if (![lon, lat, west, south, east, north].every(Number.isFinite)) return 'its position is not a number';
  if (Math.abs(lon) > 180 || Math.abs(lat) > 85) return 'its position is not on the map';
  if (west > east || south > north) return 'its bounds are turned around';
  if (!GEOMETRY_TYPES[record.type].includes(record.geometry.type)) return `its geometry is a ${record.geometry.type}`;
  return null;
}

function incomingRow(n: number, record: SourceRecord): readonly CopyValue[] {
  const { text, digest, geometry } = storedForm(
    storedRecord(record),
    record.geometry.type === 'Point' ? null : record.geometry,
  );
  const [lon, lat] = record.position;
  return [n, record.source, record.ref, lon, lat, record.bbox, digest, text, geometry];
}

/** JSON texts and digest of a record. */
export function storedForm(
  record: StoredRecord,
  geometry: Geometry | null,
): { text: string; geometry: string | null; digest: string } {
  const text = storableJson(record);
  const geometryText =
    geometry === null
      ? null
      : JSON.stringify(
          withSideLines({ type: geometry.type, coordinates: coordinatesOf(geometry) }, sideLinesOf(geometry)),
        );
  const digest = createHash('sha256')
    .update(text)
    .update(geometryText ?? '')
    .digest('base64url');
  return { text, geometry: geometryText, digest };
}

function coordinatesOf(geometry: Geometry): unknown {
  return geometry.type === 'GeometryCollection' ? [] : geometry.coordinates;
}

/** The stored part of a record, its fields always in this order, so that equal records have equal digests. */
export function storedRecord(record: StoredRecord): StoredRecord {
  return {
    source: record.source,
    ref: record.ref,
    proposedId: record.proposedId,
    category: record.category,
    type: record.type,
    names: record.names,
    position: record.position,
    bbox: record.bbox,
    areaM2: record.areaM2,
    lengthM: record.lengthM,
    properties: record.properties,
    wikidata: record.wikidata,
    municipalities: record.municipalities,
    sourceDate: record.sourceDate,
    ...(record.foreignNames !== undefined && { foreignNames: record.foreignNames }),
    ...(record.isSight && { isSight: record.isSight }),
    ...(record.stages && { stages: record.stages }),
  };
}
