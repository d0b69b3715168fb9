import { CONDITION_IMAGES_MAX } from '#api/domain/photos/images.ts';
import { builder } from '#api/graphql/core/builder.ts';
import type { GraphqlContext } from '#api/graphql/core/requestContext.ts';
import { ImageRef } from '#api/graphql/photos/imageRef.ts';
import { ConditionRef } from './condition.ts';

/** Only visitors send photos with what they report: nothing is read for official conditions. */
function imagesOf({ id, isOfficial }: typeof ConditionRef.$inferType, ctx: GraphqlContext) {
  return isOfficial ? [] : ctx.loaders.conditionImages.load(id);
}

builder.objectFields(ConditionRef, (t) => ({
  hasImages: t.boolean({
    description: 'Whether `images` has any.',
    resolve: async (condition, _args, ctx) => (await imagesOf(condition, ctx)).length > 0,
  }),
  images: t.field({
    type: [ImageRef],
    description: 'Approved photos that its reporter sent with it.',
    complexity: { field: 1, multiplier: CONDITION_IMAGES_MAX },
    resolve: (condition, _args, ctx) => imagesOf(condition, ctx),
  }),
}));
