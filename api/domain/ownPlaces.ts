import type { Geometry } from 'geojson';
import { z } from 'zod';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/bounds.ts';
import { formatCoordinates } from '#common/coordinates.ts';
import { OWN_PLACE_NAME_MAX } from '#common/limits.ts';
import { asUser, type CallContext } from './call.ts';
import { changing, inTurn } from './changes.ts';
import type { Context } from './context.ts';
import { decodeCursor, encodeCursor } from './cursors.ts';
import { InvalidInputError, NotFoundError } from './errors.ts';
import { newOwnPlaces, roundedPosition } from './ownPlacesNew.ts';
import { type OwnPlace, ownGeometryRows, ownPlaceRows, ownPlaceRowsById, type OwnPlacesRequest, type OwnPlaceViewer } from './ownPlacesSql.ts';
import { defineCreating, once } from './receipts.ts';
import { trimmedText } from './texts.ts';

/** Own places do not depend on the data set: their cursors hold over versions. */
const CURSOR_VERSION = 0;

export interface OwnPlacesPage {
  readonly places: readonly OwnPlace[];
  readonly hasNextPage: boolean;
}

/** A page of the viewer's own places, newest first. Throws NotAuthorizedError. */
export async function ownPlaces(call: CallContext, request: OwnPlacesRequest): Promise<OwnPlacesPage> {
  const { db, viewer } = asUser(call);
  const rows = await ownPlaceRows(db.pool, viewer, request);
  return { places: rows.slice(0, request.first), hasNextPage: rows.length > request.first };
}

/** Own places by id, null where the viewer has none. */
export async function ownPlacesById({ db }: Pick<Context, 'db'>, viewer: OwnPlaceViewer | null, ids: readonly number[]): Promise<(OwnPlace | null)[]> {
  const rows = viewer === null ? [] : await ownPlaceRowsById(db.pool, viewer, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Own place of the viewer. Throws NotFoundError for everybody else, and for nobody. */
export async function ownPlaceById({ db, viewer }: Pick<CallContext, 'db' | 'viewer'>, id: number): Promise<OwnPlace> {
  const [place] = await ownPlacesById({ db }, viewer, [id]);
  if (!place) throw new NotFoundError('notFound');
  return place;
}

/** GeoJSON of each place that is the viewer's: a point's is its position, a track's the whole of it. */
export async function ownGeometriesOf({ db }: Pick<Context, 'db'>, viewer: OwnPlaceViewer | null, places: readonly OwnPlace[]): Promise<Geometry[]> {
  const tracks = places.filter(({ type }) => type === 'PATH');
  const rows = tracks.length === 0 ? [] : await ownGeometryRows(db.pool, viewer, tracks.map(({ id }) => id));
  const byId = new Map(rows.map(({ id, geometry }) => [id, geometry]));
  return places.map(({ id, lon, lat }) => byId.get(id) ?? { type: 'Point', coordinates: [lon, lat] });
}

/** Cursor of a place in the list of its owner's. */
export function ownPlaceCursor({ created, id }: OwnPlace): string {
  return encodeCursor(CURSOR_VERSION, [created.getTime(), id]);
}

/** The place in the list that a cursor means. Throws InvalidInputError('after'). */
export function ownPlacesAfter(after: string | null): OwnPlacesRequest['after'] {
  if (after === null) return null;
  const [created = 0, id = 0] = decodeCursor(after, CURSOR_VERSION, 2);
  if (created > DATE_MAX || !Number.isSafeInteger(id)) throw new InvalidInputError('after', 'invalid');
  return { created: new Date(created), id };
}

/** Milliseconds of the last day that four digits write. */
const DATE_MAX = Date.UTC(9999, 11, 31);

export interface NewOwnPlace {
  /** Empty: the coordinates (RULINGS 23). */
  readonly name: string;
  readonly position: Position;
  /** Sent twice, done once. */
  readonly clientMutationId: string | null;
}

const ADD = defineCreating('addOwnPlace', z.number());

/**
 * Adds a place that only the viewer sees. Throws NotAuthorizedError, InvalidInputError('name', 'tooLong' | 'invalidCharacters' | 'tooMany'),
 * InvalidInputError('pos', 'outsideFinland'), NotFoundError when a call sent again had made one that has been deleted since, RateLimitedError.
 */
export async function addOwnPlace(call: CallContext, { name, position, clientMutationId }: NewOwnPlace): Promise<OwnPlace> {
  const ctx = await changing(call);
  const pos = roundedPosition(position);
  if (!containsPosition(FINLAND_BOUNDS, pos)) throw new InvalidInputError('pos', 'outsideFinland');
  const draft = { name: ownPlaceName(name, pos), position: pos, track: null };
  const id = await inTurn(ctx, (tx) =>
    once(ctx, tx, ADD, clientMutationId, async () => {
      const [made = 0] = await newOwnPlaces(ctx, tx, [draft]);
      return made;
    }),
  );
  return ownPlaceById(ctx, id);
}

/** Renames an own place; an empty name is its coordinates. Throws NotAuthorizedError, InvalidInputError('name'), NotFoundError, RateLimitedError. */
export async function renameOwnPlace(call: CallContext, { id, name }: { readonly id: number; readonly name: string }): Promise<OwnPlace> {
  const ctx = await changing(call);
  const { lon, lat } = await ownPlaceById(ctx, id);
  const data = { name: ownPlaceName(name, [lon, lat]), updatedAt: ctx.now };
  await inTurn(ctx, async (tx) => {
    const { count } = await tx.ownPlace.updateMany({ where: { id, ownerId: ctx.viewer.id }, data });
    if (count === 0) throw new NotFoundError('notFound');
    await tx.attraction.update({ where: { id }, data });
  });
  return ownPlaceById(ctx, id);
}

/** What went with a deleted place. */
export interface DeletedOwnPlace {
  readonly id: number;
  readonly hadFavourite: boolean;
  readonly hadNote: boolean;
}

/** Deletes an own place with its identity, favourite and note, for good. Throws NotAuthorizedError, NotFoundError, RateLimitedError. */
export async function deleteOwnPlace(call: CallContext, id: number): Promise<DeletedOwnPlace> {
  const ctx = await changing(call);
  return inTurn(ctx, async (tx) => {
    const { count } = await tx.ownPlace.deleteMany({ where: { id, ownerId: ctx.viewer.id } });
    if (count === 0) throw new NotFoundError('notFound');
    const favourites = await tx.favourite.deleteMany({ where: { attractionId: id } });
    const notes = await tx.note.deleteMany({ where: { attractionId: id } });
    await tx.attraction.delete({ where: { id } });
    return { id, hadFavourite: favourites.count > 0, hadNote: notes.count > 0 };
  });
}

/** 1–100 characters, the coordinates when empty (RULINGS 23). Throws InvalidInputError('name'). */
function ownPlaceName(name: string, position: Position): string {
  return trimmedText('name', name, { max: OWN_PLACE_NAME_MAX }) || formatCoordinates(position);
}
