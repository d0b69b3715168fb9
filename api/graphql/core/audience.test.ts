import {
  getNamedType,
  type GraphQLObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '#api/graphql/schema.ts';
import { audienceOf, reachOf, TYPE_AUDIENCES } from './audience.ts';

const roots = [schema.getQueryType(), schema.getMutationType()].filter(
  (type): type is GraphQLObjectType => type != null,
);
const calls = roots.flatMap((type) =>
  Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
);

describe('every query and mutation', () => {
  test.each(calls)('%s declares who may call it', (_name, field) => {
    expect(audienceOf(field)).not.toBeNull();
  });
});

const SAYS = { anyone: /^(?!.*For (users|admins))/s, user: /For users who have logged in\.$/, admin: /For admins\.$/ };

describe('the description of a query or mutation', () => {
  test.each(calls)('of %s says who may call it', (_name, field) => {
    expect(field.description ?? '').toMatch(SAYS[audienceOf(field) ?? 'anyone']);
  });
});

describe('a type with data of a person', () => {
  test.each(Object.keys(TYPE_AUDIENCES))('%s is in the schema', (name) => {
    expect(isObjectType(schema.getType(name))).toBe(true);
  });

  test('is reached from a query for everybody only through the viewer', () => {
    const reached = reachableFrom(
      Object.values(schema.getQueryType()?.getFields() ?? {})
        .filter((field) => audienceOf(field) === 'anyone' && field.name !== 'viewer')
        .map(({ type }) => getNamedType(type).name),
    );
    // Types that implement Node are asked for by id: each of these refuses strangers itself
    // (tests/api/privacy/audiences.test.ts).
    const byId = new Set(['Favourite', 'Note', 'OwnPlace', 'Session', 'Viewer']);
    expect([...reached].filter((name) => name in TYPE_AUDIENCES && !byId.has(name))).toEqual([]);
  });
});

function reachableFrom(names: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const type = schema.getType(name);
    if (reached.has(name) || type === undefined || isIntrospectionType(type)) continue;
    reached.add(name);
    if (isInterfaceType(type) || isUnionType(type)) left.push(...schema.getPossibleTypes(type).map((one) => one.name));
    // Everything behind a type of a person belongs to that person.
    if ((isObjectType(type) || isInterfaceType(type)) && !(name in TYPE_AUDIENCES))
      left.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type).name));
  }
  return reached;
}

describe('a document', () => {
  test.each([
    ['query A { dataSet { version } }', true],
    ['query A { __typename category(slug: "x") { name } }', true],
    ['query A { profile(username: "x") { username } }', true],
    ['query A { viewer { username } }', false],
    ['query A { dataSet { version } viewer { username } }', false],
    ['query A { node(id: "x") { ... on Viewer { email } } }', false],
    ['query A { node(id: "x") { ...f } } fragment f on Session { agent }', false],
    ['query A { users { edges { cursor } } }', false],
    ['query A { feedback { text } }', false],
    ['mutation A { logout { __typename } }', false],
  ])('%s is public: %s', (text, isPublic) => {
    expect(reachOf(schema, parse(text)).isPublic).toBe(isPublic);
  });

  test.each([
    ['query A { dataSet { version } }', true],
    ['query A { profile(username: "x") { username } }', false],
    ['query A { node(id: "x") { ... on Profile { username } } }', false],
    ['query A { node(id: "x") { ...f } } fragment f on Profile { username }', false],
    ['query A { viewer { username } }', false],
    ['mutation A { logout { __typename } }', false],
  ])('%s may be stored by caches: %s', (text, isCacheable) => {
    expect(reachOf(schema, parse(text)).isCacheable).toBe(isCacheable);
  });
});
