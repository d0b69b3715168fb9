import { CONDITION_IMAGES_MAX } from '#api/domain/photos/images.ts';
import { ConditionRef } from '#api/graphql/conditions/condition.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { ImageRef } from './imageRef.ts';

builder.objectField(ConditionRef, 'images', (t) =>
  t.field({
    type: [ImageRef],
    description: 'Approved photos that its reporter sent with it.',
    complexity: { field: 1, multiplier: CONDITION_IMAGES_MAX },
    // Only visitors send photos with what they report: nothing is read for official conditions.
    resolve: ({ id, isOfficial }, _args, ctx) => (isOfficial ? [] : ctx.loaders.conditionImages.load(id)),
  }),
);
