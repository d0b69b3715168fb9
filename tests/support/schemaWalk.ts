import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/**
 * Literals for an argument: the first stands where only one is needed; none leaves an optional one out; null: nobody
 * has thought of it.
 */
export type Samples = (argument: GraphQLArgument) => readonly string[] | null;

type Field = GraphQLField<unknown, unknown>;

interface Place {
  readonly type: GraphQLNamedType;
  readonly path: string;
  readonly wrap: (selection: string) => string;
}

/**
 * Queries that ask for every field of every type that is reachable from the schema's queries, each along the shortest
 * way to its type, with each sample of its arguments. `node` and `nodes` are asked by `nodeQuery`. Throws for an
 * argument without samples: a new one has to be thought of.
 */
export function fieldQueries(
  schema: GraphQLSchema,
  samples: Samples,
): { readonly path: string; readonly query: string }[] {
  const root = schema.getQueryType();
  const queue: Place[] = root ? [{ type: root, path: '', wrap: (selection) => `{ ${selection} }` }] : [];
  const seen = new Set(queue.map(({ type }) => type.name));
  const queries: { path: string; query: string }[] = [];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    if (!isObjectType(place.type)) continue;
    for (const field of Object.values(place.type.getFields()).filter(
      ({ name }) => name !== 'node' && name !== 'nodes',
    )) {
      const path = `${place.path}/${field.name}`;
      const { wrap } = place;
      const types = typesOf(schema, field);
      for (const args of variants(field, samples)) {
        if (types.length === 0) queries.push({ path, query: wrap(field.name + args) });
        for (const type of types) {
          const inside = (selection: string) => wrap(`${field.name}${args} { ... on ${type.name} { ${selection} } }`);
          queries.push({ path: `${path}:${type.name}`, query: inside(leaves(type)) });
          if (seen.has(type.name)) continue;
          seen.add(type.name);
          queue.push({ type, path: `${path}:${type.name}`, wrap: inside });
        }
      }
    }
  }
  return queries;
}

/** Asks for things of a type by their ids, with all that stands on them. */
export function nodeQuery(type: GraphQLNamedType): string {
  return `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on ${type.name} { ${leaves(type)} } } }`;
}

export function globalId(type: string, id: string | number): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}

function typesOf(schema: GraphQLSchema, field: Field): readonly GraphQLNamedType[] {
  const type = getNamedType(field.type);
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isCompositeType(type) ? [type] : [];
}

/** What stands on a type itself and needs no argument. */
function leaves(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return '__typename';
  const own = Object.values(type.getFields()).filter(
    (field) =>
      isLeafType(getNamedType(field.type)) &&
      !field.args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined),
  );
  return ['__typename', ...own.map(({ name }) => name)].join(' ');
}

/** The arguments of a field: the least it takes, then all of them, with each of their samples. */
function variants(field: Field, samples: Samples): string[] {
  const known = field.args.map((argument) => {
    const literals = samples(argument);
    if (literals === null) throw new Error(`no sample for the argument ${argument.name} of ${field.name}`);
    return {
      name: argument.name,
      literals,
      isRequired: isNonNullType(argument.type) && argument.defaultValue === undefined,
    };
  });
  const write = (args: readonly (readonly [string, string])[]) =>
    args.length === 0 ? '' : `(${args.map(([name, literal]) => `${name}: ${literal}`).join(', ')})`;
  const rows = Math.max(1, ...known.map(({ literals }) => literals.length));
  const all = Array.from({ length: rows }, (_, at) =>
    [false, true].map((whole) =>
      write(
        known.flatMap(({ name, literals, isRequired }) => {
          const literal = literals[at % literals.length];
          return literal !== undefined && (isRequired || whole) ? [[name, literal] as const] : [];
        }),
      ),
    ),
  );
  return [...new Set(all.flat())];
}
