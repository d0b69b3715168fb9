import type { Geometry } from 'geojson';
import { z } from 'zod';
import type { OwnListRequest } from '#api/domain/contributions/ownContentSql.ts';
import { asUser, type CallContext } from '#api/domain/core/call.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { defineCreating, once } from '#api/domain/core/receipts.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import { OWN_PLACE_NAME_MAX } from '#common/limits.ts';
import { newOwnPlaces, roundedPosition } from './ownPlacesNew.ts';
import {
  type OwnLine,
  type OwnPlace,
  ownGeometryRows,
  ownLineRows,
  ownPlaceRows,
  ownPlaceRowsById,
  type OwnPlaceViewer,
} from './ownPlacesSql.ts';

/** A page of the viewer's own places, newest first. Throws NotAuthorizedError. */
export async function ownPlaces(call: CallContext, request: OwnListRequest): Promise<Page<OwnPlace>> {
  const { db, viewer } = asUser(call);
  return pageOf(await ownPlaceRows(db.pool, viewer, request), request.first);
}

/** Own places by id, null where the viewer has none. */
export async function ownPlacesById(
  { db }: Pick<Context, 'db'>,
  viewer: OwnPlaceViewer | null,
  ids: readonly number[],
): Promise<(OwnPlace | null)[]> {
  const rows = viewer === null ? [] : await ownPlaceRowsById(db.pool, viewer, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Own place of the viewer. Throws NotFoundError for places of other users, and without a session. */
export async function ownPlaceById({ db, viewer }: Pick<CallContext, 'db' | 'viewer'>, id: number): Promise<OwnPlace> {
  const [place] = await ownPlacesById({ db }, viewer, [id]);
  if (!place) throw new NotFoundError('notFound');
  return place;
}

/**
 * The line of each track that is the viewer's; null for points. Lists do without: those of thousands of tracks are
 * megabytes.
 */
export async function ownLinesOf(
  { db }: Pick<Context, 'db'>,
  viewer: OwnPlaceViewer | null,
  places: readonly OwnPlace[],
): Promise<(OwnLine | null)[]> {
  const tracks = places.filter(({ type }) => type === 'PATH');
  const rows =
    tracks.length === 0
      ? []
      : await ownLineRows(
          db.pool,
          viewer,
          tracks.map(({ id }) => id),
        );
  const byId = new Map(rows.map(({ id, line }) => [id, line]));
  return places.map(({ id }) => byId.get(id) ?? null);
}

/** GeoJSON of each place that is the viewer's: a point's is its position, a track's the whole of it. */
export async function ownGeometriesOf(
  { db }: Pick<Context, 'db'>,
  viewer: OwnPlaceViewer | null,
  places: readonly OwnPlace[],
): Promise<Geometry[]> {
  const tracks = places.filter(({ type }) => type === 'PATH');
  const rows =
    tracks.length === 0
      ? []
      : await ownGeometryRows(
          db.pool,
          viewer,
          tracks.map(({ id }) => id),
        );
  const byId = new Map(rows.map(({ id, geometry }) => [id, geometry]));
  return places.map(({ id, lon, lat }) => byId.get(id) ?? { type: 'Point', coordinates: [lon, lat] });
}

export interface NewOwnPlace {
  /** Empty: the coordinates (RULINGS 23). */
  readonly name: string;
  readonly position: Position;
  /** A call that is sent twice with one id is done once. */
  readonly clientMutationId: string | null;
}

const ADD = defineCreating('addOwnPlace', z.number());

/**
 * Adds a place that only the viewer sees. Throws NotAuthorizedError, InvalidInputError('name', 'tooLong' |
 * 'invalidCharacters' | 'tooMany'), InvalidInputError('pos', 'outsideFinland'), NotFoundError when a call sent again
 * had made one that has been deleted since, RateLimitedError.
 */
export async function addOwnPlace(
  call: CallContext,
  { name, position, clientMutationId }: NewOwnPlace,
): Promise<OwnPlace> {
  const ctx = await changing(call);
  const pos = roundedPosition(position);
  if (!containsPosition(FINLAND_BOUNDS, pos)) throw new InvalidInputError('pos', 'outsideFinland');
  const draft = { name: ownPlaceName(name, pos), position: pos, track: null };
  const id = await inUserTransaction(ctx, (tx) =>
    once(ctx, tx, ADD, clientMutationId, async () => {
      const [made = 0] = await newOwnPlaces(ctx, tx, [draft]);
      return made;
    }),
  );
  return ownPlaceById(ctx, id);
}

/**
 * Renames an own place; an empty name is its coordinates. Throws NotAuthorizedError, InvalidInputError('name'),
 * NotFoundError, RateLimitedError.
 */
export async function renameOwnPlace(
  call: CallContext,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<OwnPlace> {
  const ctx = await changing(call);
  const { lon, lat } = await ownPlaceById(ctx, id);
  const data = { name: ownPlaceName(name, [lon, lat]), updatedAt: ctx.now };
  await inUserTransaction(ctx, async (tx) => {
    const { count } = await tx.ownPlace.updateMany({ where: { id, ownerId: ctx.viewer.id }, data });
    if (count === 0) throw new NotFoundError('notFound');
    await tx.attraction.update({ where: { id }, data });
  });
  return ownPlaceById(ctx, id);
}

/** A deleted own place, and whether a favourite and a note were deleted with it. */
export interface DeletedOwnPlace {
  readonly id: number;
  readonly hadFavourite: boolean;
  readonly hadNote: boolean;
}

/**
 * Deletes an own place with its identity, favourite and note, for good. Throws NotAuthorizedError, NotFoundError,
 * RateLimitedError.
 */
export async function deleteOwnPlace(call: CallContext, id: number): Promise<DeletedOwnPlace> {
  const ctx = await changing(call);
  return inUserTransaction(ctx, async (tx) => {
    const { count } = await tx.ownPlace.deleteMany({ where: { id, ownerId: ctx.viewer.id } });
    if (count === 0) throw new NotFoundError('notFound');
    return { id, ...(await removeIdentity(tx, id)) };
  });
}

/** Deletes the identity of an own place that is gone, with what its owner hung on it. */
export async function removeIdentity(
  tx: Prisma.TransactionClient,
  id: number,
): Promise<Pick<DeletedOwnPlace, 'hadFavourite' | 'hadNote'>> {
  const favourites = await tx.favourite.deleteMany({ where: { attractionId: id } });
  const notes = await tx.note.deleteMany({ where: { attractionId: id } });
  await tx.attraction.deleteMany({ where: { id } });
  return { hadFavourite: favourites.count > 0, hadNote: notes.count > 0 };
}

/** 1–100 characters, the coordinates when empty (RULINGS 23). Throws InvalidInputError('name'). */
function ownPlaceName(name: string, position: Position): string {
  return trimmedText('name', name, { max: OWN_PLACE_NAME_MAX }) || formatCoordinates(position);
}
