import type { Geometry } from 'geojson';
import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { mergedInto } from '#api/domain/places/identitiesSql.ts';
import type { Place } from '#api/domain/places/places.ts';
import type { Database } from '#api/platform/db/database.ts';
import { publicSets, readSetsAnew } from '#api/platform/db/publicSets.ts';
import type { Condition } from '#common/conditions/condition.ts';
import { FIRE_AGE_MAX_MS } from '#common/conditions/fire.ts';
import { DAY_MS, SECOND_MS } from '#common/time.ts';
import { type BoxedShape, drawnShape, storedShapes } from './shapes.ts';
import {
  adminAreaRows,
  answeredRows,
  type Authorship,
  type ConditionRow,
  conditionRows,
} from './storedConditionsSql.ts';

/** A condition with all that it is about. */
export interface CurrentCondition extends Condition, Authorship {
  /** The place, route or area that it is about; null: it is about no single one. */
  readonly place: Place | null;
  /** The shape that it reaches besides its place; null: none. */
  readonly shape: BoxedShape | null;
  readonly geometry: Geometry | null;
  readonly outline: Geometry | null;
  readonly municipalities: ReadonlySet<number>;
  readonly regions: ReadonlySet<number>;
  /** Boundaries of these, as far as they are known. */
  readonly boundaries: readonly (BoxedShape & { readonly geometry: Geometry })[];
}

/** All conditions of a data set that are not over, and what is known of their sources. */
export interface CurrentConditions {
  readonly all: readonly CurrentCondition[];
  /** When the last good answer of each source came, ms. */
  readonly answered: ReadonlyMap<string, number>;
  /** Moments (ms) at which an answer made of them may become another one, in order. */
  readonly changes: readonly number[];
  /** Another text whenever a condition or an answer of a source is stored. */
  readonly revision: string;
}

type Reading = Pick<Context, 'db' | 'version' | 'now'>;

/** Ended conditions can be asked for by a moment no longer ago than this. */
export const PAST_MS = DAY_MS;
/** Places that are merged or hidden, and rows of a replica that is behind, are seen after so long. */
const CACHE_MS = 30 * SECOND_MS;

const caches = new WeakMap<Database, LRUCache<string, CurrentConditions, Reading & { readonly revision: string }>>();

/**
 * The conditions of a data set, on which the answer to the request depends from now on: read once for all requests of
 * this process, and again when one of them changes. While the database is away the last ones count.
 */
export async function currentConditions(ctx: Reading & Pick<Context, 'expiry'>): Promise<CurrentConditions> {
  const { db, version, now, expiry } = ctx;
  const cache =
    caches.get(db) ??
    new LRUCache({
      max: 2,
      ttl: CACHE_MS,
      allowStaleOnFetchRejection: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (_key, _stale, { context }) => readCurrent(context),
    });
  caches.set(db, cache);
  const { conditions: revision, shown } = await publicSets(db, now.getTime());
  const current = await cache.fetch(`${version} ${revision} ${shown}`, { context: { db, version, now, revision } });
  if (current === undefined) throw new Error('the conditions could not be read');
  const next = current.changes.find((moment) => moment > now.getTime());
  if (next !== undefined) expiry?.endsBy(next);
  return current;
}

/** As `currentConditions`, after all changes: another process may have stored one just now. */
export function conditionsNow(ctx: Reading & Pick<Context, 'expiry'>): Promise<CurrentConditions> {
  readSetsAnew(ctx.db);
  return currentConditions(ctx);
}

async function readCurrent(ctx: Reading & { readonly revision: string }): Promise<CurrentConditions> {
  const { db, now, revision } = ctx;
  const [rows, answers] = await Promise.all([
    conditionRows(db.pool, new Date(now.getTime() - PAST_MS - CACHE_MS)),
    answeredRows(db.pool),
  ]);
  const [placeOf, boundariesOf] = await Promise.all([placesOf(ctx, rows), boundaries(ctx, rows)]);
  const areas = await areaShapes(ctx, rows.map(placeOf));
  const all = rows.flatMap((row): CurrentCondition[] => {
    const place = placeOf(row);
    // Its place is hidden, or gone from the data set.
    if (row.placeId !== null && place === null) return [];
    return [
      {
        ...row,
        place,
        shape: row.geometry === null ? areaOf(row, place, areas) : drawnShape(row.geometry),
        municipalities: new Set(row.municipalities),
        regions: new Set(row.regions),
        boundaries: boundariesOf(row),
      },
    ];
  });
  const answered = new Map(answers.map(({ source, answeredAt }) => [source, answeredAt]));
  return { all, answered, changes: changesOf(all, answered), revision };
}

/** The visible places that conditions are about, or that these were merged into. */
async function placesOf(
  { db, version }: Reading,
  rows: readonly ConditionRow[],
): Promise<(row: ConditionRow) => Place | null> {
  const ids = [...new Set(rows.flatMap(({ placeId }) => placeId ?? []))];
  if (ids.length === 0) return () => null;
  const targets = await mergedInto(db.pool, ids);
  const places = await placesById({ db, version }, [...new Set([...ids, ...targets])]);
  const byId = new Map(ids.map((id, at) => [id, places.get(id) ?? places.get(targets[at] ?? id) ?? null]));
  return ({ placeId }) => (placeId === null ? null : (byId.get(placeId) ?? null));
}

/** Shapes of the areas that conditions are about: each of these is a condition of all that the area touches. */
function areaShapes(ctx: Reading, places: readonly (Place | null)[]): ReturnType<typeof storedShapes> {
  const ids = places.flatMap((place) => (place?.type === 'AREA' ? [place.id] : []));
  return storedShapes(ctx, [...new Set(ids)]);
}

/** The area that a condition is of; null for a visitor's report, who has not seen all of the area. */
function areaOf({ isOfficial }: ConditionRow, place: Place | null, areas: ReadonlyMap<number, BoxedShape>) {
  return isOfficial && place !== null ? (areas.get(place.id) ?? null) : null;
}

function codesOf({ municipalities, regions }: Pick<ConditionRow, 'municipalities' | 'regions'>): string[] {
  return [
    ...municipalities.map((number) => String(number).padStart(3, '0')),
    ...regions.map((number) => `R${String(number).padStart(2, '0')}`),
  ];
}

async function boundaries(
  { db }: Reading,
  rows: readonly ConditionRow[],
): Promise<(row: ConditionRow) => CurrentCondition['boundaries']> {
  const codes = [...new Set(rows.flatMap(codesOf))];
  const areas = codes.length === 0 ? [] : await adminAreaRows(db.pool, codes);
  const byCode = new Map(
    areas.flatMap(({ code, geometry }) => {
      const drawn = drawnShape(geometry);
      return drawn === null ? [] : [[code, { geometry, ...drawn }] as const];
    }),
  );
  return (row) => codesOf(row).flatMap((code) => byCode.get(code) ?? []);
}

/** When a condition begins or ends, and when an answer of a source becomes too old for a verdict on fires. */
function changesOf(all: readonly Condition[], answered: CurrentConditions['answered']): number[] {
  const moments = new Set<number>();
  for (const { validFrom, validUntil } of all) {
    moments.add(validFrom);
    if (validUntil !== null) moments.add(validUntil);
  }
  for (const answeredAt of answered.values()) moments.add(answeredAt + FIRE_AGE_MAX_MS);
  return [...moments].sort((a, b) => a - b);
}

/**
 * The conditions in force now, as a text that changes with them: part of the keys of cached answers and pages, so that
 * none shows a condition after its end.
 */
export async function conditionsKey({ db, version, now }: Reading): Promise<string> {
  const { revision, changes } = await currentConditions({ db, version, now });
  return `${revision} ${changes.findLastIndex((moment) => moment <= now.getTime())}`;
}
