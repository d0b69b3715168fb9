// `node scripts/check/folders.mjs ROOT…`: fails, naming the imports, when two folders import each other, types included
// (DESIGN §1).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CODE = /\.tsx?$/;
/** Tests may import from anywhere; generated files import what they were generated from. */
const LEFT_OUT = /\.test\.tsx?$|(?:^|\/)(?:test|generated|__generated__)\//;
const IMPORT = /(?:\bfrom|\bimport\(|\bimport)\s*'((?:#|\.\.?\/)[^']+)'/g;

/** Files of the project that a file imports, by their paths from the project's folder. */
function importsOf(file, text) {
  return [...text.matchAll(IMPORT)].map(([, specifier]) =>
    specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier),
  );
}

/** Code files below the roots, by their paths from the project's folder. */
export function codeFiles(project, roots) {
  return roots.flatMap((root) =>
    readdirSync(path.join(project, root), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(root, name.split(path.sep).join('/')))
      .filter((file) => CODE.test(file) && !LEFT_OUT.test(file)),
  );
}

/**
 * Pairs of folders that import each other, each as a sentence with the imports of the direction that has fewer. `texts`
 * holds each file's text by its path. A folder is the one that a file lies in: its parent and its subfolders are
 * others.
 */
export function twoWayFolders(texts) {
  const imports = new Map();
  for (const [file, text] of Object.entries(texts)) {
    const from = path.posix.dirname(file);
    for (const target of importsOf(file, text)) {
      const to = path.posix.dirname(target);
      if (to === from || texts[target] === undefined) continue;
      const direction = `${from} ${to}`;
      imports.set(direction, [...(imports.get(direction) ?? []), `  ${file} imports ${target}`]);
    }
  }
  return [...imports].flatMap(([direction, there]) => {
    const [from, to] = direction.split(' ');
    const back = imports.get(`${to} ${from}`);
    if (back === undefined || from > to) return [];
    const fewer = there.length <= back.length ? there : back;
    return [[`${from} and ${to} import each other:`, ...fewer].join('\n')];
  });
}

const roots = process.argv.slice(2);
if (process.argv[1] === import.meta.filename) {
  const project = path.resolve(import.meta.dirname, '..', '..');
  const missing = roots.filter((root) => !existsSync(path.join(project, root)));
  if (roots.length === 0 || missing.length > 0)
    throw new Error(`Name folders of the project; not there: ${missing.join(', ')}.`);
  const files = codeFiles(project, roots);
  const pairs = twoWayFolders(
    Object.fromEntries(files.map((file) => [file, readFileSync(path.join(project, file), 'utf8')])),
  );
  for (const pair of pairs) process.stdout.write(`${pair}\n`);
  process.exitCode = pairs.length > 0 ? 1 : 0;
}
