import type { MicrodegreeLine, MicrodegreePoint } from '#api/geometry/microdegrees.ts';
import type { MicrodegreePolygon } from '#api/geometry/nestRings.ts';
import { assemblePolygons } from '#api/geometry/rings.ts';
import type { NodeStore } from './nodeStore.ts';

/** A way that a relation is made of. */
export interface MemberWay {
  readonly id: number;
  readonly inner: boolean;
}

/** The fault of a shape without any node that the file locates. */
export const NOT_DRAWN = 'none of it is drawn in the file';

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
  /** Whether a ring does not close, so that the polygons are not all of the area. */
  readonly isPartial: boolean;
  /** What is wrong with the data, also where a part could be saved. */
  readonly faults: readonly string[];
}

/** The pieces of a way of these nodes that the file locates. */
export function runsOf(refs: Float64Array, nodes: NodeStore): Runs {
  const runs: MicrodegreePoint[][] = [[]];
  for (const id of refs) {
    const point = nodes.pointOf(id);
    if (point === null) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  return { runs: runs.filter((run) => run.length > 0), whole: refs.length > 0 && runs.length === 1 };
}

/** Whether a way comes back to where it started, round something. */
export function isClosed(refs: Float64Array): boolean {
  return refs.length >= 4 && refs[0] === refs.at(-1);
}

/** Builds the area that ways bound. Without polygons there is a fault. */
export function areaWithin(boundaries: readonly Boundary[]): Area {
  const lines = boundaries.flatMap(({ runs, inner }) => runs.map((points) => ({ points, inner })));
  const { polygons, open, crossing } = assemblePolygons(lines);
  const missing = boundaries.some(({ whole }) => !whole) ? ' (parts are missing in the file)' : '';
  const faults = [
    ...(open > 0 ? [`${open} ${open === 1 ? 'ring does' : 'rings do'} not close${missing}`] : []),
    ...(crossing > 0 ? [`${crossing} ${crossing === 1 ? 'ring crosses itself' : 'rings cross themselves'}`] : []),
  ];
  const isPartial = open > 0;
  if (polygons.length > 0) return { polygons, isPartial, faults: faults.map((fault) => `${fault}; the rest is kept`) };
  return {
    polygons,
    isPartial,
    faults: faults.length > 0 ? faults : [lines.length > 0 ? 'its area is empty' : NOT_DRAWN],
  };
}
