import { organisationAt } from '#api/domain/contributions/conditions/managedPlaces.ts';
import { editPost, postCondition } from '#api/domain/contributions/conditions/postCondition.ts';
import { asUser } from '#api/domain/core/call.ts';
import { ViewerRef } from '#api/graphql/account/viewer.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { numberOfGlobalId } from '#api/graphql/core/globalIds.ts';
import { placeNow } from '#api/graphql/core/placeNow.ts';
import { POSTED_KINDS } from '#common/conditions/reportKinds.ts';
import { DEFAULT_LANGUAGE } from '#common/languages.ts';
import { ConditionRef } from './condition.ts';

const PostedKindEnum = builder.enumType('PostedConditionKind', { values: POSTED_KINDS });

builder.objectField(ViewerRef, 'organisationAt', (t) =>
  t.string({
    nullable: true,
    args: { attraction: t.arg({ type: 'AttractionId', required: true }) },
    complexity: 5,
    description: 'For which organisation the viewer posts conditions at a place; null: for none.',
    resolve: async (_viewer, { attraction }, ctx) => {
      const place = await placeNow(attraction, ctx);
      return place && organisationAt(asUser(ctx), place.id);
    },
  }),
);

const PostRef = builder.inputType('PostedCondition', {
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: 'Now unless given.' }),
    kind: t.field({ type: PostedKindEnum, required: true }),
    language: t.field({
      type: LanguageEnum,
      required: true,
      defaultValue: DEFAULT_LANGUAGE,
      description: 'That of the text.',
    }),
    text: t.string({
      required: true,
      defaultValue: '',
      description: 'At most 1,000 characters; LIMITED and NOTICE need some.',
    }),
    until: t.field({
      type: 'DateTime',
      description: 'Until further notice unless given; GROOMED needs it, within two weeks.',
    }),
  }),
});

/** The input of a post, with null for times that are not given. */
const postOf = <P extends { readonly from?: Date | null; readonly until?: Date | null }>(post: P) => ({
  ...post,
  from: post.from ?? null,
  until: post.until ?? null,
});

builder.relayMutationField(
  'postCondition',
  {
    inputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', required: true }),
      post: t.field({ type: PostRef, required: true }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      "Posts an official condition at a place of a manager's area, without moderation. Sent twice with one " +
      'clientMutationId, it is written once.',
    resolve: async (_root, { input: { attractionId, post, clientMutationId } }, ctx) => ({
      condition: await postCondition(ctx, {
        ...postOf(post),
        attractionId,
        clientMutationId: clientMutationId ?? null,
      }),
    }),
  },
  { outputFields: (t) => ({ condition: t.expose('condition', { type: ConditionRef }) }) },
);

builder.relayMutationField(
  'editCondition',
  { inputFields: (t) => ({ id: t.id({ required: true }), post: t.field({ type: PostRef, required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Changes what the viewer's organisation has posted.",
    resolve: async (_root, { input: { id, post } }, ctx) => ({
      condition: await editPost(ctx, { ...postOf(post), id: numberOfGlobalId(ConditionRef.name, id) }),
    }),
  },
  { outputFields: (t) => ({ condition: t.expose('condition', { type: ConditionRef }) }) },
);
