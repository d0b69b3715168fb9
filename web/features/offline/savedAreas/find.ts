import { type Bounds, centreOf, containsPosition, type Position } from '#common/geo/bounds.ts';
import { shapeTouches } from '#common/geo/shapeTouches.ts';
import { toWorldBox, toWorldShape } from '#common/geo/worldShape.ts';
import { LIST_CARDS_MAX } from '#common/limits.ts';
import { hasFeatures, type PlaceFeature } from '#common/places/features.ts';
import type { ListSort } from '#common/places/listSort.ts';
import { bestFirst, inListOrder, nearestFirst } from '#common/places/placeOrder.ts';
import { momentAt } from '#common/ranking/moment.ts';
import { type Raise, raisesAt } from '#common/ranking/rightNow.ts';
import type { Names } from '#common/search/forgiving.ts';
import { normalise, words } from '#common/search/normalise.ts';
import { searchIn } from '#common/search/search.ts';
import { offeredCategories } from '#common/search/searchCategories.ts';
import { likeness } from '#common/search/searchMatch.ts';
import type { PlaceNameRow, SearchInput, SearchRow, WordPattern } from '#common/search/searchTypes.ts';
import { type Light, NotSavedError, type SavedData } from './data.ts';

/** Numbers of candidates, the same as the server's, so that the same places are ranked. */
const BEST_CANDIDATES = 3 * LIST_CARDS_MAX;
const MOVED_CANDIDATES = 5 * LIST_CARDS_MAX;
const SEARCH_CANDIDATES = 120;
const PLACE_NAME_CANDIDATES = 12;
const SIMILAR_WORDS = 8;
/** PostgreSQL's default threshold of word similarity (pg_trgm). */
const SIMILAR_MIN = 0.3;

interface ListInput {
  readonly bounds: Bounds;
  readonly kind: string | null;
  /** Key or slug. */
  readonly category: string | null;
  readonly near: Position | null;
  readonly features: readonly PlaceFeature[];
  readonly sort: ListSort;
}

interface FoundLists {
  readonly best: readonly number[];
  readonly closest: readonly number[];
  /** As of the server's lists; of the weather nothing is known. */
  readonly raises: ReadonlyMap<number, Raise>;
}

function boxesTouch(a: Bounds, b: Bounds): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
}

/**
 * Finds the lists of SPEC §2 among the saved places, in the server's order. Throws NotSavedError where no area touches
 * the bounds.
 */
export async function findLists(data: SavedData, input: ListInput): Promise<FoundLists> {
  const { bounds, near, sort } = input;
  const raises = new Map<number, Raise>();
  if (!data.areas.some((area) => boxesTouch(area, bounds))) throw new NotSavedError();
  const meant = bestFirst(lightsOf(data, input).filter((light) => hasFeatures(light.features ?? 0, input.features)));
  const inside = near !== null && containsPosition(bounds, near) ? near : null;
  const candidates = ORDERS[sort](
    meant.filter(({ bbox }) => boxesTouch(bbox, bounds)),
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
  newest: (lights) => lights.toSorted((a, b) => (b.sourceDate ?? '').localeCompare(a.sourceDate ?? '')),
} as const satisfies Record<ListSort, (lights: readonly Light[], by: { readonly from: Position }) => readonly Light[]>;

/** The bits of the features of the saved places whose box touches the bounds. Throws NotSavedError as `findLists`. */
export function featuresIn(data: SavedData, input: Pick<ListInput, 'bounds' | 'kind' | 'category'>): number[] {
  if (!data.areas.some((area) => boxesTouch(area, input.bounds))) throw new NotSavedError();
  return lightsOf(data, input).flatMap(({ bbox, features = 0 }) => (boxesTouch(bbox, input.bounds) ? features : []));
}

/** The saved places of a kind or category; kind none without category, and an unknown category, have none. */
function lightsOf(data: SavedData, { kind, category }: Pick<ListInput, 'kind' | 'category'>): readonly Light[] {
  const key =
    category === null
      ? null
      : (data.terms.categories.find((one) => one.key === category || one.slug === category)?.key ?? null);
  if ((kind === 'none' && category === null) || (category !== null && key === null)) return [];
  return data.lights.filter(
    (light) => (kind === null || kind === 'none' || light.kind === kind) && (key === null || light.category === key),
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

/** Runs the search of SPEC §5 on the saved areas, by the server's rules. */
export function findNames(data: SavedData, input: SearchInput): Promise<SearchRow[]> {
  const places = bestFirst(data.lights);
  const byId = new Map(places.map((light) => [light.id, light]));
  const placeNames = [...data.placeNames].sort((a, b) => b.population - a.population || a.id - b.id);
  return searchIn(
    {
      categories: offeredCategories(data.terms.categories),
      places: {
        ...named(
          places,
          ({ names }) => names.map(({ norm }) => norm),
          ({ id }) => id,
          SEARCH_CANDIDATES,
        ),
        byName: async (asked) =>
          places.filter(({ names }) => names.some(({ norm }) => norm === asked)).map(({ id }) => id),
        candidates: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
      },
      placeNames: named(placeNames, namesOf, (row) => row, PLACE_NAME_CANDIDATES),
      addresses: null,
    },
    input,
  );
}

function namesOf({ name_fi, name_sv, name_en, name_se }: PlaceNameRow): string[] {
  return [name_fi, name_sv, name_en, name_se].flatMap((name) => (name ? [normalise(name)] : []));
}

/** The search's word index over rows that are sorted by importance; each query answers at most `limit` rows. */
function named<Row, T>(
  rows: readonly Row[],
  normsOf: (row: Row) => readonly string[],
  found: (row: Row) => T,
  limit: number,
): Names<T> {
  const worded = rows.map((row) => ({ row, own: [...new Set(normsOf(row).flatMap(words))] }));
  const byWords = async (patterns: readonly WordPattern[]) =>
    worded
      .filter(({ own }) => patterns.length > 0 && patterns.every((pattern) => own.some((word) => fits(word, pattern))))
      .slice(0, limit)
      .map(({ row }) => found(row));
  return {
    byWords,
    byPrefix: (prefix) => byWords([{ prefixes: [prefix], words: [] }]),
    similar: async (word) => {
      const like = [...new Set(worded.flatMap(({ own }) => own))]
        .map((one) => ({ one, alike: likeness(one, word) }))
        .filter(({ alike }) => alike >= SIMILAR_MIN);
      return like
        .sort((a, b) => b.alike - a.alike || (a.one < b.one ? -1 : 1))
        .slice(0, SIMILAR_WORDS)
        .map(({ one }) => one);
    },
  };
}

function fits(word: string, { prefixes, words: whole }: WordPattern): boolean {
  return prefixes.some((prefix) => word.startsWith(prefix)) || whole.includes(word);
}
