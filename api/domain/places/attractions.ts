import type { Geometry } from 'geojson';
import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { isOwnPlaceId } from '#common/places/attractionId.ts';
import { nearestFirst } from '#common/ranking/placeOrder.ts';
import { aliasRows, geometryRows, type IdentityRow, identityRows, nearbyRows, placeRows } from './attractionsSql.ts';
import { type Place, positionOf } from './places.ts';

/** The answer for an id: its place or the one it was merged into, its last state, or nothing. */
export type AttractionAnswer =
  | { readonly state: 'live'; readonly place: Place }
  | { readonly state: 'gone'; readonly id: number; readonly lastName: string }
  | { readonly state: 'unknown'; readonly id: number };

type Reading = Pick<Context, 'db' | 'version'>;

/** Visible places by id; those that are not there are left out. */
export async function placesById(
  { db, version }: Reading,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Place>> {
  const places = ids.length === 0 ? [] : await placeRows(db.pool, version, ids);
  return new Map(places.map((place) => [place.id, place]));
}

/**
 * The answers of public ids, in their order. A merged id answers with its new place; what was public once and is
 * neither in the version nor merged is gone; own places and ids never given are unknown.
 */
export async function attractionsById(ctx: Reading, ids: readonly number[]): Promise<AttractionAnswer[]> {
  const asked = [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id >= 0 && !isOwnPlaceId(id)))];
  const places = await placesById(ctx, asked);
  const missing = asked.filter((id) => !places.has(id));
  const identities = missing.length === 0 ? [] : await identityRows(ctx.db.pool, missing);
  const targets = await placesById(
    ctx,
    identities.flatMap((identity) => identity.targets),
  );
  const byId = new Map(identities.map((identity) => [identity.asked, identity]));
  return ids.map((id) => {
    const place = places.get(id);
    return place ? { state: 'live', place } : withoutPlace(id, byId.get(id), targets);
  });
}

function withoutPlace(
  id: number,
  identity: IdentityRow | undefined,
  targets: ReadonlyMap<number, Place>,
): AttractionAnswer {
  if (!identity) return { state: 'unknown', id };
  const target = identity.targets.flatMap((targetId) => targets.get(targetId) ?? [])[0];
  if (target && identity.state === 'MERGED') return { state: 'live', place: target };
  // A live identity without a place was published only in a version that has been rolled back, unless moderators hid
  // it.
  return identity.state === 'LIVE' && !identity.hidden
    ? { state: 'unknown', id }
    : { state: 'gone', id, lastName: identity.lastName };
}

export async function attractionById(ctx: Reading, id: number): Promise<AttractionAnswer> {
  const [answer] = await attractionsById(ctx, [id]);
  return answer ?? { state: 'unknown', id };
}

/** The place of an id as of `attractionById`. Throws NotFoundError: `gone` or `notFound`. */
export async function livePlace(ctx: Reading, id: number): Promise<Place> {
  const answer = await attractionById(ctx, id);
  if (answer.state !== 'live') throw new NotFoundError(answer.state === 'gone' ? 'gone' : 'notFound');
  return answer.place;
}

/** Factor by which more are read in Mercator order than are answered in great-circle order (DESIGN §3). */
export const NEAREST_SPARE = 3;

export interface NearbyInput {
  readonly place: Place;
  readonly first: number;
}

/** For each place the `first` places nearest to it by great circle, without what lies in it. */
export async function nearbyPlaces({ db, version }: Reading, inputs: readonly NearbyInput[]): Promise<Place[][]> {
  const rows = await nearbyRows(
    db.pool,
    version,
    inputs.map(({ place, first }) => ({
      id: place.id,
      position: positionOf(place),
      candidates: NEAREST_SPARE * first,
    })),
  );
  return inputs.map(({ place, first }, index) =>
    nearestFirst(
      rows.filter((row) => row.request === index + 1),
      positionOf(place),
    ).slice(0, first),
  );
}

/** GeoJSON of each place: a point's is its position. */
export async function geometriesOf({ db, version }: Reading, places: readonly Place[]): Promise<Geometry[]> {
  const shaped = places.filter((place) => place.type !== 'POINT');
  const rows =
    shaped.length === 0
      ? []
      : await geometryRows(
          db.pool,
          version,
          shaped.map((place) => place.id),
        );
  const byId = new Map(rows.map((row) => [row.id, row.geometry]));
  return places.map((place) => {
    const text = byId.get(place.id);
    const geometry: Geometry =
      text === undefined ? { type: 'Point', coordinates: [place.lon, place.lat] } : JSON.parse(text);
    return geometry;
  });
}

/** Names that moderators added (RULINGS 23), oldest first. */
export async function aliasesOf({ db }: Pick<Context, 'db'>, ids: readonly number[]): Promise<string[][]> {
  const rows = await aliasRows(db.pool, ids);
  return ids.map((id) => rows.filter((row) => row.id === id).map((row) => row.text));
}
