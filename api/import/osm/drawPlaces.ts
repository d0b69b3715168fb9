import { gapsIn } from '#api/geometry/gapsIn.ts';
import { joinRoute, type RouteLine } from '#api/geometry/joinRoute.ts';
import { type MicrodegreeLine, toPosition } from '#api/geometry/microdegrees.ts';
import { type DirectedLine, withoutWayBack } from '#api/geometry/wayBack.ts';
import { pointShape, type RecordShape } from '#api/import/records/recordShape.ts';
import type { NodeStore } from '#api/osm/nodeStore.ts';
import { areaWithin, type MemberWay, NOT_DRAWN, runsOf } from '#api/osm/outlines.ts';
import type { WayStore } from '#api/osm/wayStore.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { boxAround } from '#common/geo/plane.ts';
import { withSideLines } from '#common/geo/sideLines.ts';
import type { Drawn } from './osmRecord.ts';
import { areaShape, lineShape } from './osmShape.ts';
import type { RelationPlace } from './placeRelations.ts';
import type { WayPlace } from './wayPlace.ts';

/**
 * The drawn shape, or null where nothing can be drawn; `faults` says what is wrong with the data, also where a part
 * could be saved.
 */
export interface Drawing extends Drawn {
  readonly shape: RecordShape | null;
  readonly faults: readonly string[];
}

/** The parts of the file that places are drawn from. */
export interface Drawable {
  readonly ways: WayStore;
  readonly nodes: NodeStore;
  readonly roundabouts: ReadonlySet<number>;
  /** The box that the file was cut to; null where it does not say. */
  readonly cutTo: Bounds | null;
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
function drawRoute(place: RelationPlace, drawable: Drawable): Drawing {
  const { category, ways, forward, sideWays } = place;
  const main = linesOf(
    ways.map(({ id }) => id),
    drawable,
    category === ALONG_STREETS ? forward : NO_WAYS,
  );
  if (main.length === 0) return { shape: null, faults: [NOT_DRAWN] };
  const shape = lineShape(main);
  const beside = linesOf(sideWays, drawable).map((line) => line.map(toPosition));
  return {
    shape: { ...shape, geometry: withSideLines(shape.geometry, beside) },
    gaps: gapsIn(main),
    isCut: place.lacksParts || reachesOut(ways, shape.bbox, drawable),
    faults: [],
  };
}

/** About 200 m in Finland, in degrees: the last node of a way before the edge of an extract lies this near to it. */
const EDGE = { lon: 0.004, lat: 0.002 };

/** Whether a part of a route is missing in the file, or lies at the edge of it: an extract may leave members out. */
function reachesOut(ways: readonly MemberWay[], bbox: Bounds, { ways: store, nodes, cutTo }: Drawable): boolean {
  if (ways.some(({ id }) => !runsOf(store.nodesOf(id) ?? NO_REFS, nodes).whole)) return true;
  if (cutTo === null) return false;
  const [west, south, east, north] = bbox;
  return (
    west - EDGE.lon <= cutTo[0] ||
    south - EDGE.lat <= cutTo[1] ||
    east + EDGE.lon >= cutTo[2] ||
    north + EDGE.lat >= cutTo[3]
  );
}

/**
 * The area of a place, of unknown size where a part of its outline is missing; a sight or protected area whose outline
 * is broken or cut becomes a point in its middle.
 */
function drawArea(members: readonly MemberWay[], lasting: boolean, { ways, nodes }: Drawable): Drawing {
  const boundaries = members.map(({ id, inner }) => ({ inner, ...runsOf(ways.nodesOf(id) ?? NO_REFS, nodes) }));
  const { polygons, isPartial, faults } = areaWithin(boundaries);
  if (polygons.length > 0) {
    const shape = areaShape(polygons);
    return { shape: isPartial ? { ...shape, areaM2: null } : shape, faults };
  }
  const drawn = boundaries.flatMap(({ runs }) => runs);
  if (!lasting || drawn.length === 0) return { shape: null, faults };
  const [west, south, east, north] = boxAround(drawn);
  const middle = pointShape(toPosition([Math.round((west + east) / 2), Math.round((south + north) / 2)]));
  return { shape: middle, faults: faults.map((fault) => `${fault}; a point is kept`) };
}

export function drawWay({ id, ways, shape, lasting }: WayPlace, drawable: Drawable): Drawing {
  return shape === 'AREA' ? drawArea([{ id, inner: false }], lasting, drawable) : drawLines(ways, drawable);
}

export function drawRelation(place: RelationPlace, drawable: Drawable): Drawing {
  return place.shape === 'AREA' ? drawArea(place.ways, place.lasting, drawable) : drawRoute(place, drawable);
}
