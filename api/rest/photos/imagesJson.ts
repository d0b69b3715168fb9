import type { z } from 'zod';
import type { CallContext } from '#api/domain/core/call.ts';
import type { Image } from '#api/domain/photos/imagesSql.ts';
import { attractionsById } from '#api/domain/places/attractions.ts';
import { type imageBody, imageJson } from '#api/rest/attractions/imageJson.ts';
import type { Language } from '#common/languages.ts';

/** Photos of any places, each with its place's name. */
export async function imagesJson(
  ctx: Pick<CallContext, 'db' | 'version'>,
  images: readonly Image[],
  language: Language,
): Promise<z.output<typeof imageBody>[]> {
  const answers =
    images.length === 0
      ? []
      : await attractionsById(
          ctx,
          images.map(({ attractionId }) => attractionId),
        );
  return images.map((image, at) => {
    const answer = answers[at];
    return imageJson(image, answer?.state === 'live' ? answer.place : null, language);
  });
}
