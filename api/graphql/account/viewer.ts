import { type Viewer, asUser } from '#api/domain/core/call.ts';
import { ownProfile } from '#api/domain/people/profiles.ts';
import { type OwnSession, ownSessions } from '#api/domain/people/sessions.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { ProfileRef } from './profile.ts';

export const RoleEnum = builder.enumType('Role', { values: ['ADMIN', 'USER'] as const });

const SessionRef = builder.objectRef<OwnSession>('Session');

builder.node(SessionRef, {
  description: 'A login of the viewer.',
  id: { resolve: ({ id }) => id },
  loadMany: async (ids, ctx) => {
    const own = ctx.viewer === null ? [] : await ownSessions(asUser(ctx));
    return ids.map((id) => own.find((session) => session.id === id) ?? null);
  },
  fields: (t) => ({
    agent: t.exposeString('agent', {
      description: 'Family of browser and system, such as `Firefox, Linux`; may be empty.',
    }),
    created: t.expose('created', { type: 'DateTime' }),
    isCurrent: t.exposeBoolean('isCurrent'),
    lastSeen: t.expose('lastSeen', { type: 'DateTime', description: 'To the hour.' }),
    sessionId: t.exposeString('id'),
  }),
});

export const ViewerRef = builder.objectRef<Viewer>('Viewer');

builder.node(ViewerRef, {
  description: 'Whoever is logged in: what others are not told.',
  id: { resolve: ({ id }) => id },
  loadOne: (id, ctx) => (ctx.viewer?.id === id ? ctx.viewer : null),
  fields: (t) => ({
    email: t.exposeString('email'),
    helpShown: t.exposeBoolean('helpShown'),
    language: t.expose('language', { type: LanguageEnum, description: 'Of mails.' }),
    profile: t.field({ type: ProfileRef, resolve: ownProfile }),
    role: t.expose('role', { type: RoleEnum }),
    sessions: t.field({
      type: [SessionRef],
      description: 'The last used first.',
      complexity: 20,
      resolve: (_viewer, _args, ctx) => ownSessions(asUser(ctx)),
    }),
    username: t.exposeString('username'),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: ViewerRef,
    nullable: true,
    description: 'Null for somebody not logged in.',
    resolve: (_root, _args, ctx) => ctx.viewer,
  }),
);
