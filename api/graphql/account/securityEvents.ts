import { afterCreated, createdCursor } from '#api/domain/core/cursors.ts';
import { ownEvents, type SecurityEvent } from '#api/domain/security/eventLists.ts';
import { SECURITY_EVENTS } from '#api/domain/security/events.ts';
import { perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { RoleEnum, ViewerRef } from './viewer.ts';

export const SecurityEventEnum = builder.enumType('SecurityEventKind', { values: SECURITY_EVENTS });

const ActorEnum = builder.enumType('SecurityEventActor', { values: ['ADMIN', 'COMMAND_LINE', 'ISSUER'] as const });

/** An event as its account's owner and admins see it. */
export const SecurityEventRef = builder.interfaceRef<SecurityEvent>('AccountEvent').implement({
  description: 'What happened to an account.',
  fields: (t) => ({
    agent: t.exposeString('agent', { description: 'Family of browser and system of who did it; may be empty.' }),
    by: t.field({
      type: ActorEnum,
      nullable: true,
      description: "Who did it; null: somebody with the account's password.",
      resolve: ({ detail }) => detail.by ?? null,
    }),
    created: t.expose('created', { type: 'DateTime', description: 'Of several within one hour, the last.' }),
    eventId: t.exposeInt('id'),
    kind: t.expose('kind', { type: SecurityEventEnum, nullable: true }),
    role: t.field({
      type: RoleEnum,
      nullable: true,
      description: 'The role that was given.',
      resolve: ({ detail }) => detail.role ?? null,
    }),
    times: t.exposeInt('times', { description: 'How often within its hour.' }),
  }),
});

const OwnEventRef = builder.objectRef<SecurityEvent>('SecurityEvent').implement({
  description: "What happened to the viewer's account.",
  interfaces: [SecurityEventRef],
});

const OwnEventConnectionRef = builder.connectionObject(
  { type: OwnEventRef, name: 'ViewerSecurityEventsConnection' },
  { name: 'ViewerSecurityEventsEdge' },
);

builder.objectField(ViewerRef, 'securityEvents', (t) =>
  t.field({
    type: OwnEventConnectionRef,
    description: "The security log of the viewer's account, newest first.",
    args: pageArguments,
    complexity: perRow,
    resolve: async (_viewer, page, ctx) =>
      toConnection(await ownEvents(ctx, toPage(page, afterCreated)), page, edgeBy(createdCursor)),
  }),
);
