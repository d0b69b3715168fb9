import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#api/platform/paths.ts';

/**
 * Path of the file that the build has made of a module, which pages ask for by that name.
 *
 * @param module the module's path below `web`; it is one that others import dynamically
 */
export function builtFile(module: string): string {
  const manifest: Record<string, { readonly file: string }> = JSON.parse(
    readFileSync(path.join(projectRoot, 'dist', 'web', '.vite', 'manifest.json'), 'utf8'),
  );
  const entry = manifest[module];
  if (entry === undefined) throw new Error(`The build knows no module ${module}.`);
  return `/${entry.file}`;
}
