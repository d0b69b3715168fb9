import type { SourceRecord } from '#api/import/records/record.ts';
import type { Database } from '#api/platform/db/database.ts';
import { category } from '#common/catalogue/catalogue.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';

/** A row of the starter table further than this from what another source has drawn is misplaced. */
const MISPLACED_M = 100;

interface Row {
  readonly ref: string;
  readonly starter: SourceRecord;
  readonly source: string;
  readonly otherRef: string;
  readonly other: SourceRecord;
}

/**
 * Where rows of the starter table differ from the records of other sources that are the same place: a line each, by the
 * refs of the table. Empty where nothing was imported.
 */
export async function starterDifferences(db: Database): Promise<string[]> {
  const { rows } = await db.pool.query<Row>(
    `SELECT s.ref, s.record AS starter, o.source, o.ref AS "otherRef", o.record AS other
     FROM source_record s JOIN source_record o ON o.attraction_id = s.attraction_id AND o.source <> 'starter'
     WHERE s.source = 'starter' ORDER BY s.ref, o.source, o.ref`,
  );
  return rows.flatMap(({ ref, starter, source, otherRef, other }) =>
    differences(starter, other).map((what) => `${ref}: ${what} (${source} ${otherRef})`),
  );
}

function differences(starter: SourceRecord, other: SourceRecord): string[] {
  const metres = Math.round(metresTo(starter.position, other.bbox));
  const groups = [starter, other].map((record) => category(record.category).group);
  return [
    ...(metres > MISPLACED_M ? [`${metres} m off`] : []),
    ...(groups[0] === groups[1] ? [] : [`${starter.category}, not ${other.category}`]),
    ...(['fi', 'sv', 'en'] as const).flatMap((language) => {
      const [ours, theirs] = [starter.names[language], other.names[language]];
      return ours === undefined || theirs === undefined || ours === theirs ? [] : [`"${ours}", not "${theirs}"`];
    }),
  ];
}

/** Metres from a position to a box, 0 inside it. */
function metresTo([lon, lat]: Position, [west, south, east, north]: Bounds): number {
  const nearest: Position = [Math.min(Math.max(lon, west), east), Math.min(Math.max(lat, south), north)];
  return distanceKm([lon, lat], nearest) * 1000;
}
