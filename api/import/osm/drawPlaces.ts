import { type RouteLine, joinRoute } from '#api/geometry/joinRoute.ts';
import type { MicrodegreeLine, MicrodegreePoint } from '#api/geometry/microdegrees.ts';
import type { MicrodegreePolygon } from '#api/geometry/nestRings.ts';
import { assemblePolygons } from '#api/geometry/rings.ts';
import type { RecordShape } from '#api/import/records/recordShape.ts';
import type { NodeStore } from '#api/osm/nodeStore.ts';
import type { WayStore } from '#api/osm/wayStore.ts';
import { areaShape, lineShape } from './osmShape.ts';
import type { MemberWay, RelationPlace } from './placeRelations.ts';
import type { WayPlace } from './placeWays.ts';

/**
 * The drawn shape, or null where nothing can be drawn; `faults` says what is wrong with the data, also where a part
 * could be saved.
 */
export interface Drawing {
  readonly shape: RecordShape | null;
  readonly faults: readonly string[];
}

/** The parts of the file that places are drawn from. */
export interface Drawable {
  readonly ways: WayStore;
  readonly nodes: NodeStore;
  readonly roundabouts: ReadonlySet<number>;
}

const NOT_DRAWN = 'none of it is drawn in the file';

/** The drawn pieces of a way. */
export interface Runs {
  /** More than one where nodes are missing, none where the way is. */
  readonly runs: readonly MicrodegreeLine[];
  readonly whole: boolean;
}

/** A way that bounds an area. */
export interface Boundary extends Runs {
  readonly inner: boolean;
}

export interface Area {
  readonly polygons: readonly MicrodegreePolygon[];
  /** What is wrong with the data, also where a part could be saved. */
  readonly faults: readonly string[];
}

/** The pieces of a way through these nodes; it breaks where the file has no location of a node. */
export function runsOf(refs: Float64Array, nodes: NodeStore): Runs {
  const runs: MicrodegreePoint[][] = [[]];
  for (const id of refs) {
    const point = nodes.pointOf(id);
    if (point === null) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  return { runs: runs.filter((run) => run.length > 0), whole: refs.length > 0 && runs.length === 1 };
}

const NO_REFS = new Float64Array(0);

function drawLines(ids: readonly number[], drawable: Drawable): Drawing {
  const members = ids.flatMap((id): RouteLine[] => {
    const roundabout = drawable.roundabouts.has(id);
    return runsOf(drawable.ways.nodesOf(id) ?? NO_REFS, drawable.nodes).runs.map((points) => ({ points, roundabout }));
  });
  const lines = joinRoute(members);
  return lines.length > 0 ? { shape: lineShape(lines), faults: [] } : { shape: null, faults: [NOT_DRAWN] };
}

/** Builds the area inside boundary ways; `faults` is never empty where there are no polygons. */
export function areaWithin(boundaries: readonly Boundary[]): Area {
  const lines = boundaries.flatMap(({ runs, inner }) => runs.map((points) => ({ points, inner })));
  const { polygons, open, crossing } = assemblePolygons(lines);
  const missing = boundaries.some(({ whole }) => !whole) ? ' (parts are missing in the file)' : '';
  const faults = [
    ...(open > 0 ? [`${open} ${open === 1 ? 'ring does' : 'rings do'} not close${missing}`] : []),
    ...(crossing > 0 ? [`${crossing} ${crossing === 1 ? 'ring crosses itself' : 'rings cross themselves'}`] : []),
  ];
  if (polygons.length > 0) return { polygons, faults: faults.map((fault) => `${fault}; the rest is kept`) };
  return { polygons, faults: faults.length > 0 ? faults : [lines.length > 0 ? 'its area is empty' : NOT_DRAWN] };
}

function drawArea(members: readonly MemberWay[], { ways, nodes }: Drawable): Drawing {
  const { polygons, faults } = areaWithin(
    members.map(({ id, inner }) => ({ inner, ...runsOf(ways.nodesOf(id) ?? NO_REFS, nodes) })),
  );
  return { shape: polygons.length > 0 ? areaShape(polygons) : null, faults };
}

export function drawWay({ id, shape }: WayPlace, drawable: Drawable): Drawing {
  return shape === 'AREA' ? drawArea([{ id, inner: false }], drawable) : drawLines([id], drawable);
}

export function drawRelation({ shape, ways }: RelationPlace, drawable: Drawable): Drawing {
  return shape === 'AREA'
    ? drawArea(ways, drawable)
    : drawLines(
        ways.map(({ id }) => id),
        drawable,
      );
}
