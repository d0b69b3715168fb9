import { asUser } from '#api/domain/core/call.ts';
import { login } from '#api/domain/people/login.ts';
import { loginWithToken } from '#api/domain/people/loginLinks.ts';
import { logout, revokeOtherSessions, revokeSession } from '#api/domain/people/sessions.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { ViewerRef } from './viewer.ts';

builder.relayMutationField(
  'login',
  {
    inputFields: (t) => ({
      code: t.string({ required: true, defaultValue: '', description: 'Of the second factor, where there is one.' }),
      email: t.string({ required: true }),
      password: t.string({ required: true }),
    }),
  },
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description: 'Starts a session; its token is set as a cookie.',
    resolve: async (_root, { input }, ctx) => {
      const { viewer, session } = await login(ctx, input);
      ctx.door.start(session);
      return { viewer };
    },
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);

builder.relayMutationField(
  'loginWithToken',
  {
    inputFields: (t) => ({
      code: t.string({ required: true, defaultValue: '', description: 'Of the second factor, where there is one.' }),
      loginToken: t.string({ required: true }),
    }),
  },
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description:
      'Goes on with a login whose password was right, by the token of a mailed link, once. `loginToken` is `expired` ' +
      'after that.',
    resolve: async (_root, { input }, ctx) => {
      const { viewer, session } = await loginWithToken(ctx, input);
      ctx.door.start(session);
      return { viewer };
    },
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);

builder.relayMutationField(
  'logout',
  null,
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description: 'Ends the session and takes its cookie away; without one nothing happens.',
    resolve: async (_root, _args, ctx) => {
      await logout(ctx);
      ctx.door.end();
      return { viewer: null };
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        type: ViewerRef,
        nullable: true,
        description: 'Null: nobody is logged in.',
        resolve: () => null,
      }),
    }),
  },
);

builder.relayMutationField(
  'revokeSession',
  { inputFields: (t) => ({ sessionId: t.string({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Ends one of the viewer's sessions.",
    resolve: async (_root, { input: { sessionId } }, ctx) => {
      const { viewer } = asUser(ctx);
      await revokeSession(ctx, sessionId);
      if (sessionId === viewer.sessionId) ctx.door.end();
      return { viewer: sessionId === viewer.sessionId ? null : viewer };
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.expose('viewer', { type: ViewerRef, nullable: true, description: 'Null when it was this session.' }),
    }),
  },
);

builder.relayMutationField(
  'revokeOtherSessions',
  null,
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Ends all of the viewer's sessions but this one.",
    resolve: async (_root, _args, ctx) => {
      const ended = await revokeOtherSessions(ctx);
      return { ended, viewer: asUser(ctx).viewer };
    },
  },
  {
    outputFields: (t) => ({
      ended: t.exposeInt('ended', { description: 'How many there were.' }),
      viewer: t.expose('viewer', { type: ViewerRef }),
    }),
  },
);
