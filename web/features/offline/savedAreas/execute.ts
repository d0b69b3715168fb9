import type { NormalizationArgument, NormalizationSelection, Variables } from 'relay-runtime';

export type Arguments = Readonly<Record<string, unknown>>;
export type Resolver = (args: Arguments) => unknown;

/** A local stand-in for an object of the GraphQL schema: its type, and a resolver for each field. */
export interface LocalObject {
  readonly typename: string;
  readonly fields: Readonly<Record<string, Resolver>>;
  /** Whether the type implements `Node`, and so has a global id. */
  readonly isNode: boolean;
  /** The object is a recorded answer to an earlier build; fields that it lacks are null. */
  readonly isRecorded?: boolean;
}

/** An operation selects a field that has no local resolver. */
export class NoResolverError extends Error {
  override readonly name = 'NoResolverError';
}

type Answer = Record<string, unknown>;

/**
 * Answers the selections of an operation (Relay's normalization AST) from local objects, as the server would answer its
 * text. Only the kinds of selections that occur in our operations are supported. Throws NoResolverError, and any error
 * of a resolver.
 */
export async function execute(
  selections: readonly NormalizationSelection[],
  object: LocalObject,
  variables: Variables,
): Promise<Answer> {
  const answer: Answer = {};
  await select(answer, selections, object, variables);
  return answer;
}

async function select(
  answer: Answer,
  selections: readonly NormalizationSelection[],
  object: LocalObject,
  variables: Variables,
): Promise<void> {
  for (const selection of selections) {
    switch (selection.kind) {
      case 'ScalarField':
        answer[selection.alias ?? selection.name] =
          selection.name === '__typename'
            ? object.typename
            : ((await resolve(object, selection.name, selection.args, variables)) ?? null);
        break;
      case 'LinkedField': {
        const value = await resolve(object, selection.name, selection.args, variables);
        const key = selection.alias ?? selection.name;
        answer[key] = merged(answer[key], await linked(value, selection.selections, variables));
        break;
      }
      case 'InlineFragment':
        if (selection.abstractKey == null ? selection.type !== object.typename : !object.isNode) break;
        if (selection.abstractKey != null) answer[selection.abstractKey] = object.typename;
        await select(answer, selection.selections, object, variables);
        break;
      case 'TypeDiscriminator':
        if (object.isNode) answer[selection.abstractKey] = object.typename;
        break;
      // These kinds concern Relay's store only.
      case 'LinkedHandle':
      case 'ScalarHandle':
      case 'ClientExtension':
        break;
      default:
        throw new NoResolverError(`nobody understands ${selection.kind}`);
    }
  }
}

function resolve(
  object: LocalObject,
  name: string,
  args: readonly NormalizationArgument[] | null | undefined,
  variables: Variables,
): unknown {
  const resolver = Object.hasOwn(object.fields, name) ? object.fields[name] : undefined;
  if (resolver === undefined && object.isRecorded === true) return null;
  if (resolver === undefined) throw new NoResolverError(`nobody answers ${object.typename}.${name}`);
  return resolver(Object.fromEntries((args ?? []).map((arg) => [arg.name, argument(arg, variables)])));
}

function argument(arg: NormalizationArgument, variables: Variables): unknown {
  if (arg.kind === 'Literal') return arg.value;
  if (arg.kind === 'Variable') return variables[arg.variableName];
  throw new NoResolverError(`nobody understands an argument of ${arg.kind}`);
}

async function linked(
  value: unknown,
  selections: readonly NormalizationSelection[],
  variables: Variables,
): Promise<unknown> {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return Promise.all(value.map((one: unknown) => linked(one, selections, variables)));
  if (!isLocalObject(value)) throw new TypeError('a field with selections is answered by objects');
  return execute(selections, value, variables);
}

function isLocalObject(value: unknown): value is LocalObject {
  return typeof value === 'object' && value !== null && 'typename' in value && 'fields' in value;
}

/** Merges two answers to the same field, of which two fragments may select different parts. */
function merged(before: unknown, now: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(now)) return now.map((one: unknown, at) => merged(before[at], one));
  return isRecord(before) && isRecord(now)
    ? Object.fromEntries(
        Object.entries({ ...before, ...now }).map(([key, value]) => [
          key,
          key in now ? merged(before[key], now[key]) : value,
        ]),
      )
    : now;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A local object with a global id. */
export function node(typename: string, id: number | string, fields: LocalObject['fields']): LocalObject {
  // As the server writes it.
  return { typename, isNode: true, fields: { ...fields, id: () => btoa(`${typename}:${id}`) } };
}

/** A local object of constant field values. */
export function plain(typename: string, values: object): LocalObject {
  return {
    typename,
    isNode: false,
    fields: Object.fromEntries(Object.entries(values).map(([name, value]: [string, unknown]) => [name, () => value])),
  };
}

/** Turns a stored answer of the server into local objects; a field that it lacks is answered by null. */
export function recordedAnswer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(recordedAnswer);
  if (!isRecord(value)) return value;
  const { __typename: typename } = value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, () => recordedAnswer(field)]));
  return {
    typename: typeof typename === 'string' ? typename : '',
    isNode: false,
    isRecorded: true,
    fields,
  } satisfies LocalObject;
}
