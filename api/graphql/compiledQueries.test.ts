import { buildSchema, parse } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CompiledQueries, compiledQueries } from './compiledQueries.ts';

const schema = buildSchema(`
  type Query { lake(name: String!): Lake! broken: String }
  type Mutation { dry: String }
  type Lake { name: String! islands: [Lake!]! }
`);

class Lake {
  readonly islands: readonly Lake[] = [];
  constructor(readonly name: string) {}
}

/** The root of the tests' schema has no resolvers of its own, so they stand in the schema. */
function resolved(): typeof schema {
  const fields = schema.getQueryType()?.getFields();
  if (fields?.['lake']) fields['lake'].resolve = (_root, { name }: { name: string }) => new Lake(name);
  if (fields?.['broken'])
    fields['broken'].resolve = () => {
      throw new Error('broken');
    };
  return schema;
}

const USES = 5;
let compiled: CompiledQueries<object>;
beforeEach(() => {
  compiled = compiledQueries(resolved());
});

function askedOften(text: string, variables = {}) {
  const document = parse(text);
  for (let use = 0; use < USES; use += 1) compiled.used(document, variables, {});
  return document;
}

test('a query is compiled when it was asked some times, not before', async () => {
  const document = parse('query ($name: String!) { lake(name: $name) { name islands { name } } }');
  for (let use = 1; use < USES; use += 1) compiled.used(document, { name: 'Saimaa' }, {});
  expect(await compiled.dataOf(document, { name: 'Inari' }, {})).toBeNull();
  compiled.used(document, { name: 'Saimaa' }, {});
  expect(await compiled.dataOf(document, { name: 'Inari' }, {})).toEqual({ lake: { name: 'Inari', islands: [] } });
});

describe('is left to the executor:', () => {
  test.each([
    ['an answer with an error', '{ broken }', {}],
    ['a variable of the wrong type', 'query ($name: String!) { lake(name: $name) { name } }', { name: 5 }],
    ['a mutation', 'mutation { dry }', {}],
    ['a document of several operations', 'query A { broken } query B { broken }', {}],
    ['a query that is too large, below a directive too', `{ __typename ...a @skip(if: true) } ${nested(12)}`, {}],
  ])('%s', async (_what, text, variables) => {
    const document = askedOften(text, { name: 'Saimaa' });
    expect(await compiled.dataOf(document, variables, {})).toBeNull();
  });
});

/** Fragments that hold 2^`depth` fields when each is written out where it stands. */
function nested(depth: number): string {
  const inner = Array.from({ length: depth }, (_, at) => {
    const next = at + 1 < depth ? `...l${at + 1}` : 'name';
    return `fragment l${at} on Lake { a: islands { ${next} } b: islands { ${next} } }`;
  });
  return `fragment a on Query { lake(name: "Saimaa") { ...l0 } } ${inner.join(' ')}`;
}
