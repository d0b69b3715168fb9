import { gapsIn } from '#api/geometry/gapsIn.ts';
import { joinRoute, type RouteLine } from '#api/geometry/joinRoute.ts';
import { type MicrodegreeLine, toPosition } from '#api/geometry/microdegrees.ts';
import { type DirectedLine, withoutWayBack } from '#api/geometry/wayBack.ts';
import type { RecordShape } from '#api/import/records/recordShape.ts';
import type { NodeStore } from '#api/osm/nodeStore.ts';
import { areaWithin, type MemberWay, NOT_DRAWN, runsOf } from '#api/osm/outlines.ts';
import type { WayStore } from '#api/osm/wayStore.ts';
import { boxAround } from '#common/geo/plane.ts';
import { withSideLines } from '#common/geo/sideLines.ts';
import { areaShape, lineShape, pointShape } from './osmShape.ts';
import type { RelationPlace } from './placeRelations.ts';
import type { WayPlace } from './wayPlace.ts';

/**
 * The drawn shape, or null where nothing can be drawn; `faults` says what is wrong with the data, also where a part
 * could be saved.
 */
export interface Drawing {
  readonly shape: RecordShape | null;
  /** Of a route: how often its line breaks off. */
  readonly gaps?: number;
  readonly faults: readonly string[];
}

/** The parts of the file that places are drawn from. */
export interface Drawable {
  readonly ways: WayStore;
  readonly nodes: NodeStore;
  readonly roundabouts: ReadonlySet<number>;
}

const NO_REFS = new Float64Array(0);
const NO_WAYS: ReadonlySet<number> = new Set();

/** Routes along streets, whose two directions often run on the two sides of the street. */
const ALONG_STREETS = 'route/bicycle';

/** The lines of ways, joined where they meet; those of `forward` only once where they run back beside themselves. */
function linesOf(ids: readonly number[], drawable: Drawable, forward = NO_WAYS): MicrodegreeLine[] {
  const members = ids.flatMap((id): (RouteLine & DirectedLine)[] => {
    const member = { roundabout: drawable.roundabouts.has(id), forward: forward.has(id) };
    return runsOf(drawable.ways.nodesOf(id) ?? NO_REFS, drawable.nodes).runs.map((points) => ({ points, ...member }));
  });
  return joinRoute(withoutWayBack(members));
}

function drawLines(ids: readonly number[], drawable: Drawable): Drawing {
  const lines = linesOf(ids, drawable);
  return lines.length > 0 ? { shape: lineShape(lines), faults: [] } : { shape: null, faults: [NOT_DRAWN] };
}

/** The main line of a route, with the lines beside it and the number of gaps in it. */
function drawRoute({ category, ways, forward, sideWays }: RelationPlace, drawable: Drawable): Drawing {
  const main = linesOf(
    ways.map(({ id }) => id),
    drawable,
    category === ALONG_STREETS ? forward : NO_WAYS,
  );
  if (main.length === 0) return { shape: null, faults: [NOT_DRAWN] };
  const shape = lineShape(main);
  const beside = linesOf(sideWays, drawable).map((line) => line.map(toPosition));
  return { shape: { ...shape, geometry: withSideLines(shape.geometry, beside) }, gaps: gapsIn(main), faults: [] };
}

/** The area of a place; a sight or protected area whose outline is broken or cut becomes a point in its middle. */
function drawArea(members: readonly MemberWay[], lasting: boolean, { ways, nodes }: Drawable): Drawing {
  const boundaries = members.map(({ id, inner }) => ({ inner, ...runsOf(ways.nodesOf(id) ?? NO_REFS, nodes) }));
  const { polygons, faults } = areaWithin(boundaries);
  if (polygons.length > 0) return { shape: areaShape(polygons), faults };
  const drawn = boundaries.flatMap(({ runs }) => runs);
  if (!lasting || drawn.length === 0) return { shape: null, faults };
  const [west, south, east, north] = boxAround(drawn);
  const middle = pointShape([Math.round((west + east) / 2), Math.round((south + north) / 2)]);
  return { shape: middle, faults: faults.map((fault) => `${fault}; a point is kept`) };
}

export function drawWay({ id, ways, shape, lasting }: WayPlace, drawable: Drawable): Drawing {
  return shape === 'AREA' ? drawArea([{ id, inner: false }], lasting, drawable) : drawLines(ways, drawable);
}

export function drawRelation(place: RelationPlace, drawable: Drawable): Drawing {
  return place.shape === 'AREA' ? drawArea(place.ways, place.lasting, drawable) : drawRoute(place, drawable);
}
