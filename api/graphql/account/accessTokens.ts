import {
  type AccessToken,
  type DayCalls,
  makeAccessToken,
  ownAccessTokens,
  revokeAccessToken,
} from '#api/domain/accessTokens/accessTokens.ts';
import { asUser } from '#api/domain/core/call.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { TOKEN_DAYS, TOKENS_PER_USER_MAX } from '#common/account/accessTokens.ts';
import { ViewerRef } from './viewer.ts';

const ScopeEnum = builder.enumType('AccessTokenScope', {
  values: {
    READ: { value: 'read', description: "What everybody may read, within the token's own limits." },
    OWN: {
      value: 'own',
      description: "Reads and changes the owner's favourites, notes, own places, watches and profile.",
    },
    CONTRIBUTE: { value: 'contribute', description: 'Adds comments, photos and reports of conditions.' },
  } as const,
});

const DayRef = builder.objectRef<DayCalls>('AccessTokenDay').implement({
  description: 'How often a token was used on a day.',
  fields: (t) => ({ calls: t.exposeInt('calls'), day: t.expose('day', { type: 'Date', description: 'In UTC.' }) }),
});

const TokenRef = builder.objectRef<AccessToken>('AccessToken').implement({
  description: 'A token with which a program calls in the name of the viewer; its text is told once.',
  fields: (t) => ({
    created: t.expose('created', { type: 'DateTime' }),
    expires: t.expose('expires', { type: 'DateTime' }),
    lastUsed: t.expose('lastUsed', { type: 'Date', nullable: true, description: 'In UTC; null: never.' }),
    name: t.exposeString('name'),
    scopes: t.field({ type: [ScopeEnum], resolve: ({ scopes }) => [...scopes] }),
    tokenId: t.exposeString('id'),
    uses: t.field({
      type: [DayRef],
      description: 'Days of the last 30 on which it was used, the last one first.',
      resolve: ({ uses }) => [...uses],
    }),
  }),
});

builder.objectField(ViewerRef, 'accessTokens', (t) =>
  t.field({
    type: [TokenRef],
    description: 'Those that have not expired, the newest first.',
    complexity: TOKENS_PER_USER_MAX,
    resolve: (_viewer, _args, ctx) => ownAccessTokens(ctx),
  }),
);

builder.relayMutationField(
  'makeAccessToken',
  {
    inputFields: (t) => ({
      days: t.int({ required: true, description: `Until it expires: ${TOKEN_DAYS.join(', ')}.` }),
      name: t.string({ required: true, description: '1–80 characters, for its owner.' }),
      scopes: t.field({ type: [ScopeEnum], required: true }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: `Makes a token, of at most ${TOKENS_PER_USER_MAX}. Asks for a fresh proof (\`proveIdentity\`).`,
    resolve: async (_root, { input }, ctx) => ({ ...(await makeAccessToken(ctx, input)), viewer: asUser(ctx).viewer }),
  },
  {
    outputFields: (t) => ({
      accessToken: t.expose('token', { type: TokenRef }),
      text: t.exposeString('text', { description: 'For `Authorization: Bearer`; told this once.' }),
      viewer: t.expose('viewer', { type: ViewerRef }),
    }),
  },
);

builder.relayMutationField(
  'revokeAccessToken',
  { inputFields: (t) => ({ tokenId: t.string({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Revokes a token of the viewer: from now on it is refused.',
    resolve: async (_root, { input }, ctx) => {
      await revokeAccessToken(ctx, input.tokenId);
      return { viewer: asUser(ctx).viewer };
    },
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);
