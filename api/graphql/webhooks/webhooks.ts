import { asUser } from '#api/domain/core/call.ts';
import { addWebhook, myWebhooks, removeWebhook, type Webhook } from '#api/domain/webhooks/webhooks.ts';
import { ViewerRef } from '#api/graphql/account/viewer.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';

const WebhookRef = builder.objectRef<Webhook>('Webhook').implement({
  description: 'An address of the viewer that is told of each publish of the places.',
  fields: (t) => ({
    bounds: t.exposeFloatList('bounds', { description: '[west, south, east, north]; empty: everywhere.' }),
    category: t.exposeString('category', { nullable: true, description: 'Null: all.' }),
    created: t.expose('createdAt', { type: 'DateTime' }),
    disabled: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is told nothing any more, after three days of failures or an answer 410.',
    }),
    failingSince: t.expose('failingSince', { type: 'DateTime', nullable: true }),
    name: t.exposeString('name'),
    told: t.expose('toldAt', { type: 'DateTime', nullable: true, description: 'When it last took a message.' }),
    url: t.exposeString('url'),
    webhookId: t.exposeString('id'),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  webhooks: t.field({
    type: [WebhookRef],
    complexity: { field: FIELD_COSTS.ownList, multiplier: 5 },
    description: 'The first one first; at most five.',
    resolve: (_viewer, _args, ctx) => myWebhooks(asUser(ctx)),
  }),
}));

builder.relayMutationField(
  'addWebhook',
  {
    inputFields: (t) => ({
      bounds: t.floatList({ description: '[west, south, east, north]: only changes in this box.' }),
      category: t.string({ description: 'Key or slug: only changes of places of this category.' }),
      name: t.string({ required: true, description: '1–60 characters.' }),
      url: t.string({ required: true, description: 'A public https address.' }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Has an address told of each publish by a signed POST (standardwebhooks.com).',
    resolve: (_root, { input: { name, url, bounds, category } }, ctx) =>
      addWebhook(ctx, { name, url, bounds: bounds ?? null, category: category ?? null }),
  },
  {
    outputFields: (t) => ({
      secret: t.exposeString('secret', { description: 'With which messages are signed; it is not answered again.' }),
      webhook: t.expose('webhook', { type: WebhookRef }),
    }),
  },
);

builder.relayMutationField(
  'removeWebhook',
  { inputFields: (t) => ({ webhookId: t.string({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Has an address told nothing any more.',
    resolve: async (_root, { input }, ctx) => {
      await removeWebhook(ctx, input.webhookId);
      return { webhookId: input.webhookId };
    },
  },
  { outputFields: (t) => ({ webhookId: t.exposeString('webhookId') }) },
);
