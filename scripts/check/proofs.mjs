// `npm run generate` writes tests/e2e/README.md with this: what proves each sentence of the specification, read from
// the tags above the tests.
//
// A tag is a comment that begins with its source, `// SPEC §2: the sentence`, `// RULINGS 22: …` or `// Issue "name":
// …`, and goes on in lines that are indented by three spaces. It stands above a test or a describe, or above the
// imports where the whole file is the proof.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/project.mjs';

const OUTPUT = 'tests/e2e/README.md';
const FOLDERS = ['api', 'common', 'prisma', 'scripts', 'tests', 'web'];
/** Cases of the tests of the API lie in files beside them too. */
const TESTS = /\.(?:test|spec)\.tsx?$|^tests\/api\/.*\.ts$/;
const TAG = /^\s*\/\/ ((?:SPEC (?:§\d+(?:, )?)+|RULINGS \d+|Issue "[^"]+")): (.+)$/;
const CONTINUED = /^\s*\/\/ {3}(\S.*)$/;
/** The text of a test or a describe: the one that stands before its function. */
const TITLE = /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:\{[^}]*\},\s*)?(?:async\s*)?(?:\(|[a-z]+ =>)/;
const FILLED = /\$\{(?:[^{}]|\{[^}]*\})*\}|%[sdj.\d]+|%\.\d+j/g;

const PARTS = {
  1: 'What the product does, for whom, and how it is reached',
  2: 'Screens and routes',
  3: 'Fields',
  4: 'States and transitions',
  5: 'Validation',
  6: 'Permissions',
  7: 'Calls, parts on demand, links out',
  8: 'Errors',
  9: 'Constants',
};

const HEAD = `# What proves the specification

Written by \`npm run generate\` from the tags above the tests (scripts/check/proofs.mjs says how a tag looks);
\`npm test\` fails where it is not up to date. A \`…\` stands for what a test fills in, as a language or an address.

The browser tests run the built product on a real database (\`globalSetup.ts\`), with the starter set and, where it lies
beside the project, the real data. \`everyScreen.ts\` lists all screens and what opens on them: axe, the Tab key,
enlarged pages and \`npm run screenshots\` go through it. A new screen is added there.

A test that looks at a drawn map has the tag \`@map\` (or its file is listed in \`playwright.config.ts\`). All others
run in a browser without WebGL, which takes half of the work. A map is painted only where the test has the tag
\`@drawn\`, for colours on the screen and clicks on places; all else that a map does, it does unpainted
(\`undrawn.ts\`).
`;

/** The proofs that the tags of a file name: `{ source, sentence, file, title }`, the title null for a whole file. */
export function proofsOf(file, text) {
  const lines = text.split('\n');
  const found = [];
  let waiting = [];
  for (const [at, line] of lines.entries()) {
    const tag = TAG.exec(line);
    const continued = waiting.length > 0 ? CONTINUED.exec(line) : null;
    if (tag) waiting.push({ source: tag[1], sentence: tag[2] });
    else if (continued) waiting.at(-1).sentence += ` ${continued[1]}`;
    else if (waiting.length > 0 && !/^\s*(?:\/\/.*)?$/.test(line)) {
      const title = line.startsWith('import ') ? null : titleFrom(lines.slice(at).join('\n'));
      found.push(...waiting.map((proof) => ({ ...proof, file, title })));
      waiting = [];
    }
  }
  if (waiting.length > 0) throw new Error(`${file}: a tag stands above nothing: ${waiting[0].sentence}`);
  return found;
}

function titleFrom(text) {
  return (TITLE.exec(text)?.[2] ?? '').replaceAll(FILLED, '…').replaceAll('\\', '');
}

/** The page of all proofs, in parts by their sources. */
export function proofsPage(proofs) {
  const parts = new Map();
  for (const proof of proofs) parts.set(partOf(proof), [...(parts.get(partOf(proof)) ?? []), proof]);
  const pages = [...parts].toSorted(([a], [b]) => orderOf(a).localeCompare(orderOf(b))).map(partPage);
  return `${HEAD}\n${pages.join('\n')}`;
}

function partOf({ source }) {
  const number = /^SPEC §(\d+)/.exec(source)?.[1];
  if (number) return `§${number} ${PARTS[number] ?? ''}`.trim();
  return source.startsWith('RULINGS') ? 'Rulings' : source.replace(/^Issue "(.+)"$/, '$1');
}

const orderOf = (part) => `${part.startsWith('§') ? 0 : part === 'Rulings' ? 1 : 2}${part}`;

function partPage([part, proofs]) {
  const rows = new Map();
  for (const { source, sentence, file, title } of proofs) {
    const row = source.startsWith('RULINGS') ? `${source}: ${sentence}` : sentence;
    rows.set(row, [...(rows.get(row) ?? []), `\`${file}\`${title === null ? '' : ` › ${title}`}`]);
  }
  const lines = [...rows]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([sentence, all]) => `| ${sentence} | ${[...new Set(all)].toSorted().join('<br>')} |`);
  return `## ${part}\n\n| Sentence | Tests |\n| --- | --- |\n${lines.join('\n')}\n`;
}

/** Writes the page anew from the tests of the project. */
export function writeProofs() {
  const proofs = testFiles().flatMap((file) => proofsOf(file, readFileSync(path.join(root, file), 'utf8')));
  writeFileSync(path.join(root, OUTPUT), proofsPage(proofs));
}

function testFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => TESTS.test(file)),
  ).sort();
}
