// What the JavaScript of the built client may weigh (DESIGN §9), and that no page is sent for the map before it needs
// one.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes, gzipped. A part is what its modules bring along, workers too, beyond the parts before it. */
const PARTS = [
  {
    name: 'the entry for intro, list and place',
    modules: ['index.html', 'app/start.tsx', 'i18n/fi.json'],
    budget: 213_900,
  },
  { name: 'the map', modules: ['map/view/MapView.tsx'], budget: 291_300 },
  { name: 'deck', modules: ['map/view/AttractionOverlay.tsx'], budget: 209_200 },
];

/**
 * How many scripts and style sheets the client is cut into: the installed app fetches nearly all of them, and a page
 * those of each of its parts (`web/build/chunkGroups.ts`).
 */
const MOST_FILES = 230;

/** Weighs the parts of a built client; returns a sentence for each fault. Throws where a part is missing. */
export function weigh(webFolder) {
  const manifest = JSON.parse(readFileSync(path.join(webFolder, '.vite', 'manifest.json'), 'utf8'));
  const page = readFileSync(path.join(webFolder, 'index.html'), 'utf8').replace(
    /<template[^>]*>[^]*?<\/template>/g,
    '',
  );
  const taken = new Set();
  const parts = PARTS.map(({ name, modules, budget }) => {
    const chunks = modules
      .flatMap((module) => keysOf(module, manifest))
      .flatMap((key) => chunksOf(key, manifest))
      .filter((chunk) => !taken.has(chunk));
    chunks.forEach((chunk) => taken.add(chunk));
    const files = [...new Set(chunks)].flatMap((chunk) => [chunk.file, ...workersOf(chunk)]);
    return { name, budget, files, bytes: files.reduce((sum, file) => sum + weightOf(path.join(webFolder, file)), 0) };
  });
  const [entry, ...later] = parts;
  const early = later.flatMap(({ name, files }) =>
    files.filter((file) => page.includes(file)).map((file) => `Every page asks for ${file}, which is of ${name}.`),
  );
  const heavy = parts
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ name, bytes, budget }) =>
        `The JavaScript of ${name} weighs ${kB(bytes)}, more than its budget of ${kB(budget)}.`,
    );
  const program = keysOf('app/start.tsx', manifest).flatMap((key) => chunksOf(key, manifest));
  const late = program
    .filter(({ file }) => !page.includes(file))
    .map(({ file }) => `No page asks at once for ${file}, which is of ${entry.name}.`);
  const named = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const count = new Set(named.filter((file) => /\.(js|css)$/.test(file))).size;
  const many = count > MOST_FILES ? [`The client is cut into ${count} files, more than ${MOST_FILES}.`] : [];
  return { parts, faults: [...heavy, ...early, ...late, ...many] };
}

/** What an embed weighs with its map: programs, worker and style sheets. */
const EMBED_BUDGET = 250_000;

/** Weighs the embed of a built client; returns a sentence for each fault. Throws where it was not built. */
export function weighEmbed(webFolder) {
  const folder = path.join(webFolder, 'embed');
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  const keys = keysOf('embed/start.ts', manifest);
  const chunks = [...keys, ...keys.flatMap((key) => manifest[key].dynamicImports ?? [])].flatMap((key) =>
    chunksOf(key, manifest),
  );
  const files = [...new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...workersOf(chunk)]))];
  const bytes = files.reduce((sum, file) => sum + weightOf(path.join(folder, file)), 0);
  const heavy = `An embed weighs ${kB(bytes)}, more than its budget of ${kB(EMBED_BUDGET)}.`;
  return { files, bytes, budget: EMBED_BUDGET, faults: bytes > EMBED_BUDGET ? [heavy] : [] };
}

/** The program stands in the manifest without its name: it is what the entry asks for, in whatever order. */
function keysOf(module, manifest) {
  const keys = module === 'app/start.tsx' ? (manifest['index.html']?.dynamicImports ?? []) : [module];
  if (keys.length === 0 || keys.some((key) => manifest[key] === undefined))
    throw new Error(`The build has no part ${module}.`);
  return keys;
}

/** A chunk and those that it imports. */
function chunksOf(key, manifest, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk)) return [];
  seen.add(chunk);
  return [chunk, ...(chunk.imports ?? []).flatMap((one) => chunksOf(one, manifest, seen))];
}

function workersOf({ assets = [] }) {
  return assets.filter((asset) => asset.endsWith('.js'));
}

function weightOf(file) {
  return gzipSync(readFileSync(file), { level: 9 }).byteLength;
}

export function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
