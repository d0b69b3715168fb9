import type { Geometry } from 'geojson';
import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { inDisplayOrder } from '#common/conditions/order.ts';
import { isInForce, oneClock } from '#common/conditions/validity.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { boxesMeet } from '#common/geo/shapesMeet.ts';
import { shapeTouches } from '#common/geo/shapeTouches.ts';
import { toWorldBox, type WorldBox } from '#common/geo/worldShape.ts';
import { DAY_MS } from '#common/time.ts';
import { type CurrentCondition, currentConditions, PAST_MS } from './currentConditions.ts';
import { type Reached, type ReachedPlace, reachOf } from './reach.ts';
import type { BoxedShape } from './shapes.ts';

export type Reading = Pick<Context, 'db' | 'version' | 'now' | 'expiry'>;

/** Conditions are asked for up to so far ahead. */
const AHEAD_MS = 14 * DAY_MS;

/** Places whose reach is cached, for as long as the conditions are. */
const REACHED_MAX = 20_000;

const reachedBy = new WeakMap<readonly CurrentCondition[], LRUCache<number, Reached>>();

/** The conditions that reach each place: all that are not over, also those that begin later. */
export async function reachedPlaces(ctx: Reading, places: readonly ReachedPlace[]): Promise<Reached[]> {
  const { all } = await currentConditions(ctx);
  const known = reachedBy.get(all) ?? new LRUCache({ max: REACHED_MAX });
  reachedBy.set(all, known);
  // Taken now: while the others are read, another request may have the cache drop them.
  const reached = places.map(({ id }) => known.get(id) ?? null);
  const missing = places.filter((_place, at) => reached[at] === null);
  const found = new Map((await reachOf(ctx, missing, all)).map((one, at) => [missing[at]?.id, one]));
  for (const [id, one] of found) if (id !== undefined) known.set(id, one);
  return places.map(({ id }, at) => reached[at] ?? found.get(id) ?? NOTHING_KNOWN);
}

/** Those that count at a moment, as they are shown. */
export function inForceAt(conditions: readonly CurrentCondition[], at: Date): CurrentCondition[] {
  const clock = oneClock(at.getTime());
  return inDisplayOrder(conditions.filter((condition) => isInForce(condition, clock)));
}

/** The conditions that reach a place, for a question about a moment. Throws InvalidInputError('at'). */
export async function reachedAt(ctx: Reading, place: ReachedPlace, at: Date): Promise<Reached> {
  checkMoment(at, ctx.now);
  const [reached = NOTHING_KNOWN] = await reachedPlaces(ctx, [place]);
  return reached;
}

const NOTHING_KNOWN: Reached = { conditions: [], closures: [], isLocated: false };

/** The conditions that touch the bounds at a moment. Throws InvalidInputError('at'). */
export async function conditionsIn(ctx: Reading, bounds: Bounds, at: Date): Promise<CurrentCondition[]> {
  checkMoment(at, ctx.now);
  const { all } = await currentConditions(ctx);
  const box = toWorldBox(bounds);
  return inForceAt(all, at).filter((condition) => isIn(condition, box));
}

/** From `from` to `to`, ms, both included; null: no end on that side. */
export interface TimeRange {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * The conditions that touch one of the boxes (null: anywhere) and count at some time of the range, by their ids.
 * Without a range: those that are not over.
 */
export async function conditionsDuring(
  ctx: Reading,
  boxes: readonly Bounds[] | null,
  range: TimeRange | null,
): Promise<CurrentCondition[]> {
  const { all } = await currentConditions(ctx);
  const { from, to } = range ?? { from: ctx.now.getTime(), to: null };
  const areas = boxes?.map(toWorldBox) ?? null;
  return all
    .filter(
      ({ validFrom, validUntil }) => (to ?? Infinity) >= validFrom && (validUntil ?? Infinity) > (from ?? -Infinity),
    )
    .filter((condition) => areas === null || areas.some((box) => isIn(condition, box)))
    .sort((a, b) => a.id - b.id);
}

/** Throws InvalidInputError('at') for a moment without stored conditions. */
export function checkMoment(at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime();
  if (!(ahead >= -PAST_MS && ahead <= AHEAD_MS)) throw new InvalidInputError('at', 'outOfRange');
}

function isIn(condition: CurrentCondition, box: WorldBox): boolean {
  const { place, shape, boundaries, municipalities, regions } = condition;
  const touches = (one: BoxedShape) => boxesMeet(one.box, box, 0) && shapeTouches(one.shape, box);
  if (shape !== null ? touches(shape) : place !== null && boxesMeet(toWorldBox(place.bbox), box, 0)) return true;
  // One whose boundaries are not known may be anywhere.
  return boundaries.some(touches) || boundaries.length < municipalities.size + regions.size;
}

/** How a condition is drawn; null where its place is, or where it is not known. */
export function drawnGeometry({ geometry, outline, boundaries }: CurrentCondition): Geometry | null {
  if (outline !== null || geometry !== null) return outline ?? geometry;
  const polygons = boundaries.flatMap((one) => {
    if (one.geometry.type === 'Polygon') return [one.geometry.coordinates];
    return one.geometry.type === 'MultiPolygon' ? one.geometry.coordinates : [];
  });
  return polygons.length === 0 ? null : { type: 'MultiPolygon', coordinates: polygons };
}
