import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';

interface Proof {
  readonly file: string;
  /** Null where the whole file is the proof. */
  readonly title: string | null;
}

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** The proofs of the table: `file` › title, several of them parted by line breaks. */
function proofs(): Proof[] {
  const cells = read('tests/e2e/README.md')
    .split('\n')
    .flatMap((line) => line.split(' | ').slice(1));
  return cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?: › (.+?))?(?=<br>| \|$|$)/g)].map(([, file = '', title]) => ({
      file,
      title: title ?? null,
    })),
  );
}

/** Titles of a file of tests: the texts that stand before a function, and those that begin a describe. What is filled in is a `…`. */
function titlesOf(file: string): string[] {
  const texts = read(file).matchAll(
    /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:\{[^}]*\},\s*)?(?:async\s*)?(?:\(|[a-z]+ =>)/g,
  );
  return [...texts].map(([, , text = '']) => filled(text));
}

function filled(title: string): string {
  return title.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}|%[sdj.\d]+|%\.\d+j/g, '…').replaceAll('\\', '');
}

/** Two titles are one where they differ only in what is filled in. */
function isSame(named: string, written: string): boolean {
  const pattern = (title: string) =>
    new RegExp(
      `^${title
        .split('…')
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('.*')}$`,
    );
  return pattern(filled(named)).test(written) || pattern(written).test(named);
}

test('every test that the table of the specification names is there', () => {
  const named = proofs();
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    ({ file, title }) =>
      !existsSync(path.join(projectRoot, file)) ||
      (title !== null && !titlesOf(file).some((written) => isSame(title, written))),
  );
  expect(missing).toEqual([]);
});

test('every sentence of the table has its proof', () => {
  const [visitor = ''] = read('tests/e2e/README.md').split('## What belongs to later work');
  const sentences = visitor.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Sentence|---) /.test(line));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((row) => !row.includes(' | `'))).toEqual([]);
});
