// The bill of materials (CycloneDX) and the licences of what the product is made of, build tools included: the lock
// file's packages but for those of tests and checks.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './digest.mjs';
import { runNpm, Stop } from './project.mjs';

/** Licences that a product under MIT may be made with; their texts go along with the packages. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'EDL-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
  // Icons and fonts, named in ATTRIBUTION.md.
  'CC-BY-4.0',
  'OFL-1.1',
]);

/** Other licences, and why they bind nothing of ours. */
const EXCEPTIONS = [
  [/^(?:arc|splaytree-ts|suncalc)$/, /^(?:BSD|BDS-3-Clause|unknown)$/, 'BSD by its licence file'],
  [/^@img\/sharp-/, /LGPL-3\.0/, 'libvips, a library that sharp loads at run time and that may be replaced'],
  [/^opening_hours$/, /LGPL-3\.0/, 'imported unchanged on the server, as a package that may be replaced'],
  [/^web-push$/, /MPL-2\.0/, 'used unchanged on the server, as a package: MPL binds its own files alone'],
  [/^lightningcss/, /MPL-2\.0/, 'part of the tools that build, unchanged'],
  [/^elkjs$/, /EPL-2\.0/, 'part of the tools of Prisma, which build; no server runs it'],
];

/**
 * Writes `taival.cdx.json` and `licences.md` into a folder. Throws Stop, naming packages whose licence is not known.
 */
export async function writeBom(folder) {
  const bom = withoutTools(
    JSON.parse(await runNpm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'])),
  );
  const packages = bom.components.map((component) => ({ ...component, licence: licenceOf(component) }));
  const refused = packages.filter(({ name, licence }) => !isUsable(name, licence));
  if (refused.length > 0) {
    const names = refused.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    throw new Stop(`Licences that scripts/lib/bom.mjs does not know: ${names.join(', ')}.`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'taival.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
  writeFileSync(path.join(folder, 'licences.md'), report(packages));
  return packages.length;
}

/**
 * The bill without what only tests and checks need. Not by `--omit dev`: npm leaves out what those share with the
 * product too, such as react and zod.
 */
function withoutTools({ components, dependencies, metadata, ...bom }) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const included = new Set(
    Object.entries(lock.packages)
      .filter(([, { dev }]) => !dev)
      .map(([at, { version }]) => `${at.split('node_modules/').at(-1) || lock.name}@${version}`),
  );
  return {
    ...bom,
    // npm takes the name of the folder.
    metadata: { ...metadata, component: { ...metadata.component, name: lock.name } },
    components: components.filter(({ name, version }) => included.has(`${name}@${version}`)),
    dependencies: dependencies
      .filter(({ ref }) => included.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => included.has(one)) })),
  };
}

/** An SPDX expression; the licence that the installed package names where the lock file has none. */
function licenceOf({ name, licenses = [] }) {
  const [first] = licenses;
  const named = first?.expression ?? first?.license?.id ?? first?.license?.name;
  if (named !== undefined) return named;
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) return 'unknown';
  const { license, licenses: several = [] } = JSON.parse(readFileSync(manifest, 'utf8'));
  return license?.type ?? license ?? several[0]?.type ?? 'unknown';
}

/** Whether the product may be made with a package of this licence, an SPDX expression. */
export function isUsable(name, licence) {
  return isAllowed(licence) || exceptionOf(name, licence) !== undefined;
}

function isAllowed(expression) {
  const plain = expression.replace(/[()]/g, '');
  if (/ or /i.test(plain)) return plain.split(/ or /i).some(isAllowed);
  return plain.split(/ and /i).every((licence) => ALLOWED.has(licence.trim()));
}

function exceptionOf(name, licence) {
  return EXCEPTIONS.find(([who, which]) => who.test(name) && which.test(licence))?.[2];
}

function report(packages) {
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const totals = [...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `| ${licence} | ${count} |`);
  const rows = packages.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} | ${exceptionOf(name, licence) ?? ''} |`,
  );
  return [
    '# Licences of the packages that Taival is made of\n',
    '| licence | packages |\n|---|---|',
    ...totals,
    '\n| package | version | licence | why it may be used |\n|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
