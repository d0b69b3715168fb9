import { placeName } from '#api/domain/places/placeTexts.ts';
import type { Language } from '#common/languages.ts';
import type { GraphqlContext } from './requestContext.ts';

/** Name of the place that something was added to; where that is not public any more, the last one known. */
export async function nameNow(
  { attractionId, lastName }: { readonly attractionId: number; readonly lastName: string },
  { language }: { readonly language: Language },
  ctx: GraphqlContext,
): Promise<string> {
  const answer = await ctx.loaders.answer.load(attractionId);
  return answer.state === 'live' ? placeName(answer.place, language) : lastName;
}
