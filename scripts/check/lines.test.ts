import { expect, test } from 'vitest';
import { isLookedAt, longLines } from './lines.mjs';

const wide = (columns: number, before = '') => before.padEnd(columns, 'ä');

test('lines over 120 columns are named, and columns are counted, not bytes', () => {
  expect(longLines({ 'a.ts': `short\n${wide(121, '// ')}\n${wide(120)}\n` })).toEqual(['a.ts:2 has 121 columns']);
  expect(longLines({ 'a.md': wide(130, '1. ') })).toEqual(['a.md:1 has 130 columns']);
});

test('rows of a table in Markdown and addresses of files may be longer', () => {
  expect(longLines({ 'a.md': wide(130, '| a | b ') })).toEqual([]);
  expect(longLines({ 'a.css': `  src: url('${wide(130)}')` })).toEqual([]);
  expect(longLines({ 'a.css': `${wide(130, '/* url(')}')` })).toHaveLength(1);
});

test('generated files, data and migrations that have run are not looked at, and all others of text are', () => {
  for (const file of ['schema.graphql', 'web/__generated__/a.graphql.ts', 'scripts/catalogue/rows/food.mjs', 'a.png'])
    expect([file, isLookedAt(file)]).toEqual([file, false]);
  for (const file of ['README.md', 'scripts/catalogue/rows/README.md', 'web/a.tsx', 'web/a.css', 'deploy/a.yaml'])
    expect([file, isLookedAt(file)]).toEqual([file, true]);
});
