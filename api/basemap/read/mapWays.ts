import type { BaseFeature } from '#api/basemap/baseFeature.ts';
import { samePoint, type MicrodegreeLine } from '#api/geometry/microdegrees.ts';
import { WAYS } from '#api/osm/block.ts';
import { waysOf, type WayElement } from '#api/osm/elements.ts';
import { NodeIds, type NodeStore } from '#api/osm/nodeStore.ts';
import type { Half, OsmFile } from '#api/osm/osmFile.ts';
import { areaWithin, isClosed, runsOf, type Runs } from '#api/osm/outlines.ts';
import { WayStore } from '#api/osm/wayStore.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { BOUNDARIES, isSeaBorder } from './boundaries.ts';
import { areaFeatures, borderFeature, lineFeature, pointFeature } from './features.ts';
import { areaLooks, lineLooks, mayDraw, pointLooks } from './looks.ts';
import { areaKey, pointKey, type BaseRelations } from './mapRelations.ts';
import { runsBackwards } from './roadProperties.ts';

/** Kinds of water that have no shore of their own: their names are drawn along open ways too. */
const NAMED_LINES: readonly string[] = ['bay', 'strait', 'fjord'];

function isMarked(id: number, { borders, skied, ferries }: BaseRelations): boolean {
  return borders.has(id) || skied.has(id) || ferries.has(id);
}

export interface NeededNodes {
  readonly ids: NodeIds;
  /** Node lists of the ways that make up areas of relations. */
  readonly members: WayStore;
  /** Whether a way may occur twice: the ways are not sorted by id, as in files that were put together. */
  readonly mayRepeat: boolean;
}

/** Second pass: collects the nodes that the drawn ways stand on. Throws ImportInputError. */
export async function readNeededNodes(osm: OsmFile, relations: BaseRelations): Promise<NeededNodes> {
  const ids = new NodeIds();
  const members = new WayStore();
  let [mayRepeat, last] = [false, -Infinity];
  for await (const block of osm.pass('Reading ways of the base map', WAYS)) {
    for (const way of waysOf(block)) {
      mayRepeat ||= way.id <= last;
      last = way.id;
      const isMember = relations.members.has(way.id);
      if (!isMember && !isMarked(way.id, relations) && !way.isTaggedWith(mayDraw)) continue;
      const refs = way.refs();
      ids.addAll(refs);
      if (isMember) members.add(way.id, refs);
    }
  }
  return { ids, members, mayRepeat };
}

/** The data from which ways are drawn. */
export interface WayGround {
  readonly relations: BaseRelations;
  readonly nodes: NodeStore;
  readonly onSkip: (skipped: Skipped) => void;
}

/**
 * Fourth pass: yields the features of each way once, and stores nothing. Only ways that do not repeat can be drawn by
 * halves. Throws ImportInputError.
 */
export async function* drawWays(
  osm: OsmFile,
  ground: WayGround,
  { mayRepeat, half }: { readonly mayRepeat: boolean; readonly half?: Half },
): AsyncGenerator<BaseFeature> {
  const seen = mayRepeat ? new NodeIds() : null;
  for await (const block of osm.pass('Drawing ways of the base map', WAYS, half)) {
    for (const way of waysOf(block)) if (seen === null || seen.add(way.id)) yield* wayFeatures(way, ground);
  }
}

function wayFeatures(way: WayElement, { relations, nodes, onSkip }: WayGround): BaseFeature[] {
  const tags = way.tagsIf(mayDraw) ?? (isMarked(way.id, relations) ? way.tags() : null);
  if (tags === null) return [];
  const refs = way.refs();
  const closed = isClosed(refs);
  const areas = areaLooks(tags, false);
  const points = pointLooks(tags, 'areas');
  const lines = lineLooks(tags, closed, {
    skied: relations.skied.has(way.id),
    ferry: relations.ferries.get(way.id) ?? null,
  });
  const level = isSeaBorder(tags) ? undefined : relations.borders.get(way.id);
  const border = level === undefined ? undefined : BOUNDARIES.get(level);
  if (areas.length + points.length + lines.length === 0 && border === undefined) return [];

  const runs = runsOf(refs, nodes);
  const features: BaseFeature[] = [];
  const drawn = lineParts(runs);
  if (drawn.length > 0) {
    for (const look of lines) features.push(lineFeature(look, drawn, runsBackwards(look.rule, tags)));
    if (border !== undefined && level !== undefined) features.push(borderFeature(border, level, drawn));
  }
  const drawnAs = relations.members.get(way.id) ?? [];
  const ownAreas = areas.filter((look) => !drawnAs.includes(areaKey(look)));
  const ownPoints = points.filter((look) => !drawnAs.includes(pointKey(look)));
  if (closed) features.push(...enclosed(way.id, runs, ownAreas, ownPoints, onSkip));
  else if (ownAreas.length > 0 && lines.length === 0)
    onSkip({ ref: `way/${way.id}`, reason: 'is an area whose outline does not close' });
  const middle = closed ? undefined : drawn[0]?.[drawn[0].length >> 1];
  if (middle !== undefined)
    for (const look of points) if (NAMED_LINES.includes(look.rule.kind)) features.push(pointFeature(look, middle));
  return features;
}

function enclosed(
  id: number,
  runs: Runs,
  areas: ReturnType<typeof areaLooks>,
  points: ReturnType<typeof pointLooks>,
  onSkip: (skipped: Skipped) => void,
): BaseFeature[] {
  if (areas.length + points.length === 0) return [];
  const { polygons, faults } = areaWithin([{ ...runs, inner: false }]);
  for (const reason of faults) onSkip({ ref: `way/${id}`, reason });
  return polygons.length > 0 ? areaFeatures(polygons, areas, points) : [];
}

/** The pieces of a way that are lines: two different points at least, none of them twice in a row. */
function lineParts({ runs }: Runs): MicrodegreeLine[] {
  return runs
    .map((run) =>
      run.filter((point, i) => {
        const before = run[i - 1];
        return before === undefined || !samePoint(before, point);
      }),
    )
    .filter((line) => line.length > 1);
}
