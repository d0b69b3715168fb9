import {
  type DocumentNode,
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Audience } from '#api/domain/core/audience.ts';

/** Types with personal or internal data, and who may read them. All other types are for everybody. */
export const TYPE_AUDIENCES: Readonly<Record<string, Audience>> = {
  Viewer: 'user',
  AccessToken: 'user',
  AccessTokenDay: 'user',
  Session: 'user',
  SecurityEvent: 'user',
  SecondFactorSetup: 'user',
  ViewerSecurityEventsConnection: 'user',
  ViewerSecurityEventsEdge: 'user',
  OwnPlace: 'user',
  ViewerOwnPlacesConnection: 'user',
  ViewerOwnPlacesEdge: 'user',
  Favourite: 'user',
  ViewerFavouritesConnection: 'user',
  ViewerFavouritesEdge: 'user',
  Note: 'user',
  ViewerNotesConnection: 'user',
  ViewerNotesEdge: 'user',
  ListedUser: 'admin',
  ListedSecurityEvent: 'admin',
  ListedSecurityEventConnection: 'admin',
  ListedSecurityEventEdge: 'admin',
  UserConnection: 'admin',
  UserEdge: 'admin',
  Feedback: 'admin',
  ModerationAct: 'admin',
  ModerationActConnection: 'admin',
  ModerationActEdge: 'admin',
  ModerationDetail: 'admin',
  ModeratedImage: 'admin',
  ModeratedImageConnection: 'admin',
  ModeratedImageEdge: 'admin',
  DecidedImages: 'admin',
  CaseReport: 'admin',
  ReportCase: 'admin',
  ReportCaseConnection: 'admin',
  ReportCaseEdge: 'admin',
  DatabaseSize: 'admin',
  DiskRoom: 'admin',
  Installation: 'admin',
  KnownService: 'admin',
  LatestBackups: 'admin',
  LatestImport: 'admin',
  PendingQueue: 'admin',
  TokenOwner: 'admin',
  ImportCount: 'admin',
  ImportRun: 'admin',
  ImportRunConnection: 'admin',
  ImportRunEdge: 'admin',
  DataSetVersion: 'admin',
  DataSetVersionConnection: 'admin',
  DataSetVersionEdge: 'admin',
  ClientError: 'admin',
  ClientErrorConnection: 'admin',
  ClientErrorEdge: 'admin',
  FeedbackConnection: 'admin',
  FeedbackEdge: 'admin',
};

/** The callers of a query or mutation, as it declares in its `authScopes`; null when it declares nothing. */
export function audienceOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): Audience | null {
  const options: unknown = extensions['pothosOptions'];
  const scopes = typeof options === 'object' && options !== null && 'authScopes' in options ? options.authScopes : null;
  if (typeof scopes !== 'object' || scopes === null) return null;
  return AUDIENCES.find((audience) => audience in scopes) ?? null;
}

const AUDIENCES: readonly Audience[] = ['anyone', 'user', 'admin'];

/** The audience of the answers to a document, and whether caches may store them. */
export interface DocumentReach {
  /** It asks only for data that is the same for everybody. */
  readonly isPublic: boolean;
  /** It is public, and none of its data has to disappear at once, so that every cache may answer it for minutes. */
  readonly isCacheable: boolean;
}

/**
 * Public types whose answers are not cached. Comments and profiles disappear at once when their user deletes them.
 * Answers of outside services are cached where they arrive, and `Unavailable` is true for a moment only.
 */
const UNCACHED_TYPES: ReadonlySet<string> = new Set(['Comment', 'EncyclopediaAnswer', 'Profile', 'WeatherAnswer']);

export function reachOf(schema: GraphQLSchema, document: DocumentNode): DocumentReach {
  let isPublic = document.definitions.every(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === OperationTypeNode.QUERY,
  );
  let hasUncached = false;
  const meet = (typeName: string) => {
    if ((TYPE_AUDIENCES[typeName] ?? 'anyone') !== 'anyone') isPublic = false;
    if (UNCACHED_TYPES.has(typeName)) hasUncached = true;
  };
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const field = types.getFieldDef();
        const parent = types.getParentType();
        if (!field || !parent) return;
        if (parent === schema.getQueryType() && !field.name.startsWith('__') && audienceOf(field) !== 'anyone')
          isPublic = false;
        meet(getNamedType(field.type).name);
      },
      InlineFragment: ({ typeCondition }) => {
        if (typeCondition) meet(typeCondition.name.value);
      },
      FragmentDefinition: ({ typeCondition }) => meet(typeCondition.name.value),
    }),
  );
  return { isPublic, isCacheable: isPublic && !hasUncached };
}
