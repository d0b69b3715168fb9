import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { schema } from '#api/graphql/schema.ts';

/** A value that an input takes, whatever it means. */
function sample(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, sample(field.type)]),
    );
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isScalarType(named) && named.name === 'Boolean') return true;
  if (isScalarType(named) && named.name === 'DateTime') return '2026-11-26T10:00:00Z';
  return isScalarType(named) && ['AttractionId', 'Float', 'Int'].includes(named.name) ? 1 : 'x';
}

/** A mutation with the least input that it takes, as text. */
export function sampleMutation(name: string): { query: string; variables: Record<string, unknown> } {
  const field = schema.getMutationType()?.getFields()[name];
  const input = field?.args[0]?.type;
  const select = '{ __typename ... on NotAuthorizedError { reason } }';
  if (input === undefined) return { query: `mutation { ${name} ${select} }`, variables: {} };
  return {
    query: `mutation ($input: ${String(input)}) { ${name}(input: $input) ${select} }`,
    variables: { input: sample(input) },
  };
}

/** Whether a mutation brings a file, as `input.file`. */
export function takesFile(name: string): boolean {
  const type = schema.getMutationType()?.getFields()[name]?.args[0]?.type;
  const input = type === undefined ? undefined : getNamedType(type);
  return (
    isInputObjectType(input) &&
    Object.values(input.getFields()).some((field) => getNamedType(field.type).name === 'Upload')
  );
}

export function inputOf({ input }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}
