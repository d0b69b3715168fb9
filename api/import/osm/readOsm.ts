import { fromOsmUnits, toPosition } from '#api/geometry/microdegrees.ts';
import { DataSquares } from '#api/import/records/dataSquares.ts';
import type { SourceInput, SourceRecord } from '#api/import/records/record.ts';
import { pointShape, type RecordShape } from '#api/import/records/recordShape.ts';
import { type StreetBook, streetTag } from '#api/import/streets/streetBook.ts';
import { NODES, NO_LOCATION } from '#api/osm/block.ts';
import { boundsWithin } from '#api/osm/box.ts';
import { readLocationsOnWays } from '#api/osm/locationsOnWays.ts';
import { nodesOf, type NodeColumns } from '#api/osm/nodes.ts';
import { NodeStore } from '#api/osm/nodeStore.ts';
import { OsmFile } from '#api/osm/osmFile.ts';
import { ImportInputError, type Progress, type Skipped } from '#api/platform/reading.ts';
import { containsPosition, type Bounds } from '#common/geo/bounds.ts';
import { NO_NAME, classify } from './classifyElement.ts';
import { drawRelation, drawWay, type Drawable, type Drawing } from './drawPlaces.ts';
import { recordOf, refOf, type Drawn, type Found } from './osmRecord.ts';
import { readRelations, type Relations } from './placeRelations.ts';
import { placeTag } from './placeTags.ts';
import { readWays } from './placeWays.ts';
import { TrackNames } from './tracks.ts';

export interface OsmOptions {
  readonly onSkip: (skipped: Skipped) => void;
  readonly progress: Progress;
  /** Only places inside this box are read, and only this box counts as covered. */
  readonly area?: Bounds;
  /** Collects the roads and houses of the file. Left out: the reader skips them. */
  readonly streets?: StreetBook;
}

/**
 * Reads the places of an `.osm.pbf` in passes over the file: relations, then ways, then nodes. Memory holds only what
 * the places are made of. Throws ImportInputError, here or while the records are read.
 */
export async function readOsm(file: string, options: OsmOptions): Promise<SourceInput> {
  const osm = await OsmFile.open(file, options.progress);
  const relations = await readRelations(osm, options.onSkip);
  if (osm.isEmpty || relations.bounds === null) throw new ImportInputError(`${file} holds no map data.`);
  const bounds = boundsWithin(file, relations.bounds, options.area);
  const squares = new DataSquares();
  return {
    source: 'osm',
    coverage: { bounds, types: null, municipalities: null },
    // Where ways have their own locations, the file has few nodes.
    ...(!osm.header.locationsOnWays && { squares: () => squares.known() }),
    dataDate: osm.header.dataDate,
    records: unrepeated(readPlaces(osm, relations, squares, options), options),
  };
}

/**
 * Third pass and the drawing: yields points as they are read, then the places made of ways, then those made of
 * relations.
 */
async function* readPlaces(
  osm: OsmFile,
  relations: Relations,
  squares: DataSquares,
  { onSkip, progress, area, streets }: OsmOptions,
): AsyncGenerator<SourceRecord> {
  const { places: ways, store, roundabouts, nodeIds } = await readWays(osm, relations.wanted, { onSkip, streets });
  const nodes = new NodeStore(nodeIds);
  const make = function* (found: Found, shape: RecordShape, drawn?: Drawn): Generator<SourceRecord> {
    const record = recordOf(found, shape, drawn);
    if ('reason' in record) onSkip(record);
    else if (area === undefined || containsPosition(area, record.position)) yield record;
  };
  const tracks = new TrackNames();

  for await (const block of osm.pass('Reading nodes', NODES)) {
    for (const columns of nodesOf(block)) {
      nodes.take(columns);
      squares.take(columns.lons, columns.lats);
      if (streets !== undefined) takeHouses(columns, streets);
      for (const { found, shape } of pointsOf(columns, onSkip)) yield* make(found, shape);
    }
  }
  if (osm.header.locationsOnWays) await readLocationsOnWays(osm, nodes);
  streets?.locate(nodes);

  const drawable: Drawable = { ways: store, nodes, roundabouts, cutTo: osm.header.bounds };
  const total = ways.length + relations.places.length;
  let done = 0;
  const draw = function* (found: Found, { shape, faults, ...drawn }: Drawing): Generator<SourceRecord> {
    for (const reason of faults) onSkip({ ref: refOf(found), reason });
    if (shape !== null) yield* tracks.pass(make(found, shape, drawn));
    progress('Drawing lines and areas', ++done, total, 'places');
  };
  for (const way of ways) yield* draw({ element: 'way', ...way }, drawWay(way, drawable));
  for (const relation of relations.places)
    yield* draw({ element: 'relation', ...relation }, drawRelation(relation, drawable));
  yield* tracks.named(onSkip);
}

function takeHouses(columns: NodeColumns, streets: StreetBook): void {
  for (const index of columns.tagged) {
    const tags = columns.tagsIf(index, streetTag);
    const [lon, lat] = [columns.lons[index] ?? NO_LOCATION, columns.lats[index] ?? NO_LOCATION];
    if (tags !== null && lon !== NO_LOCATION && lat !== NO_LOCATION) streets.takeNode(tags, lon, lat);
  }
}

function* pointsOf(
  columns: NodeColumns,
  onSkip: OsmOptions['onSkip'],
): Generator<{ found: Found; shape: RecordShape }> {
  for (const index of columns.tagged) {
    const tags = columns.tagsIf(index, placeTag);
    const place = tags === null ? null : classify(tags, ['POINT']);
    if (tags === null || place === null) continue;
    const [id, lon, lat] = [
      columns.ids[index] ?? 0,
      columns.lons[index] ?? NO_LOCATION,
      columns.lats[index] ?? NO_LOCATION,
    ];
    const ref = refOf({ element: 'node', id });
    if (place === NO_NAME) onSkip({ ref, reason: NO_NAME });
    else if (lon === NO_LOCATION || lat === NO_LOCATION) onSkip({ ref, reason: 'lies nowhere on the globe' });
    else
      yield {
        found: { element: 'node', id, category: place.category, tags, date: columns.dateAt(index) },
        shape: pointShape(toPosition(fromOsmUnits(lon, lat))),
      };
  }
}

/** Yields each ref once: a file that was put together from several may repeat an element. */
async function* unrepeated(records: AsyncIterable<SourceRecord>, { onSkip }: OsmOptions): AsyncGenerator<SourceRecord> {
  const seen = new Set<string>();
  for await (const record of records) {
    if (seen.has(record.ref)) onSkip({ ref: record.ref, reason: 'occurs twice in the file' });
    else yield record;
    seen.add(record.ref);
  }
}
