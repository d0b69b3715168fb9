import Flatbush from 'flatbush';
import { samplePoints } from '#api/import/publish/core/worldBox.ts';
import { type WorldBox, type WorldShape, areaContains } from '#common/geo/worldShape.ts';
import { drawnM, lineIndex } from './lineIndex.ts';

/** The fields of a place that nesting needs. */
export interface NestInput {
  readonly type: 'POINT' | 'PATH' | 'AREA';
  readonly x: number;
  readonly y: number;
  readonly box: WorldBox;
  readonly shape: WorldShape | null;
  readonly areaM2: number | null;
  readonly lengthM: number | null;
  readonly quality: number;
  /** The order of places that are equal otherwise. */
  readonly key: string;
  /**
   * Rules of the category: whether other places may lie in it, whether places may lie along it, and whether it may lie
   * along a route.
   */
  readonly isInsideParent: boolean;
  readonly isAlongParent: boolean;
  readonly isAlongChild: boolean;
  /** Numbers of the places that a route is made of, in order. */
  readonly stageNumbers: readonly number[];
}

/** A place in or along another one; places are named by their number in the input. */
interface Nesting {
  readonly parent: number;
  readonly child: number;
  readonly relation: 'INSIDE' | 'ALONG';
  /** Metres from the beginning of the route for ALONG; null for INSIDE. */
  readonly metresAlong: number | null;
}

export interface Nested {
  readonly nestings: readonly Nesting[];
  /** For each place its INSIDE parent, else the best route it lies along, else null. */
  readonly parents: readonly (Nesting | null)[];
}

/** A place lies along a route within this (DESIGN §3). */
const ALONG_M = 100;
/** So many points of a child's outline are tested against an area or a route. */
const SAMPLES = 16;
/** So large a part of these points must lie in an area: two outlines of one shore are never the same. */
const MOSTLY = 0.8;
/**
 * Points of an area's outline are moved this part of the way to its middle, because an outline that two areas share
 * lies in neither.
 */
const INWARDS = 0.02;
/** A route that has this part of itself in an area runs through it, not past it. */
const THROUGH = 0.2;
/**
 * A parent is larger than its child by this factor, so that two outlines of one thing do not become each other's
 * parent.
 */
const LARGER = 1.1;

/** Finds the area that each place lies in, and the routes that it lies along. */
export function nest(places: readonly NestInput[]): Nested {
  const inside = insideNestings(places);
  const parents: (Nesting | null)[] = places.map(() => null);
  for (const nesting of inside) parents[nesting.child] = nesting;
  const along = [...stageNestings(places), ...alongNestings(places)].filter(
    ({ parent, child }) => !liesWithin(parent, child, parents),
  );
  for (const nesting of along) {
    const best = parents[nesting.child];
    if (best?.relation === 'INSIDE') continue;
    if (best === null || best === undefined || isBetterParent(places[nesting.parent], places[best.parent]))
      parents[nesting.child] = nesting;
  }
  return { nestings: [...inside, ...along], parents };
}

/** Whether an area holds the place, at any depth: a route within a fortress does not have the fortress along it. */
function liesWithin(place: number, area: number, parents: readonly (Nesting | null)[]): boolean {
  for (let at = parents[place]?.parent; at !== undefined; at = parents[at]?.parent) if (at === area) return true;
  return false;
}

function isBetterParent(a: NestInput | undefined, b: NestInput | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return a.quality === b.quality ? a.key < b.key : a.quality > b.quality;
}

/** Each place with the smallest area around it. */
function insideNestings(places: readonly NestInput[]): Nesting[] {
  const parents = places
    .flatMap((place, number) =>
      place.isInsideParent && place.shape?.type === 'AREA' ? [{ place, number, shape: place.shape }] : [],
    )
    .toSorted((a, b) => (a.place.areaM2 ?? 0) - (b.place.areaM2 ?? 0) || (a.place.key < b.place.key ? -1 : 1));
  if (parents.length === 0) return [];
  const index = new Flatbush(parents.length, 16, Int32Array);
  for (const { place } of parents) index.add(...place.box);
  index.finish();
  return places.flatMap((child, number): Nesting[] => {
    const smallestFirst = index.search(child.x, child.y, child.x, child.y).sort((a, b) => a - b);
    const found = smallestFirst
      .map((i) => parents[i])
      .find((parent) => parent !== undefined && parent.number !== number && holds(parent.place, parent.shape, child));
    return found === undefined ? [] : [{ parent: found.number, child: number, relation: 'INSIDE', metresAlong: null }];
  });
}

function holds(parent: NestInput, shape: WorldShape, child: NestInput): boolean {
  if (child.type === 'AREA' && (parent.areaM2 ?? 0) <= LARGER * (child.areaM2 ?? 0)) return false;
  if (child.shape === null) return areaContains(shape, child.x, child.y);
  const inwards = child.type === 'AREA' ? INWARDS : 0;
  const points = samplePoints(child.shape, SAMPLES).map(
    ([x, y]) => [x + inwards * (child.x - x), y + inwards * (child.y - y)] as const,
  );
  return partWithin(shape, points) >= MOSTLY;
}

function partWithin(area: WorldShape, points: readonly (readonly [x: number, y: number])[]): number {
  return points.filter(([x, y]) => areaContains(area, x, y)).length / points.length;
}

/** Each place that may lie along a route, with all the routes that pass it. */
function alongNestings(places: readonly NestInput[]): Nesting[] {
  const routes = places.flatMap((place, number) =>
    place.isAlongParent && place.shape?.type === 'PATH' ? [{ number, shape: place.shape }] : [],
  );
  const index = lineIndex(routes.map(({ shape }) => shape));
  return places.flatMap((place, child): Nesting[] => {
    if (!place.isAlongChild || place.type === 'PATH') return [];
    const best = new Map<number, { distanceM: number; metresAlong: number }>();
    for (const [x, y] of [
      [place.x, place.y] as const,
      ...(place.shape === null ? [] : samplePoints(place.shape, SAMPLES)),
    ]) {
      for (const { line, distanceM, metresAlong } of index.near(x, y, ALONG_M)) {
        if (distanceM < (best.get(line)?.distanceM ?? Infinity)) best.set(line, { distanceM, metresAlong });
      }
    }
    return [...best].flatMap(([line, { metresAlong }]): Nesting[] => {
      const route = routes[line];
      if (route === undefined || route.number === child || runsThrough(route.shape, place.shape)) return [];
      return [{ parent: route.number, child, relation: 'ALONG', metresAlong }];
    });
  });
}

/** The stages of each route, each where it begins; one of unknown length is as long as it is drawn. */
function stageNestings(places: readonly NestInput[]): Nesting[] {
  return places.flatMap(({ stageNumbers }, parent) => {
    let metresAlong = 0;
    return [...new Set(stageNumbers)].flatMap((child): Nesting[] => {
      if (child === parent) return [];
      const begins = metresAlong;
      const stage = places[child];
      metresAlong += stage?.lengthM ?? (stage?.shape?.type === 'PATH' ? drawnM(stage.shape) : 0);
      return [{ parent, child, relation: 'ALONG', metresAlong: begins }];
    });
  });
}

function runsThrough(route: WorldShape, area: WorldShape | null): boolean {
  return area?.type === 'AREA' && partWithin(area, samplePoints(route, SAMPLES)) >= THROUGH;
}
