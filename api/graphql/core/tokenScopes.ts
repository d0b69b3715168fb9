import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldMap,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { InsufficientScopeError } from '#api/domain/core/tokenErrors.ts';
import type { TokenScope } from '#common/account/accessTokens.ts';
import { audienceOf, TYPE_AUDIENCES } from './audience.ts';
import type { GraphqlContext } from './requestContext.ts';

/** The scope that an access token needs for a field; `any`: its type says more; null: no token reaches it. */
export type FieldScope = TokenScope | 'any' | null;

/**
 * Every mutation. Sessions, passwords, the second factor, tokens, moderation, the address and the end of an account
 * are of no token; so is what those do who have no account, and what an organisation posts.
 */
export const MUTATION_SCOPES: Readonly<Record<string, FieldScope>> = {
  addComment: 'contribute',
  addOwnPlace: 'own',
  addPushDevice: null,
  addWebhook: null,
  approveImages: null,
  blockUser: null,
  clearProfile: null,
  changeEmail: null,
  closeReport: null,
  confirmCondition: 'contribute',
  confirmEmail: null,
  confirmNewEmail: null,
  confirmSecondFactor: null,
  deleteAccount: null,
  deleteComment: 'contribute',
  deleteImage: 'contribute',
  deleteOwnPlace: 'own',
  deleteProfileImage: 'own',
  editComment: 'contribute',
  editCondition: null,
  endCondition: 'contribute',
  extendCondition: null,
  hideAttraction: null,
  hideCondition: null,
  importOwnPlaces: 'own',
  logClientError: null,
  login: null,
  loginWithToken: null,
  logout: null,
  makeAccessToken: null,
  markHelpShown: null,
  postCondition: null,
  proveIdentity: null,
  register: null,
  rejectImages: null,
  removeFavourite: 'own',
  removeManager: null,
  removePushDevice: null,
  removeSecondFactor: null,
  removeWebhook: null,
  renameOwnPlace: 'own',
  renewRecoveryCodes: null,
  report: 'contribute',
  reportCondition: 'contribute',
  requestPasswordReset: null,
  resendConfirmation: null,
  restoreAttraction: null,
  restoreCondition: null,
  revokeAccessToken: null,
  revokeOtherSessions: null,
  revokeSession: null,
  rollBackDataSet: null,
  saveNote: 'own',
  sendFeedback: null,
  setAlternativeName: null,
  setCover: null,
  setFavourite: 'own',
  setLanguage: 'own',
  setManager: null,
  setPassword: null,
  setPasswordWithToken: null,
  setRole: null,
  setWatchMails: 'own',
  startDataUpdate: null,
  startSecondFactor: null,
  stopImport: null,
  switchReadOnly: null,
  unblockUser: null,
  undoModerationAct: null,
  unwatchPlace: 'own',
  updateProfile: 'own',
  uploadImage: 'contribute',
  uploadProfileImage: 'own',
  watchPlace: 'own',
};

/** Queries whose type says more; other queries for everybody are read, those for admins are of no token. */
const QUERY_SCOPES: Readonly<Record<string, FieldScope>> = { node: 'any', nodes: 'any', viewer: 'own' };

/** Every field of the viewer. */
export const VIEWER_SCOPES: Readonly<Record<string, FieldScope>> = {
  accessTokens: null,
  comments: 'own',
  email: null,
  favourites: 'own',
  hasPushDevice: null,
  hasSecondFactor: null,
  helpShown: null,
  id: 'own',
  images: 'own',
  isWatching: 'own',
  language: 'own',
  needsSecondFactor: null,
  note: 'own',
  notes: 'own',
  organisationAt: 'own',
  ownPlace: 'own',
  ownPlaces: 'own',
  profile: 'own',
  pushKey: null,
  recoveryCodesLeft: null,
  role: 'own',
  securityEvents: null,
  sessions: null,
  username: 'own',
  watchMails: 'own',
  watches: 'own',
  webhooks: null,
};

/** Every other type of TYPE_AUDIENCES for users: one of them may be asked for by its id. */
const TYPE_SCOPES: Readonly<Record<string, FieldScope>> = {
  AccessToken: null,
  AccessTokenDay: null,
  Favourite: 'own',
  Note: 'own',
  OwnPlace: 'own',
  SecondFactorSetup: null,
  SecurityEvent: null,
  Session: null,
  ViewerFavouritesConnection: 'own',
  ViewerFavouritesEdge: 'own',
  ViewerNotesConnection: 'own',
  ViewerNotesEdge: 'own',
  ViewerOwnPlacesConnection: 'own',
  ViewerOwnPlacesEdge: 'own',
  ViewerSecurityEventsConnection: null,
  ViewerSecurityEventsEdge: null,
};

/** The scope that a token needs for a field of a type. Throws for a field that is in no table. */
function scopeOfField(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): FieldScope {
  const inTable = (table: Readonly<Record<string, FieldScope>>, key: string) => {
    const scope = Object.hasOwn(table, key) ? table[key] : undefined;
    if (scope === undefined)
      throw new Error(`${type.name}.${field.name} says nothing of access tokens (tokenScopes.ts).`);
    return scope;
  };
  if (type === schema.getMutationType()) return inTable(MUTATION_SCOPES, field.name);
  if (type === schema.getQueryType())
    return QUERY_SCOPES[field.name] ?? (audienceOf(field) === 'anyone' ? 'read' : null);
  if (type.name === 'Viewer') return inTable(VIEWER_SCOPES, field.name);
  const audience = TYPE_AUDIENCES[type.name] ?? 'anyone';
  if (audience === 'user') return inTable(TYPE_SCOPES, type.name);
  return audience === 'admin' ? null : 'any';
}

type Field = GraphQLField<unknown, GraphqlContext>;

/**
 * Has each field of the schema refuse access tokens whose scopes do not reach it. Throws for one that is in no table.
 */
export function guardedByScopes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const fields: GraphQLFieldMap<unknown, GraphqlContext> = type.getFields();
    for (const field of Object.values(fields)) {
      const scope = scopeOfField(schema, type, field);
      if (scope !== 'any') field.resolve = guarded(scope, field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

function guarded(
  scope: TokenScope | null,
  resolve: GraphQLFieldResolver<unknown, GraphqlContext>,
): GraphQLFieldResolver<unknown, GraphqlContext> {
  return (source, args, ctx, info) => {
    if (ctx.token !== null && (scope === null || !ctx.token.scopes.includes(scope)))
      throw new InsufficientScopeError(scope);
    return resolve(source, args, ctx, info);
  };
}
