import type { BaseFeature, BaseMapInput } from '#api/basemap/baseFeature.ts';
import { fromOsmUnits } from '#api/geometry/microdegrees.ts';
import { NODES, NO_LOCATION } from '#api/osm/block.ts';
import { boundsWithin } from '#api/osm/box.ts';
import { readLocationsOnWays } from '#api/osm/locationsOnWays.ts';
import { nodesOf, type NodeColumns } from '#api/osm/nodes.ts';
import { NodeIds, NodeStore, type SharedNodes } from '#api/osm/nodeStore.ts';
import { type IndexedPlace, OsmFile } from '#api/osm/osmFile.ts';
import { areaWithin, runsOf } from '#api/osm/outlines.ts';
import { type SharedWays, WayStore } from '#api/osm/wayStore.ts';
import { ImportInputError, type Progress, type Skipped } from '#api/platform/reading.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { areaFeatures, pointFeature } from './features.ts';
import { pointLooks } from './looks.ts';
import { readBaseRelations, type BaseRelations } from './mapRelations.ts';
import { drawWays, readNeededNodes, type WayGround } from './mapWays.ts';
import { POINT_RULES } from './pointRules.ts';
import { withinArea } from './within.ts';

export interface BaseMapOptions {
  readonly progress: Progress;
  /** Called for areas that cannot be drawn, or only in part. */
  readonly onSkip?: (skipped: Skipped) => void;
  /** Only features that reach into this box are read (all coastlines are), and only this box counts as covered. */
  readonly area?: Bounds;
}

/** The data with which another thread reads the second half of a file (`readSecondHalf`). */
export interface SecondHalf {
  readonly index: readonly IndexedPlace[];
  readonly nodes: SharedNodes;
  /** The ways of relations. */
  readonly members: SharedWays;
}

interface DividedOptions extends BaseMapOptions {
  /**
   * Called before ways are drawn, if another thread can draw a half of them; the features end before the second half
   * then.
   */
  readonly onLocated?: (rest: SecondHalf) => void;
}

/**
 * Reads the features of the base map from an `.osm.pbf` (docs/base-tiles.md) in passes over the file: relations; ways,
 * for the nodes they need; nodes; ways again, to draw them one by one; then the areas of relations. Memory holds the
 * locations of the needed nodes and the ways of relations. Throws ImportInputError, here or while the features are
 * read.
 */
export async function readBaseMap(
  file: string,
  { area, onSkip = () => undefined, ...options }: DividedOptions,
): Promise<BaseMapInput> {
  const osm = await OsmFile.open(file, options.progress);
  const relations = await readBaseRelations(osm);
  if (osm.isEmpty || relations.bounds === null) throw new ImportInputError(`${file} holds no map data.`);
  const features = drawAll(osm, relations, { ...options, onSkip });
  return {
    bounds: boundsWithin(file, relations.bounds, area),
    dataDate: osm.header.dataDate,
    features: area === undefined ? features : withinArea(features, area),
  };
}

/** Reads the features that follow those of `readBaseMap` with `onLocated`, in order. Throws ImportInputError. */
export async function* readSecondHalf(
  file: string,
  { index, nodes, members }: SecondHalf,
  { progress, onSkip = () => undefined, area }: BaseMapOptions,
): AsyncGenerator<BaseFeature> {
  const osm = await OsmFile.open(file, progress, index);
  const relations = await readBaseRelations(osm, false);
  const ground = { relations, nodes: NodeStore.of(nodes), onSkip };
  const features = drawSecondHalf(osm, ground, new WayStore(members), progress);
  yield* area === undefined ? features : withinArea(features, area);
}

async function* drawSecondHalf(
  osm: OsmFile,
  ground: WayGround,
  members: WayStore,
  progress: Progress,
): AsyncGenerator<BaseFeature> {
  yield* drawWays(osm, ground, { mayRepeat: false, half: 'second' });
  yield* drawRelations(ground, members, progress);
}

async function* drawAll(
  osm: OsmFile,
  relations: BaseRelations,
  { progress, onSkip, onLocated }: DividedOptions & Pick<WayGround, 'onSkip'>,
): AsyncGenerator<BaseFeature> {
  const { ids, members, mayRepeat } = await readNeededNodes(osm, relations);
  const nodes = new NodeStore(ids);
  const seen = new NodeIds();
  for await (const block of osm.pass('Reading nodes of the base map', NODES)) {
    for (const columns of nodesOf(block)) {
      nodes.take(columns);
      yield* nodeFeatures(columns, seen);
    }
  }
  if (osm.header.locationsOnWays) await readLocationsOnWays(osm, nodes);
  const ground = { relations, nodes, onSkip };
  if (onLocated === undefined || mayRepeat) {
    yield* drawWays(osm, ground, { mayRepeat });
    yield* drawRelations(ground, members, progress);
  } else {
    onLocated({ index: osm.index, nodes: nodes.share(), members: members.share() });
    yield* drawWays(osm, ground, { mayRepeat, half: 'first' });
  }
}

/**
 * The features of nodes, each node once: `seen` are those that were drawn, since a file that was put together may
 * repeat a node.
 */
function* nodeFeatures(columns: NodeColumns, seen: NodeIds): Generator<BaseFeature> {
  for (const index of columns.tagged) {
    const tags = columns.tagsIf(index, POINT_RULES.mayDraw);
    const [lon, lat] = [columns.lons[index] ?? NO_LOCATION, columns.lats[index] ?? NO_LOCATION];
    if (tags === null || lon === NO_LOCATION || lat === NO_LOCATION) continue;
    const looks = pointLooks(tags, 'nodes');
    if (looks.length > 0 && seen.add(columns.ids[index] ?? 0))
      for (const look of looks) yield pointFeature(look, fromOsmUnits(lon, lat));
  }
}

const NO_REFS = new Float64Array(0);

function* drawRelations(
  { relations: { areas }, nodes, onSkip }: WayGround,
  members: WayStore,
  progress: Progress,
): Generator<BaseFeature> {
  for (const [done, relation] of areas.entries()) {
    const { polygons, faults } = areaWithin(
      relation.ways.map(({ id, inner }) => ({ inner, ...runsOf(members.nodesOf(id) ?? NO_REFS, nodes) })),
    );
    for (const reason of faults) onSkip({ ref: `relation/${relation.id}`, reason });
    if (polygons.length > 0) yield* areaFeatures(polygons, relation.areas, relation.points);
    progress('Drawing areas of the base map', done + 1, areas.length, 'areas');
  }
}
