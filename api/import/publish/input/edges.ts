import type { Geometry } from 'geojson';
import type pg from 'pg';
import { joinLines } from '#api/geometry/joinLines.ts';
import { joinOverEdge } from '#api/geometry/joinOverEdge.ts';
import type { StoredRecord } from '#api/import/publish/core/loaded.ts';
import type { Source } from '#api/import/records/record.ts';
import { lineShape, positions, type RecordShape } from '#api/import/records/recordShape.ts';
import { type Bounds, containsBounds, type Position } from '#common/geo/bounds.ts';
import { sideLinesOf, withSideLines } from '#common/geo/sideLines.ts';
import { storedForm, storedRecord } from './incoming.ts';

/** Rounding of coordinates, degrees. */
export const EPSILON = 2e-6;

interface Outside {
  readonly ref: string;
  readonly next: StoredRecord;
  readonly stored: StoredRecord;
  readonly geometry: Geometry | null;
  readonly nextGeometry: Geometry | null;
  /** Whether the stored record comes from newer data, or the incoming one from data of unknown date. */
  readonly isNewer: boolean;
}

/**
 * Preserves the stored geometry of routes and areas that the input shows only in part: one that leaves the covered
 * bounds may be cut at their edge. Where the stored one reaches further outside, the stored geometry of an area stays,
 * and a route goes on over the edge as it is stored; the rest of the record is updated. If the input is of an older or
 * unknown date, the stored record stays. A size that the input does not tell of a place no wider is the stored one.
 */
export async function preserveFullerGeometry(
  client: pg.ClientBase,
  runId: number,
  source: Source,
  bounds: Bounds,
  dataDate: string | null,
): Promise<number> {
  const crossing = await client.query<Outside>(
    `SELECT i.ref, i.record AS next, s.record AS stored, s.geometry,
       i.geometry AS "nextGeometry",
       coalesce(r.data_date > $2::date, r.data_date IS NOT NULL) AS "isNewer"
     FROM incoming i JOIN source_record s ON s.source = $1 AND s.ref = i.ref JOIN import_run r ON r.id = s.run_id
     WHERE i.run_id = $3 AND s.digest <> i.digest AND s.geometry IS NOT NULL`,
    [source, dataDate?.slice(0, 10) ?? null, runId],
  );
  let preserved = 0;
  for (const row of crossing.rows) {
    const fuller = fullerOf(row, bounds);
    if (fuller === null) continue;
    const { position, bbox } = fuller.record;
    const form = storedForm(storedRecord(fuller.record), fuller.geometry);
    await client.query(
      `UPDATE incoming SET lon = $2, lat = $3, bbox = $4, digest = $5, record = $6, geometry = $7
       WHERE ref = $1 AND source = $8`,
      [row.ref, position[0], position[1], bbox, form.digest, form.text, form.geometry, source],
    );
    preserved++;
  }
  return preserved;
}

/** What is stored of a record instead of the incoming one; null where the incoming one is as full. */
function fullerOf(row: Outside, covered: Bounds): { record: StoredRecord; geometry: Geometry | null } | null {
  const { next, stored, geometry, nextGeometry, isNewer } = row;
  if (!reachesFurtherOutside(stored.bbox, next.bbox, covered)) {
    const measured = withStoredMeasure(next, stored);
    return measured === null ? null : { record: measured, geometry: nextGeometry };
  }
  if (isNewer) return { record: stored, geometry };
  const shape = joinedRoute(row, covered) ?? { ...stored, geometry };
  const { type, position, bbox, areaM2, lengthM } = shape;
  return { record: { ...next, type, position, bbox, areaM2, lengthM }, geometry: shape.geometry };
}

/** A record of unknown size with the stored one, where the stored record is as wide; else null. */
function withStoredMeasure(next: StoredRecord, stored: StoredRecord): StoredRecord | null {
  const [areaM2, lengthM] = [next.areaM2 ?? stored.areaM2, next.lengthM ?? stored.lengthM];
  if (next.type !== stored.type || (areaM2 === next.areaM2 && lengthM === next.lengthM)) return null;
  const [west, south, east, north] = stored.bbox;
  const box: Bounds = [west - EPSILON, south - EPSILON, east + EPSILON, north + EPSILON];
  return containsBounds(box, next.bbox) ? { ...next, areaM2, lengthM } : null;
}

/** The shape of a route that goes on over the edge of the input; null where the two are no lines. */
function joinedRoute({ next, stored, geometry, nextGeometry }: Outside, covered: Bounds): RecordShape | null {
  const [known, drawn] = [linesOf(geometry), linesOf(nextGeometry)];
  if (known.length === 0 || drawn.length === 0) return null;
  const shape = lineShape(joinOverEdge(drawn, known, covered));
  if (shape === null) return null;
  const knownM = next.lengthM ?? stored.lengthM;
  const beside = [nextGeometry, geometry].flatMap((one) => (one === null ? [] : sideLinesOf(one)));
  return {
    ...shape,
    // A declared length stays, and one that neither knows is that of a part.
    lengthM: knownM === null ? null : Math.max(knownM, shape.lengthM ?? 0),
    geometry: withSideLines(
      shape.geometry,
      joinLines(beside.map((line) => positions(line) ?? [])).map((line) => line.map((at) => [...at])),
    ),
  };
}

function linesOf(geometry: Geometry | null): Position[][] {
  const lines =
    geometry?.type === 'LineString'
      ? [geometry.coordinates]
      : geometry?.type === 'MultiLineString'
        ? geometry.coordinates
        : [];
  return lines.flatMap((line) => {
    const read = positions(line);
    return read === null ? [] : [read];
  });
}

/** Whether `stored` leaves the covered bounds on a side where `next` falls short of it. */
export function reachesFurtherOutside(stored: Bounds, next: Bounds, covered: Bounds): boolean {
  const [west, south, east, north] = covered;
  return (
    (stored[0] < west - EPSILON && next[0] > stored[0] + EPSILON) ||
    (stored[1] < south - EPSILON && next[1] > stored[1] + EPSILON) ||
    (stored[2] > east + EPSILON && next[2] < stored[2] - EPSILON) ||
    (stored[3] > north + EPSILON && next[3] < stored[3] - EPSILON)
  );
}
