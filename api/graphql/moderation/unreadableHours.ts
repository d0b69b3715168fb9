import { unreadableHours } from '#api/domain/moderation/unreadableHours.ts';
import type { UnreadableHours } from '#api/domain/moderation/unreadableHoursSql.ts';
import { FREE } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';

const UnreadableHoursRef = builder.objectRef<UnreadableHours>('UnreadableHours').implement({
  description: 'Opening hours that are in no known syntax: whether their places are open is unknown.',
  fields: (t) => ({
    exampleId: t.expose('exampleId', { ...FREE, type: 'AttractionId', description: 'One of the places.' }),
    exampleName: t.exposeString('exampleName', FREE),
    hours: t.exposeString('hours', { ...FREE, description: 'As the source writes them, the first 256 characters.' }),
    places: t.exposeInt('places', { ...FREE, description: 'Number of places that have them.' }),
  }),
});

builder.queryField('unreadableHours', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [UnreadableHoursRef],
    nullable: true,
    description: 'Of the live data, those of most places first; at most 200.',
    resolve: (_root, _args, ctx) => unreadableHours(ctx),
  }),
);
