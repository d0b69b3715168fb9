import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { PackageLicence } from '../pages/about/licences.ts';

/**
 * Packages whose files are in the client without being its modules: typefaces, icons, the names of categories, and what
 * the service worker and the worker of the relief bring along.
 */
const SHIPPED_FILES = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource/noto-sans',
  '@fortawesome/free-solid-svg-icons',
  '@mapbox/maki',
  '@openstreetmap/id-tagging-schema',
  '@rapideditor/temaki',
  'maplibre-contour',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Packages that name their licence in a file alone, with the name that it has for machines. */
const NAMED_BY_FILE: Readonly<Record<string, string>> = { suncalc: 'BSD-2-Clause' };

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).default(''),
  homepage: z.string().optional(),
  repository: z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]).optional(),
});

/** Folder of the package to which a module belongs; null for our own modules. */
export function packageFolder(moduleId: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@]+)\//.exec(moduleId)?.[1] ?? null;
}

/** The licence that a package names in its manifest. Throws when it names none. */
export function licenceOf(folder: string): PackageLicence {
  const {
    name,
    version,
    license: named,
    homepage,
    repository,
  } = manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const license = named || (NAMED_BY_FILE[name] ?? '');
  if (license === '') throw new Error(`${name} names no licence`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  return {
    name,
    version,
    licence: license,
    url: webAddress(repository) ?? webAddress(homepage) ?? `https://www.npmjs.com/package/${name}`,
    text: file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim(),
  };
}

/** `git+https://….git` and the short `owner/name` of GitHub as an address for people. */
function webAddress(text: string | undefined): string | null {
  if (text === undefined) return null;
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(text)?.[1];
  const full =
    short === undefined
      ? text.replace(/^git\+/, '').replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
      : `https://github.com/${short}`;
  return /^https?:\/\/[^\s]+$/.test(full) ? full.replace(/^http:/, 'https:').replace(/\.git$/, '') : null;
}

/** Where a package is installed whose modules another package has copied into folders of its own. */
function installed(folder: string, root: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  return path.join(root, 'node_modules', folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length));
}

/** Writes `static/licenses.json`: the packages that the built client really contains, and the terms they come under. */
export function licences(root: string): Plugin {
  return {
    name: 'taival:licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const used = chunks.flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
      );
      const folders = [
        ...SHIPPED_FILES.map((name) => path.join(root, 'node_modules', name)),
        ...used.flatMap((id) => packageFolder(id) ?? []).map((folder) => installed(folder, root)),
      ];
      // The same version of a package can be installed more than once, below other packages.
      const found = new Map(
        [...new Set(folders)].map(licenceOf).map((licence) => [`${licence.name} ${licence.version}`, licence]),
      );
      const sorted = [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, licence]) => licence);
      this.emitFile({ type: 'asset', fileName: 'static/licenses.json', source: JSON.stringify(sorted) });
    },
  };
}
