import { type DocumentNode, getNamedType, type GraphQLField, type GraphQLSchema, Kind, OperationTypeNode, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

export type Audience = 'anyone' | 'user' | 'admin';

/** Types that tell something of somebody: whoever is not meant gets none of them. All other types are for everybody. */
export const TYPE_AUDIENCES: Readonly<Record<string, Audience>> = {
  Viewer: 'user',
  Session: 'user',
  ListedUser: 'admin',
  UserConnection: 'admin',
  UserEdge: 'admin',
  Feedback: 'admin',
};

/** Who may call a query or mutation, as it declares in its `authScopes`; null when it declares nothing. */
export function audienceOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): Audience | null {
  const options: unknown = extensions['pothosOptions'];
  const scopes = typeof options === 'object' && options !== null && 'authScopes' in options ? options.authScopes : null;
  if (typeof scopes !== 'object' || scopes === null) return null;
  return AUDIENCES.find((audience) => audience in scopes) ?? null;
}

const AUDIENCES: readonly Audience[] = ['anyone', 'user', 'admin'];

/** Whether a document only asks for what is the same for everybody, so that every cache may answer it. */
export function isPublicDocument(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isPublic = document.definitions.every((definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === OperationTypeNode.QUERY);
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const field = types.getFieldDef();
        const parent = types.getParentType();
        if (!field || !parent) return;
        if (parent === schema.getQueryType() && !field.name.startsWith('__') && audienceOf(field) !== 'anyone') isPublic = false;
        if (isPersonal(getNamedType(field.type).name)) isPublic = false;
      },
      InlineFragment: ({ typeCondition }) => {
        if (typeCondition && isPersonal(typeCondition.name.value)) isPublic = false;
      },
      FragmentDefinition: ({ typeCondition }) => {
        if (isPersonal(typeCondition.name.value)) isPublic = false;
      },
    }),
  );
  return isPublic;
}

function isPersonal(typeName: string): boolean {
  return (TYPE_AUDIENCES[typeName] ?? 'anyone') !== 'anyone';
}
