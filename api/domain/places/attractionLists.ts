import type { Context } from '#api/domain/core/context.ts';
import { decodeCursor, encodeCursor } from '#api/domain/core/cursors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import type { Outside } from '#api/outside/outside.ts';
import { bandOfZoom, decodeShape, worldPerPixel } from '#api/tiles/tileBands.ts';
import { type Bounds, centreOf, containsPosition, type Position } from '#common/geo/bounds.ts';
import { shapeTouches } from '#common/geo/shapeTouches.ts';
import { toWorldBox } from '#common/geo/worldShape.ts';
import { BEST_CANDIDATES, LIST_CARDS_MAX, MOVED_CANDIDATES } from '#common/limits.ts';
import type { ListSort } from '#common/ranking/listSort.ts';
import { inListOrder, nearestFirst } from '#common/ranking/placeOrder.ts';
import { type Raise, raisesAt } from '#common/ranking/rightNow.ts';
import { candidateRows, type ListCandidate, nearestRows, pageRows, shapeRows } from './attractionListsSql.ts';
import { NEAREST_SPARE, placesById } from './attractions.ts';
import { featureTotals, shareWith } from './featureTotals.ts';
import { withHours } from './openAt.ts';
import { isClosedAt, openPatternsAt } from './openingPatternsSql.ts';
import { isBoxFirst, placeDensity } from './placeDensity.ts';
import { type FilterInput, placeFilter } from './placeFilterSql.ts';
import type { Place } from './places.ts';
import { presentMoment } from './presentMoment.ts';

type Reading = Pick<Context, 'db' | 'version' | 'now'>;
/** `now` alone looks at the weather; null: it is not known. */
type Listing = Reading & { readonly outside: Pick<Outside, 'weather'> | null };

/** A guess: one of so many places is open. The hours of most places are not known. */
const OPEN_ONE_IN = 5;
/** Width of a map on which a shape's simplification does not show. */
const MAP_PX = 1024;

export interface ListsInput extends FilterInput {
  readonly bounds: Bounds;
  /** The visitor's position; weighs in where it lies inside the bounds. */
  readonly near: Position | null;
  readonly sort: ListSort;
}

export interface AttractionLists {
  readonly best: readonly Place[];
  readonly closest: readonly Place[];
  /** Reasons that moved the best ones, by their ids; empty for all orders but `now`. */
  readonly raises: ReadonlyMap<number, Raise>;
}

const NONE: AttractionLists = { best: [], closest: [], raises: new Map() };

/**
 * Best: up to 40 places that reach into the bounds in the order that is asked for; by quality less 8·log2(1 + km)
 * where the visitor is inside them and the best are asked for. Closest: the 40 nearest to the centre, only when best is
 * empty (RULINGS 8), and none for an area. Kind none without category: two empty lists.
 */
export async function attractionLists(ctx: Listing, input: ListsInput): Promise<AttractionLists> {
  const near = input.near !== null && containsPosition(input.bounds, input.near) ? input.near : null;
  const { bounds, sort } = input;
  const limit = near === null && sort !== 'now' ? BEST_CANDIDATES : MOVED_CANDIDATES;
  const asked = await withHours(ctx, input);
  const share = await shareOf(ctx, input);
  if (share === 0) return NONE;
  const filter = placeFilter(ctx.version, asked, await collectsBox(ctx, input, limit / share));
  const anywhere = placeFilter(ctx.version, { ...asked, bounds: null }, false);
  if (!filter || !anywhere) return NONE;
  const centre = centreOf(bounds);
  const from = input.near ?? centre;
  const candidates = await candidateRows(ctx.db.pool, { filter, bounds, sort, from, limit });
  const inBounds = await reachingIn(ctx, candidates, bounds);
  if (inBounds.length > 0) {
    const raises = sort === 'now' ? await raisesNow(ctx, bounds, inBounds) : NONE.raises;
    const best = sorted(inBounds, sort, { near, from, raises }).slice(0, LIST_CARDS_MAX);
    return { best: await inOrder(ctx, best), closest: [], raises };
  }
  // Beyond the bounds of an area none of its places is left, and to learn that all places would be read.
  if (input.area !== undefined) return NONE;
  const nearest = await nearestRows(ctx.db.pool, anywhere, centre, NEAREST_SPARE * LIST_CARDS_MAX);
  return { ...NONE, closest: nearestFirst(nearest, centre).slice(0, LIST_CARDS_MAX) };
}

async function raisesNow(
  ctx: Listing,
  bounds: Bounds,
  candidates: readonly ListCandidate[],
): Promise<AttractionLists['raises']> {
  const [moment, patterns] = await Promise.all([presentMoment(ctx, bounds), openPatternsAt(ctx, ctx.now)]);
  return raisesAt(moment, candidates, ({ hours }) => isClosedAt(patterns, hours));
}

/** Whether all that is in the bounds is collected: only the best and the nearest stand in an index in their order. */
async function collectsBox(ctx: Reading, { bounds, sort }: ListsInput, rowsRead: number): Promise<boolean> {
  if (sort === 'nearest') return false;
  if (sort !== 'best' && sort !== 'now') return true;
  return isBoxFirst(await placeDensity(ctx), bounds, rowsRead);
}

/** About which share of the places of a kind or category has what is asked, 0–1; 0 only where none of them has. */
async function shareOf(ctx: Reading, input: FilterInput): Promise<number> {
  const having = input.features.length === 0 ? 1 : shareWith(await featureTotals(ctx), input);
  return input.opening === null ? having : having / OPEN_ONE_IN;
}

function sorted(
  candidates: readonly ListCandidate[],
  sort: ListSort,
  by: { readonly near: Position | null; readonly from: Position; readonly raises: AttractionLists['raises'] },
): readonly ListCandidate[] {
  if (sort === 'nearest') return nearestFirst(candidates, by.from);
  if (sort !== 'best' && sort !== 'now') return candidates;
  return inListOrder(candidates, by.near, ({ id }) => by.raises.get(id)?.points ?? 0);
}

/**
 * Leaves out lines and areas whose box touches the bounds but whose shape does not. One without a stored shape stays.
 */
async function reachingIn(
  { db, version }: Reading,
  candidates: readonly ListCandidate[],
  bounds: Bounds,
): Promise<ListCandidate[]> {
  const unsure = candidates.filter((candidate) => candidate.reaching).map((candidate) => candidate.id);
  if (unsure.length === 0) return [...candidates];
  const box = toWorldBox(bounds);
  const zoom = Math.floor(Math.log2(worldPerPixel(0) / Math.max(1, (box[2] - box[0]) / MAP_PX)));
  const shapes = await shapeRows(db.pool, version, unsure, bandOfZoom(zoom));
  const passing = new Set(shapes.filter((row) => !shapeTouches(decodeShape(row.shape), box)).map((row) => row.id));
  return candidates.filter((candidate) => !passing.has(candidate.id));
}

async function inOrder(ctx: Reading, candidates: readonly ListCandidate[]): Promise<Place[]> {
  const places = await placesById(
    ctx,
    candidates.map((candidate) => candidate.id),
  );
  return candidates.flatMap((candidate) => places.get(candidate.id) ?? []);
}

export interface PageInput extends FilterInput {
  readonly first: number;
  readonly after: string | null;
}

/**
 * A page of all places whose box touches the bounds, by quality. Throws InvalidInputError('after') with `expired` for a
 * cursor of another data set.
 */
export async function attractionPage(ctx: Reading, input: PageInput): Promise<Page<Place>> {
  const after = input.after === null ? null : pagePosition(input.after, ctx.version);
  const { bounds, first } = input;
  const asked = await withHours(ctx, input);
  const share = await shareOf(ctx, input);
  if (share === 0) return { rows: [], hasNextPage: false };
  const boxFirst = bounds !== null && isBoxFirst(await placeDensity(ctx), bounds, first / share);
  const filter = placeFilter(ctx.version, asked, boxFirst);
  if (!filter) return { rows: [], hasNextPage: false };
  return pageOf(await pageRows(ctx.db.pool, filter, after, input.first + 1), input.first);
}

function pagePosition(cursor: string, version: number): { quality: number; id: number } {
  const [quality = 0, id = 0] = decodeCursor(cursor, version, 2);
  // Not every number of a stranger's making is a float4 to PostgreSQL: the smallest are refused as out of range.
  return { quality: Math.fround(quality), id: Math.trunc(id) };
}

/** Cursor of a place in `attractionPage`. */
export function pageCursor({ version, quality, id }: Pick<Place, 'version' | 'quality' | 'id'>): string {
  return encodeCursor(version, [quality, id]);
}
