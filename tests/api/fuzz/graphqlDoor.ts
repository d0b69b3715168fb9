import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { projectRoot } from '#api/platform/paths.ts';
import { operationIds } from '../../support/webFolder.ts';
import type { Dice } from './dice.ts';
import type { MadeRequest } from './sending.ts';
import { fitting, nodeId, strayHeaders } from './values.ts';

const schema = buildSchema(readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8'));
const OPERATIONS = Object.values(operationIds());

/** Selections within selections. */
const DEPTH = 5;

/** Variables of an operation, by their declarations. */
type Variables = Record<string, { readonly type: string; readonly value: unknown }>;

/** Makes requests to `/graphql`, by the schema and against it. */
export function graphqlDoor(dice: Dice): MadeRequest {
  if (dice.percent(8)) return persisted(dice);
  const variables: Variables = {};
  const isMutation = dice.percent(45);
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  const field = (at: number) => `f${at}: ${selectionOf(dice, root ?? undefined, 1, variables)}`;
  const selection = [field(0), ...(dice.percent(25) ? [field(1)] : [])].join(' ');
  const declared = Object.entries(variables).map(([name, { type }]) => `$${name}: ${type}`);
  const head = `${isMutation ? 'mutation' : 'query'} Q${declared.length === 0 ? '' : `(${declared.join(', ')})`}`;
  const query = damaged(dice, `${head} { ${selection} }`);
  const values = Object.fromEntries(Object.entries(variables).map(([name, { value }]) => [name, value]));
  return isMutation || dice.percent(60) ? posted(dice, { query, variables: values }) : inUrl({ query }, dice, values);
}

function persisted(dice: Dice): MadeRequest {
  const documentId = dice.percent(90) ? dice.one(OPERATIONS) : dice.text();
  const names = ['id', 'bounds', 'language', 'first', 'query', 'kind', 'category', 'attractionId', 'near', 'after'];
  const variables = Object.fromEntries(
    dice.some(5, () => dice.one(names)).map((name) => [name, fitting(dice, name) ?? dice.json()]),
  );
  return inUrl({ documentId }, dice, variables);
}

function posted(dice: Dice, body: Readonly<Record<string, unknown>>): MadeRequest {
  const asked = { ...body, ...(dice.percent(4) && { operationName: dice.text(), extensions: dice.json() }) };
  const json = dice.percent(3) ? JSON.stringify([asked, asked]) : JSON.stringify(asked);
  const headers = { 'content-type': 'application/json', ...strayHeaders(dice) };
  return { method: 'POST', path: '/graphql', headers, body: dice.percent(3) ? dice.text() : json };
}

function inUrl(asked: Readonly<Record<string, string>>, dice: Dice, variables: unknown): MadeRequest {
  const given = dice.percent(95) ? JSON.stringify(variables) : dice.text();
  const search = new URLSearchParams({ ...asked, variables: given });
  return { method: 'GET', path: `/graphql?${search}`, headers: strayHeaders(dice), body: null };
}

/** The text as it is, or at times with a piece cut out, repeated or replaced. */
function damaged(dice: Dice, query: string): string {
  if (!dice.percent(8)) return query;
  const at = dice.upTo(query.length);
  const piece = dice.one(['', '{', '}', '(', '"', '...', '@skip(if: true)', '$x', 'é', '#', '\0', '"""', query]);
  return query.slice(0, at) + piece + query.slice(at + dice.upTo(5));
}

function selectionOf(dice: Dice, type: GraphQLNamedType | undefined, depth: number, variables: Variables): string {
  if (!isObjectType(type)) return '__typename';
  const field = dice.one(Object.values(type.getFields()));
  const args = field.args.flatMap((argument) => argumentOf(dice, argument, variables));
  const call = `${field.name}${args.length === 0 ? '' : `(${args.join(', ')})`}`;
  return `${call}${subselection(dice, getNamedType(field.type), depth, variables)}`;
}

function subselection(dice: Dice, type: GraphQLNamedType, depth: number, variables: Variables): string {
  const types = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
  if (types.length === 0) return '';
  if (depth === DEPTH) return ' { __typename }';
  const inside = dice.one(types);
  const selections = dice.some(4, () => selectionOf(dice, inside, depth + 1, variables));
  // Two selections of one field would have to be the same.
  const aliased = selections.map((selection, at) => (selection === '__typename' ? selection : `a${at}: ${selection}`));
  return ` { __typename ... on ${inside.name} { ${['__typename', ...aliased].join(' ')} } }`;
}

/** An argument with a variable; an optional one is left out half of the time. */
function argumentOf(dice: Dice, { name, type, defaultValue }: GraphQLArgument, variables: Variables): string[] {
  if (dice.percent(isNonNullType(type) && defaultValue === undefined ? 2 : 50)) return [];
  const variable = `v${Object.keys(variables).length}`;
  variables[variable] = { type: String(type), value: inputOf(dice, name, type) };
  return [`${name}: $${variable}`];
}

function inputOf(dice: Dice, name: string, type: GraphQLInputType): unknown {
  // An admin who makes the service read-only would have all that follows refused.
  if (name === 'isOn') return false;
  if (dice.percent(4)) return dice.percent(60) ? dice.text() : dice.json();
  const nullable = getNullableType(type);
  if (isListType(nullable)) return fitting(dice, name) ?? dice.some(4, () => inputOf(dice, name, nullable.ofType));
  if (isInputObjectType(nullable)) return fieldsOf(dice, Object.values(nullable.getFields()));
  if (isEnumType(nullable)) return dice.one(nullable.getValues()).name;
  const named = getNamedType(nullable).name;
  if (named === 'ID') return name === 'clientMutationId' ? dice.one(CALLS) : nodeId(dice);
  return fitting(dice, named === 'AttractionId' ? 'attractionId' : name) ?? dice.one(SCALARS[named] ?? ['x']);
}

function fieldsOf(dice: Dice, fields: readonly GraphQLInputField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ type }) => dice.percent(isNonNullType(type) ? 98 : 60))
      .map(({ name, type }) => [name, inputOf(dice, name, type)]),
  );
}

const CALLS = ['7b0e6f0e-0000-4000-8000-000000000001', '7b0e6f0e-0000-4000-8000-000000000002', 'x'];

const SCALARS: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, 1, 2, 3, 100, -1, 2147483647],
  Float: [60.2, 0, -1e300, 24.9],
  Boolean: [true, false],
  String: ['x', 'Hei', ''],
  DateTime: ['2026-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '-000001-01-01T00:00:00Z'],
};
