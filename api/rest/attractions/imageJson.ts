import { z } from 'zod';
import type { Image, ImageState } from '#api/domain/photos/imagesSql.ts';
import type { Place } from '#api/domain/places/places.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import type { Language } from '#common/languages.ts';

/** A photo, with the field names of SPEC §3. */
const creditBody = z
  .object({
    author: z.string(),
    licence: z.string(),
    licenceUrl: z.string().nullable(),
    pageUrl: z.string().describe('The page of the file at Wikimedia Commons.'),
  })
  .optional()
  .describe('To be shown with a photo that comes from Wikimedia Commons; left out of our own.');

export const imageBody = z.object({
  id: z.number(),
  filename: z
    .string()
    .describe(
      'Files: /images/{attractionId}/{filename}.jpg, /thumbs/{attractionId}/{filename}_{100sq|200sq|240}.{jpg|avif}.',
    ),
  attractionId: z.number().describe('Part of the paths of its files.'),
  username: z.string().nullable().describe('Null where the account is gone.'),
  profileImage: z.string().nullable(),
  size: z.tuple([z.number(), z.number()]).readonly().describe('[width, height], pixels.'),
  created: z.string(),
  updated: z.string(),
  attractionName: z.string(),
  attractionCategory: z.string(),
  heart: z.boolean().describe("The moderators' cover mark."),
  credit: creditBody,
  state: z
    .enum(['pending', 'approved', 'rejected'])
    .optional()
    .describe('Of photos that wait or were rejected, told to their uploader and to admins; left out of approved ones.'),
});

export const sampleImageBody = z.object({
  fn: z.string().describe('Its `filename`.'),
  attractionId: z.number(),
  credit: creditBody,
});

const STATES = { PENDING: 'pending', APPROVED: 'approved', REJECTED: 'rejected' } as const satisfies Readonly<
  Record<ImageState, string>
>;

/** A photo of a place, with the place's name in a language; null where that is not public any more. */
export function imageJson(image: Image, place: Place | null, language: Language): z.output<typeof imageBody> {
  const { id, filename, attractionId, username, profileImage, width, height, created, updated, heart } = image;
  return {
    id,
    filename,
    attractionId,
    username,
    profileImage,
    size: [width, height],
    created: created.toISOString(),
    updated: updated.toISOString(),
    attractionName: place === null ? image.lastName : placeName(place, language),
    attractionCategory: place?.category ?? image.lastCategory,
    heart,
    ...(image.credit !== null && { credit: image.credit }),
    // Only uploaders and admins get photos in another state.
    ...(image.state !== 'APPROVED' && { state: STATES[image.state] }),
  };
}

export function sampleImageJson({ filename, attractionId, credit }: Image): z.output<typeof sampleImageBody> {
  return { fn: filename, attractionId, ...(credit !== null && { credit }) };
}
