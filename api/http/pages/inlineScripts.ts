import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The scripts inside the built index.html, each by its hash, as sources of a Content-Security-Policy: what runs where
 * the entry script could not be loaded. None without a client; throws where it has not been built.
 */
export async function readInlineScripts(webFolder: string | null): Promise<string[]> {
  if (webFolder === null) return [];
  const page = await readFile(path.join(webFolder, 'index.html'), 'utf8');
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
