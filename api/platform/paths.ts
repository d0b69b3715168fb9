import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project: the nearest folder above this module whose package.json is ours, bundled or not. */
export const projectRoot: string = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  const manifest = path.join(folder, 'package.json');
  if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"name": "taival"')) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The project folder was not found above the running program.');
  return findRoot(parent);
}
