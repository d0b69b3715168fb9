import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import type { Build, BuiltFile } from '#web/features/offline/worker/build.ts';
import { namesById } from './operations.ts';

interface WorkerOptions {
  /** Identifies the build. */
  readonly id: string;
  /** Entry module of the service worker. */
  readonly worker: string;
  readonly program: string;
  /** Modules that draw the lists and that the program imports later. */
  readonly glyphs: string;
  /** Folder of the texts. */
  readonly texts: string;
  /** Modules that only admins see: they are never cached in advance. */
  readonly admin: string;
  readonly artifacts: string;
}

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** Files of `web/public` that draw the map and the lists, and the icon that the browser shows for the page. */
const LEAST_STATIC = /^(?:favicon\.svg|static\/map\/.+)$/;
const LEAST_FONTS = /^assets\/atkinson-hyperlegible-next-latin-wght.*\.woff2$/;
/** All that the program needs; of the fonts those with the letters that names in Finland have. */
const MORE_FILES = /\.(?:js|css|png|svg|json)$|^assets\/atkinson.*-latin-.*\.woff2$/;

/** Bundles the service worker beside the built client, with the list of the build's files (docs/decisions/0032). */
export function serviceWorker(options: WorkerOptions): Plugin {
  return {
    name: 'taival:service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('the build has no folder');
      const files = filesOf(bundle, options);
      const known: Build = { id: options.id, ...listed(files, dir), operations: namesById(options.artifacts) };
      const worker = await rolldown({
        input: options.worker,
        platform: 'browser',
        // The server fills in the tag of the page that it serves, and where tiles are (api/http/pages/worker.ts).
        transform: {
          define: {
            __BUILD__: JSON.stringify(known),
            __SHELL_TAG__: JSON.stringify('{shell-tag}'),
            __TILES_URL__: JSON.stringify('{tiles-url}'),
            'process.env.NODE_ENV': '"production"',
          },
        },
      });
      await worker.write({ file: path.join(dir, 'sw.js'), format: 'iife', minify: true, sourcemap: true });
      await worker.close();
    },
  };
}

interface Files {
  readonly least: readonly string[];
  readonly more: readonly string[];
}

/** The files in the order in which they are needed, without those that only admins need. */
function filesOf(
  bundle: Bundle,
  { program, glyphs, texts, admin }: Pick<WorkerOptions, 'program' | 'glyphs' | 'texts' | 'admin'>,
): Files {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entries = chunks.filter(
    ({ isEntry, moduleIds, facadeModuleId }) =>
      isEntry ||
      moduleIds.includes(program) ||
      moduleIds.includes(glyphs) ||
      (facadeModuleId?.startsWith(texts) === true && /\/[a-z]{2}\.json$/.test(facadeModuleId)),
  );
  const drawn = reached(
    bundle,
    entries.map(({ fileName }) => fileName),
    (chunk) => chunk.imports,
  );
  const used = reached(bundle, [...drawn], ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((file) => !hasModule(bundle[file], admin)),
  ]);
  const names = Object.keys(bundle);
  const least = names.filter((file) => drawn.has(file) || LEAST_FONTS.test(file));
  const more = names.filter(
    (file) =>
      file.startsWith('assets/') &&
      MORE_FILES.test(file) &&
      !least.includes(file) &&
      (used.has(file) || !isOfChunks(bundle, file)),
  );
  return { least, more };
}

function hasModule(output: Bundle[string] | undefined, module: string): boolean {
  return output?.type === 'chunk' && output.moduleIds.includes(module);
}

/** Chunks and their style sheets; workers, fonts and pictures come under their own names. */
function isOfChunks(bundle: Bundle, file: string): boolean {
  return bundle[file]?.type === 'chunk' || file.endsWith('.css');
}

function reached(
  bundle: Bundle,
  begin: readonly string[],
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (file: string) => {
    const output = bundle[file];
    if (found.has(file)) return;
    found.add(file);
    if (output?.type !== 'chunk') return;
    for (const sheet of output.viteMetadata?.importedCss ?? []) found.add(sheet);
    next(output).forEach(take);
  };
  begin.forEach(take);
  return found;
}

/** The files with their revisions: Vite's file names contain a hash of the content, those of `web/public` do not. */
function listed({ least, more }: Files, folder: string): Pick<Build, 'least' | 'more'> {
  const hashed = (file: string): BuiltFile => ({ url: `/${file}`, revision: null });
  const others = ['favicon.svg', ...filesBelow(folder, 'static')].filter(
    (file) => LEAST_STATIC.test(file) && existsSync(path.join(folder, file)),
  );
  const revised = (file: string): BuiltFile => ({
    url: `/${file}`,
    revision: createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex')
      .slice(0, 12),
  });
  return { least: [...least.map(hashed), ...others.map(revised)], more: more.map(hashed) };
}

function filesBelow(folder: string, relative: string): string[] {
  return readdirSync(path.join(folder, relative), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
