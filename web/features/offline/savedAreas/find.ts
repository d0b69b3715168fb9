import { categoriesMeant } from '#common/catalogue/groups.ts';
import { type Bounds, centreOf, containsPosition, type Position, boundsTouch } from '#common/geo/bounds.ts';
import { shapeTouches } from '#common/geo/shapeTouches.ts';
import { toWorldBox, toWorldShape } from '#common/geo/worldShape.ts';
import { BEST_CANDIDATES, LIST_CARDS_MAX, MOVED_CANDIDATES } from '#common/limits.ts';
import { hasFeatures, type PlaceFeature } from '#common/places/features.ts';
import { climbPerKm } from '#common/ranking/flatness.ts';
import type { ListSort } from '#common/ranking/listSort.ts';
import { momentAt } from '#common/ranking/moment.ts';
import { bestFirst, inListOrder, nearestFirst } from '#common/ranking/placeOrder.ts';
import { type Raise, raisesAt } from '#common/ranking/rightNow.ts';
import { type Light, NotSavedError, type SavedData } from './data.ts';

interface ListInput {
  readonly bounds: Bounds;
  readonly kind: string | null;
  /** Key or slug. */
  readonly category: string | null;
  readonly near: Position | null;
  readonly features: readonly PlaceFeature[];
  /** Finnish name of a municipality or region; absent: anywhere. */
  readonly area?: readonly string[] | null;
  /** Only these; absent: all. */
  readonly ids?: ReadonlySet<number> | undefined;
  /** None of these; absent: all. */
  readonly without?: ReadonlySet<number> | undefined;
  readonly sort: ListSort;
}

interface FoundLists {
  readonly best: readonly number[];
  readonly closest: readonly number[];
  /** Places as the server's lists rank them; the weather counts as unknown. */
  readonly raises: ReadonlyMap<number, Raise>;
}

/**
 * Finds the lists of SPEC §2 among the saved places, in the server's order. Throws NotSavedError where no area touches
 * the bounds.
 */
export async function findLists(data: SavedData, input: ListInput): Promise<FoundLists> {
  const { bounds, near, sort } = input;
  const raises = new Map<number, Raise>();
  if (!data.areas.some((area) => boundsTouch(area.bounds, bounds))) throw new NotSavedError();
  const meant = bestFirst(fittingLights(data, input));
  const inside = near !== null && containsPosition(bounds, near) ? near : null;
  const candidates = ORDERS[sort](
    meant.filter(({ bbox }) => boundsTouch(bbox, bounds)),
    { from: near ?? centreOf(bounds) },
  ).slice(0, inside === null && sort !== 'now' ? BEST_CANDIDATES : MOVED_CANDIDATES);
  const reaching = await reachingIn(data, candidates, bounds);
  if (reaching.length === 0) return { best: [], closest: idsOf(nearestFirst(meant, centreOf(bounds))), raises };
  if (sort !== 'best' && sort !== 'now') return { best: idsOf(reaching), closest: [], raises };
  const moved = sort === 'now' ? raisesAt(momentAt(new Date(), centreOf(bounds), null), reaching) : raises;
  const best = inListOrder(reaching, inside, ({ id }) => moved.get(id)?.points ?? 0);
  return { best: idsOf(best), closest: [], raises: moved };
}

/** What the candidates are sorted by; they come the best first. */
const ORDERS = {
  now: (lights) => lights,
  best: (lights) => lights,
  nearest: (lights, { from }) => nearestFirst(lights, from),
  longest: (lights) => lights.toSorted((a, b) => (b.lengthM ?? -1) - (a.lengthM ?? -1)),
  flattest: (lights) => lights.toSorted((a, b) => climbOf(a) - climbOf(b)),
  newest: (lights) => lights.toSorted((a, b) => (b.sourceDate ?? '').localeCompare(a.sourceDate ?? '')),
} as const satisfies Record<ListSort, (lights: readonly Light[], by: { readonly from: Position }) => readonly Light[]>;

function climbOf({ ascentM, lengthM }: Light): number {
  return climbPerKm(ascentM, lengthM) ?? Number.MAX_VALUE;
}

/** The bits of the features of the saved places whose box touches the bounds. Throws NotSavedError as `findLists`. */
export function featuresIn(
  data: SavedData,
  input: Pick<ListInput, 'bounds' | 'kind' | 'category' | 'ids' | 'without'>,
): number[] {
  if (!data.areas.some((area) => boundsTouch(area.bounds, input.bounds))) throw new NotSavedError();
  return lightsOf(data, input).flatMap(({ bbox, features = 0 }) => (boundsTouch(bbox, input.bounds) ? features : []));
}

/** The saved places of a filter, wherever they are. */
export function fittingLights(
  data: SavedData,
  { features, area = null, ...input }: Pick<ListInput, 'area' | 'category' | 'features' | 'ids' | 'kind' | 'without'>,
): readonly Light[] {
  return lightsOf(data, input).filter(
    (light) =>
      hasFeatures(light.features ?? 0, features) &&
      (area === null || (light.adminFi ?? []).some((name) => area.includes(name))),
  );
}

/** The saved places of a kind or category; kind none without category, and an unknown category, have none. */
function lightsOf(
  data: SavedData,
  { kind, category, ids, without }: Pick<ListInput, 'kind' | 'category' | 'ids' | 'without'>,
): readonly Light[] {
  const asked = data.terms.categories.find((one) => one.key === category || one.slug === category);
  if ((kind === 'none' && category === null) || (category !== null && asked === undefined)) return [];
  const keys = asked && categoriesMeant(asked.key);
  return data.lights.filter(
    (light) =>
      (kind === null || kind === 'none' || light.kind === kind) &&
      (keys === undefined || keys.includes(light.category)) &&
      (ids === undefined || ids.has(light.id)) &&
      without?.has(light.id) !== true,
  );
}

/** Leaves out lines and areas whose box touches the bounds but whose shape does not. */
async function reachingIn(data: SavedData, candidates: readonly Light[], bounds: Bounds): Promise<readonly Light[]> {
  const unsure = candidates.filter(({ type, lon, lat }) => type !== 'POINT' && !containsPosition(bounds, [lon, lat]));
  if (unsure.length === 0) return candidates;
  const whole = await data.places(unsure.map(({ id }) => id));
  const box = toWorldBox(bounds);
  const passing = new Set(
    unsure.filter(({ id }) => {
      const geometry = whole.get(id)?.geometry;
      const shape = geometry ? toWorldShape(geometry) : null;
      return shape !== null && !shapeTouches(shape, box);
    }),
  );
  return candidates.filter((candidate) => !passing.has(candidate));
}

function idsOf(lights: readonly Light[]): number[] {
  return lights.slice(0, LIST_CARDS_MAX).map(({ id }) => id);
}

/** Finds the places nearest to a place, without its children. */
export function findNearby({ lights }: SavedData, place: Pick<Light, 'id' | 'lon' | 'lat'>, first: number): number[] {
  return nearestFirst(
    lights.filter(({ id, parentId }) => id !== place.id && parentId !== place.id),
    [place.lon, place.lat],
  )
    .slice(0, first)
    .map(({ id }) => id);
}
