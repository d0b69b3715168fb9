import { describe, expect, test } from 'vitest';
import { proofsOf, proofsPage } from './proofs.mjs';

/** The mark of a tag, written so that this file has none. */
const tag = (text: string) => `// ${text}`;

describe('tags of tests', () => {
  test('name the test or the describe below them, as far as its title is written there', () => {
    const text = [
      `  ${tag('SPEC §2: a sentence that goes on')}`,
      '  //   in a second line',
      `  ${tag('Issue "Photos": another')}`,
      '  // What this test does.',
      '  test.each([[1], [2]])(',
      '    `sends ${plural(n)} of %s`, async ({ page }) => {',
    ].join('\n');
    expect(proofsOf('a.test.ts', text)).toEqual([
      {
        source: 'SPEC §2',
        sentence: 'a sentence that goes on in a second line',
        file: 'a.test.ts',
        title: 'sends … of …',
      },
      { source: 'Issue "Photos"', sentence: 'another', file: 'a.test.ts', title: 'sends … of …' },
    ]);
  });

  test('above the imports make the whole file the proof', () => {
    const text = `${tag('RULINGS 22: a ruling')}\nimport { test } from 'vitest';\n`;
    expect(proofsOf('a.test.ts', text)).toEqual([
      { source: 'RULINGS 22', sentence: 'a ruling', file: 'a.test.ts', title: null },
    ]);
  });

  test('that stand above nothing are a fault', () => {
    expect(() => proofsOf('a.test.ts', `${tag('SPEC §2: a sentence')}\n`)).toThrow('above nothing');
  });
});

test('a sentence has one row with all its proofs, in the part of its source', () => {
  const page = proofsPage([
    { source: 'Issue "Photos"', sentence: 'later', file: 'c.test.ts', title: 'is sent' },
    { source: 'SPEC §5', sentence: 'a field', file: 'b.spec.ts', title: 'is refused' },
    { source: 'SPEC §5, §9', sentence: 'a field', file: 'a.test.ts', title: null },
  ]);
  expect(page).toContain(
    '## §5 Validation\n\n| Sentence | Tests |\n| --- | --- |\n| a field | `a.test.ts`<br>`b.spec.ts` › is refused |\n',
  );
  expect(page.indexOf('## Photos')).toBeGreaterThan(page.indexOf('## §5'));
});
