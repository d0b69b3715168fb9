import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { parse, validate } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';
import { QUERY_LIMITS } from './limits.ts';
import { persistedOperations } from './persistedOperations.ts';
import { schema } from './schema.ts';

const retained: [string, string][] = Object.entries(JSON.parse(readFileSync(path.join(projectRoot, 'web', 'relay', 'persistedQueries.json'), 'utf8')));

/** Enough for every operation of ours; what is not asked for is ignored. */
const VARIABLES = { id: 1, bounds: [24, 60, 25, 61], language: 'fi', query: 'ab', count: 100, first: 100, kind: 'museum' };

describe('the retained operations of our client', () => {
  test.each(retained)('%s fits the schema, so that old tabs keep working', (_id, text) => {
    expect(validate(schema, parse(text))).toEqual([]);
  });

  test.each(retained)('%s stays below half of what a query may ask for', (_id, text) => {
    const needed = /\$id: ID!/.test(text) ? { ...VARIABLES, id: 'QXR0cmFjdGlvbjox' } : VARIABLES;
    const { depth, breadth, complexity } = complexityFromQuery(text, { schema, variables: needed });
    expect({ depth: depth <= QUERY_LIMITS.depth, breadth: breadth <= QUERY_LIMITS.breadth / 2, complexity: complexity <= QUERY_LIMITS.complexity / 2 }).toEqual({
      depth: true,
      breadth: true,
      complexity: true,
    });
  });

  test.each(retained)('%s is the SHA-256 of its text', (id, text) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(id);
  });
});

describe('a file of persisted operations', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-operations-'));
  const file = path.join(folder, 'operations.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('knows queries as public and mutations as not', () => {
    writeFileSync(file, JSON.stringify({ a: 'query A { dataSet { version } }', b: 'mutation B { x }' }));
    const operations = persistedOperations(file, false);
    expect([operations('a')?.isPublic, operations('b')?.isPublic, operations('c')]).toEqual([true, false, null]);
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

  test('that is not one is refused', () => {
    writeFileSync(file, '[1]');
    expect(() => persistedOperations(file, false)).toThrow();
  });
});
