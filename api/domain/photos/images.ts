import type { Context } from '#api/domain/core/context.ts';
import { ANY_VERSION, cursorDate, decodeCursor, encodeCursor, isRowId } from '#api/domain/core/cursors.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { conditionImageRows } from './conditionImagesSql.ts';
import { type Image, imageRowsById, type ImageViewer, isImageVisible } from './imagesSql.ts';
import {
  type CardPlace,
  cardRows,
  imageRows,
  type ImagesRequest,
  type RequestedImage,
  sampleRows,
} from './placeImagesSql.ts';

/** A viewer without rights of their own, who sees public photos. */
export const ANYONE: ImageViewer | null = null;

/** Most photos of other places that stand for an area without its own. */
export const SAMPLE_IMAGES_MAX = 6;

/** Most photos that are shown with one report of a condition. */
export const CONDITION_IMAGES_MAX = 3;

/** For each request a page of a place's photos: those with the cover mark first, then our own, then the
 * newest (RULINGS 24). */
export async function imagesOf(
  { db }: Pick<Context, 'db'>,
  viewer: ImageViewer | null,
  requests: readonly ImagesRequest[],
): Promise<Page<Image>[]> {
  const rows = await imageRows(db.pool, viewer, requests);
  return byRequest(rows, requests.length).map((found, at) => pageOf(found, requests[at]?.first ?? 0));
}

/** For each place the public photos of what lies in it or along it, one of a child, the best children first. */
export async function sampleImagesOf(
  { db, version }: Pick<Context, 'db' | 'version'>,
  placeIds: readonly number[],
): Promise<Image[][]> {
  return byRequest(await sampleRows(db.pool, version, ANYONE, placeIds, SAMPLE_IMAGES_MAX), placeIds.length);
}

/** For each place the photo that stands for it: the first of its own, else of the best child that has one. */
export async function cardImagesOf(
  { db, version }: Pick<Context, 'db' | 'version'>,
  places: readonly CardPlace[],
): Promise<(Image | null)[]> {
  return byRequest(await cardRows(db.pool, version, ANYONE, places), places.length).map(([image]) => image ?? null);
}

/** For each condition the public photos that its reporter sent with it. */
export async function conditionImagesOf(
  { db }: Pick<Context, 'db'>,
  conditionIds: readonly number[],
): Promise<Image[][]> {
  return byRequest(await conditionImageRows(db.pool, conditionIds, CONDITION_IMAGES_MAX), conditionIds.length);
}

/** Photos by id, null where there is none that the viewer may see. */
export async function imagesById(
  { db }: Pick<Context, 'db'>,
  viewer: ImageViewer | null,
  ids: readonly number[],
): Promise<(Image | null)[]> {
  const rows = await imageRowsById(db.pool, viewer, ids.filter(isRowId));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Whether the viewer may have the files of a photo; asked for each file, since a photo can be rejected later. */
export function mayReadImage(
  { db }: Pick<Context, 'db'>,
  viewer: ImageViewer | null,
  attractionId: number,
  filename: string,
): Promise<boolean> {
  return isImageVisible(db.pool, viewer, attractionId, filename);
}

/** Cursor of a photo in the list of its place. */
export function imageCursor({ heart, own, created, id }: Image): string {
  return encodeCursor(ANY_VERSION, [heart ? 1 : 0, own ? 1 : 0, created.getTime(), id]);
}

/** The place in the list that a cursor means. Throws InvalidInputError('after'). */
export function imagesAfter(after: string | null): ImagesRequest['after'] {
  if (after === null) return null;
  const [heart = 0, own = 0, created = 0, id = 0] = decodeCursor(after, ANY_VERSION, 4);
  if (!isRowId(id)) throw new InvalidInputError('after', 'invalid');
  return { heart: heart === 1, own: own === 1, created: cursorDate(created), id };
}

function byRequest(rows: readonly RequestedImage[], count: number): Image[][] {
  const pages: Image[][] = Array.from({ length: count }, () => []);
  for (const row of rows) pages[row.request - 1]?.push(row);
  return pages;
}
