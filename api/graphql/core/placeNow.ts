import type { Place } from '#api/domain/places/places.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import type { Language } from '#common/languages.ts';
import type { GraphqlContext } from './requestContext.ts';

/** The place of an id, or the place that it was merged into; null where that is not public any more. */
export async function placeNow(
  attractionId: number,
  { loaders }: Pick<GraphqlContext, 'loaders'>,
): Promise<Place | null> {
  const answer = await loaders.answer.load(attractionId);
  return answer.state === 'live' ? answer.place : null;
}

/** Name of the place that a comment or photo belongs to; its last known name where the place is not public any more. */
export async function nameNow(
  { attractionId, lastName }: { readonly attractionId: number; readonly lastName: string },
  { language }: { readonly language: Language },
  ctx: GraphqlContext,
): Promise<string> {
  const place = await placeNow(attractionId, ctx);
  return place === null ? lastName : placeName(place, language);
}
