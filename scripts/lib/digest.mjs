// The project's folder, and digests of files in it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the built server and the command lines follow from. */
export const SERVER_SOURCES = [
  'api',
  'common',
  'scripts',
  // The bench has its table of pacing pieces from there.
  'web/map/pace/pieces.ts',
  'rolldown.config.mjs',
  'prisma/schema.prisma',
  'package.json',
  'package-lock.json',
];

/** SHA-256 over names and contents of files and folders (relative to the project), in a fixed order. */
export function digestOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(input)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(relative) {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [relative];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'generated')
    .flatMap((entry) => filesBelow(path.join(relative, entry.name)));
}
