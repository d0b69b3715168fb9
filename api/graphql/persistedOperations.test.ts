import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type GraphQLInputType,
  isEnumType,
  isListType,
  isInputObjectType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import { Upload } from 'graphql-upload-minimal';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';
import { audienceOf, reachOf } from './core/audience.ts';
import { QUERY_LIMITS } from './core/queryLimits.ts';
import { persistedOperations } from './persistedOperations.ts';
import { schema } from './schema.ts';

const retained: [string, string][] = Object.entries(
  JSON.parse(readFileSync(path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json'), 'utf8')),
);

/** Enough for every operation of ours; what is not asked for is ignored. */
const VARIABLES = {
  id: 1,
  bounds: [24, 60, 25, 61],
  zoom: 12,
  position: [24.9, 60.2],
  language: 'fi',
  query: 'ab',
  count: 100,
  kind: 'museum',
  username: 'ab',
  text: 'ab',
  search: 'ab',
  first: 100,
  actor: 'ab',
  user: 'ab',
  hasActor: true,
  hasUser: true,
  isOpen: true,
  order: 'NEWEST',
  at: '2026-11-25T12:00:00Z',
  endpoint: 'ab',
};

/** An input of a mutation with all that it must have. */
function inputOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return inputOf(type.ofType);
  if (isListType(type)) return [inputOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.toString() === 'Upload') return new Upload();
  if (type.toString() === 'Boolean') return true;
  if (type.toString() === 'DateTime') return VARIABLES.at;
  if (!isInputObjectType(type)) return ['AttractionId', 'Float', 'Int'].includes(type.toString()) ? 1 : 'ab';
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter(isRequiredInputField)
      .map((field) => [field.name, inputOf(field.type)]),
  );
}

/** Values for the variables of an operation. */
function variablesOf(text: string): Record<string, unknown> {
  const asked = parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const input = asked.find(({ variable }) => variable.name.value === 'input');
  const named =
    input?.type.kind === Kind.NON_NULL_TYPE && input.type.type.kind === Kind.NAMED_TYPE
      ? typeFromAST(schema, input.type.type)
      : undefined;
  const given = { ...VARIABLES, ...(isInputObjectType(named) && { input: inputOf(named) }) };
  return /\$id: ID!/.test(text) ? { ...given, id: 'QXR0cmFjdGlvbjox' } : given;
}

describe('the retained operations of our client', () => {
  test.each(retained)('%s fits the schema, so that old tabs still work', (_id, text) => {
    expect(validate(schema, parse(text))).toEqual([]);
  });

  test.each(retained)('%s stays below half of what a query may ask for', (_id, text) => {
    const { depth, breadth, complexity } = complexityFromQuery(text, { schema, variables: variablesOf(text) });
    expect({
      depth: depth <= QUERY_LIMITS.depth,
      breadth: breadth <= QUERY_LIMITS.breadth / 2,
      complexity: complexity <= QUERY_LIMITS.complexity / 2,
    }).toEqual({
      depth: true,
      breadth: true,
      complexity: true,
    });
  });

  test.each(retained)(
    '%s asks for what is public or for what is somebody’s, never for both: a cache may answer the one',
    (_id, text) => {
      const document = parse(text);
      if (reachOf(schema, document).isPublic) return;
      const [operation] = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      if (operation === undefined || operation.operation !== OperationTypeNode.QUERY) return;
      const asked = operation.selectionSet.selections.map((selection) =>
        selection.kind === Kind.FIELD ? selection.name.value : '',
      );
      const fields = schema.getQueryType()?.getFields() ?? {};
      const publicToo = asked.filter(
        (name) => name !== 'viewer' && fields[name] !== undefined && audienceOf(fields[name]) === 'anyone',
      );
      expect(publicToo).toEqual([]);
    },
  );

  test.each(retained)('%s is the SHA-256 of its text', (id, text) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(id);
  });
});

describe('a file of persisted operations', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-operations-'));
  const file = path.join(folder, 'operations.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('counts queries as public, and not mutations and data of the viewer', () => {
    writeFileSync(
      file,
      JSON.stringify({
        a: 'query A { dataSet { version } }',
        b: 'mutation B { x }',
        v: 'query V { viewer { username } }',
      }),
    );
    const operations = persistedOperations(file, false);
    expect([operations('a')?.isPublic, operations('b')?.isPublic, operations('v')?.isPublic, operations('c')]).toEqual([
      true,
      false,
      false,
      null,
    ]);
  });

  test('is read again when it has changed, where it is watched', () => {
    writeFileSync(file, '{}');
    const [still, watched] = [persistedOperations(file, false), persistedOperations(file, true)];
    expect(watched('a')).toBeNull();
    rmSync(file);
    writeFileSync(file, JSON.stringify({ a: 'query A { dataSet { version } }' }));
    expect(watched('a')?.isPublic).toBe(true);
    expect(still('a')).toBeNull();
  });

  test('that has another form is refused', () => {
    writeFileSync(file, '[1]');
    expect(() => persistedOperations(file, false)).toThrow();
  });
});
