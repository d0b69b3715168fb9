import type { Context } from '#api/domain/core/context.ts';
import { type Place, positionOf } from '#api/domain/places/places.ts';
import { isClosure } from '#common/conditions/order.ts';
import { boxesMeet, boxOfShape, shapeReaches, shapesMeet } from '#common/geo/shapesMeet.ts';
import { metresPerUnit, partsOf, toWorld, toWorldBox, type WorldBox, type WorldShape } from '#common/geo/worldShape.ts';
import { municipalityByCode } from '#common/municipalities/municipalities.ts';
import type { CurrentCondition } from './currentConditions.ts';
import { type PlaceSurroundings, surroundingRows } from './reachSql.ts';
import { type BoxedShape, storedShapes } from './shapes.ts';

/** The fields of a place by which it is found what reaches it. */
export type ReachedPlace = Pick<Place, 'id' | 'type' | 'lon' | 'lat' | 'bbox'>;

export interface Reached {
  readonly conditions: readonly CurrentCondition[];
  /** Those of them that close the place. */
  readonly closures: readonly CurrentCondition[];
  /** False: the municipality of the place is not known, hence neither which warnings reach it. */
  readonly isLocated: boolean;
}

type Reading = Pick<Context, 'db' | 'version'>;

/** Lines of two sources are drawn this far apart, and a lean-to stands so far from its path. */
export const TOUCHES_M = 25;

const NOT_REACHED: Reached = { conditions: [], closures: [], isLocated: true };

/**
 * Which of the conditions reach each place, in the order of the places: those of itself and of the areas that it lies
 * in, of its municipalities and regions, and those whose area or stretch it touches.
 */
export async function reachOf(
  { db, version }: Reading,
  places: readonly ReachedPlace[],
  conditions: readonly CurrentCondition[],
): Promise<Reached[]> {
  if (places.length === 0 || conditions.length === 0) return places.map(() => NOT_REACHED);
  const surroundings = await surroundingRows(
    db.pool,
    version,
    places.map(({ id }) => id),
  );
  const byId = new Map(surroundings.map((row) => [row.id, row]));
  const located = places.map((place) => locate(place, byId.get(place.id)));
  const asked = located.filter(
    (at) => at.place.type !== 'POINT' && conditions.some((condition) => mayTouch(condition, at)),
  );
  const shapes = await storedShapes(
    { db, version },
    asked.map(({ place }) => place.id),
  );
  return located.map((at) => reachedBy(at, shapes.get(at.place.id) ?? null, conditions));
}

/** Where a place is, as far as that is known. */
interface Located {
  readonly place: ReachedPlace;
  readonly box: WorldBox;
  readonly point: readonly [x: number, y: number];
  /** `TOUCHES_M` in world units. */
  readonly near: number;
  readonly municipalities: readonly number[];
  readonly regions: readonly number[];
  /** All municipalities are known, and their regions. */
  readonly isCoded: boolean;
  readonly areas: ReadonlySet<number>;
}

function locate(place: ReachedPlace, around: PlaceSurroundings | undefined): Located {
  const [codes, box] = [around?.municipalities ?? [], toWorldBox(place.bbox)];
  const regions = codes.map(regionOf);
  return {
    place,
    box,
    point: toWorld(positionOf(place)),
    near: TOUCHES_M / metresPerUnit(box[1]),
    municipalities: codes.map(Number),
    regions: regions.filter((region) => region !== null),
    isCoded: codes.length > 0 && !regions.includes(null),
    areas: new Set(around?.areas),
  };
}

function regionOf(code: string): number | null {
  const municipality = municipalityByCode(code);
  return municipality === undefined ? null : Number(municipality.regionCode.slice(1));
}

function reachedBy(at: Located, shape: BoxedShape | null, conditions: readonly CurrentCondition[]): Reached {
  const reached = conditions.flatMap((condition) => {
    const how = wayOf(at, shape, condition);
    return how === null ? [] : [{ condition, isClosed: how === 'whole' && isClosure(condition) }];
  });
  return {
    conditions: reached.map(({ condition }) => condition),
    closures: reached.filter(({ isClosed }) => isClosed).map(({ condition }) => condition),
    isLocated:
      at.isCoded ||
      conditions.every(
        ({ municipalities, regions, boundaries }) => municipalities.size + regions.size === boundaries.length,
      ),
  };
}

/** Whether a condition is one of the whole place, or of a part of it; null: of neither. */
function wayOf(at: Located, shape: BoxedShape | null, condition: CurrentCondition): 'whole' | 'part' | null {
  const { place, areas, municipalities, regions } = at;
  const isSpread = spreads(condition);
  if (condition.place?.id === place.id) return 'whole';
  if (isSpread && condition.isOfficial && condition.place !== null && areas.has(condition.place.id)) return 'whole';
  if (municipalities.some((one) => condition.municipalities.has(one))) return 'whole';
  if (regions.some((one) => condition.regions.has(one))) return 'whole';
  const drawn = isSpread && condition.shape !== null ? touchOf(at, shape, condition.shape) : null;
  // A groomed line says nothing about the one that crosses it.
  if (drawn !== null) return drawn === 'part' && condition.kind === 'GROOMED' ? null : drawn;
  const isBeyond = place.type === 'POINT' && at.isCoded;
  return !isBeyond && condition.boundaries.some((one) => touchOf(at, shape, one) !== null) ? 'part' : null;
}

/** Good news of a place is of that place alone. */
function spreads({ kind, place }: Pick<CurrentCondition, 'kind' | 'place'>): boolean {
  return kind !== 'GROOMED' || place === null;
}

/** Whether both boxes meet, so that the shapes of place and condition have to be looked at. */
function mayTouch(condition: CurrentCondition, { box, near }: Pick<Located, 'box' | 'near'>): boolean {
  const drawn = condition.shape !== null && spreads(condition) ? [condition.shape] : [];
  return [...drawn, ...condition.boundaries].some((one) => boxesMeet(one.box, box, near));
}

/** How the shape of a condition touches a place, whose own shape is null where it is a point or none is stored. */
function touchOf(
  { place, box, point, near }: Located,
  shape: BoxedShape | null,
  of: BoxedShape,
): 'whole' | 'part' | null {
  const isArea = of.shape.type === 'AREA';
  if (!boxesMeet(of.box, box, isArea ? 0 : near)) return null;
  if (place.type === 'POINT' || shape === null)
    return shapeReaches(of.shape, point, near) ? (isArea ? 'whole' : 'part') : null;
  if (place.type === 'AREA') {
    // A condition at one spot of a park or along one of its paths says nothing about the park.
    if (!isArea || !shapesMeet(of.shape, shape.shape, 0)) return null;
    return shapeReaches(of.shape, point, 0) && holdsBox(of.box, box) ? 'whole' : 'part';
  }
  if (isArea) return shapesMeet(of.shape, shape.shape, 0) ? 'whole' : null;
  if (!shapesMeet(of.shape, shape.shape, near)) return null;
  return runsAlong(of.shape, shape.shape, near) ? 'whole' : 'part';
}

function holdsBox(outer: WorldBox, inner: WorldBox): boolean {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
}

/** Whether a stretch has two points in a row on the route: one that crosses it has one at most, and a point none. */
function runsAlong(stretch: WorldShape, route: WorldShape, near: number): boolean {
  const [left, top, right, bottom] = boxOfShape(stretch);
  if (left === right && top === bottom) return false;
  return partsOf(stretch).some(([from, to]) => {
    const isOn = Array.from({ length: to - from }, (_, at) => {
      const [x = 0, y = 0] = stretch.coords.subarray(2 * (from + at), 2 * (from + at) + 2);
      return shapeReaches(route, [x, y], near);
    });
    return isOn.some((one, at) => one && isOn[at + 1] === true);
  });
}
