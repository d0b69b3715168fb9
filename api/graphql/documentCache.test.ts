import { buildSchema, type DocumentNode, parse } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { cacheByText, dropRefused } from './documentCache.ts';

/** A server of one field whose documents are cached in `documents`. */
function serverOf(documents = cacheByText<DocumentNode>(1_000_000)) {
  const yoga = createYoga({
    schema: buildSchema('type Query { field: Int }'),
    logging: false,
    parserAndValidationCache: { documentCache: documents },
    plugins: [dropRefused(documents)],
  });
  const ask = async (query: string) =>
    (
      await yoga.fetch('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
    ).json();
  return { documents, ask };
}

test('a valid document is cached, and a refused one is not', async () => {
  const { documents, ask } = serverOf();
  expect(await ask('{ field }')).toEqual({ data: { field: null } });
  for (const _time of [1, 2])
    expect(await ask('{ missing }')).toMatchObject({ errors: [{ message: expect.stringContaining('missing') }] });
  expect([...documents.keys()]).toEqual(['{ field }']);
});

test('the cache counts the memory of the shortest documents too, and takes none that alone fills it', () => {
  const documents = cacheByText<DocumentNode>(100_000);
  for (let alias = 0; alias < 100; alias += 1) documents.set(`{a${alias}:field}`, parse(`{a${alias}:field}`));
  expect(documents.size).toBeLessThanOrEqual(20);
  documents.set(`{${'field '.repeat(100)}}`, parse('{ field }'));
  expect(documents.has(`{${'field '.repeat(100)}}`)).toBe(false);
});
