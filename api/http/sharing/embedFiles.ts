import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Folder of the built embed, below that of the client and in addresses. */
const FOLDER = 'embed';

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), isEntry: z.boolean().default(false) }),
);

/** The files that each embed asks for at once, as paths; no script where the client was built without embeds. */
export interface EmbedFiles {
  readonly script: string | null;
  readonly styles: readonly string[];
}

/** The program that other sites use, and the page's own entry, by their sources. */
const PROGRAM = 'embed/start.ts';

/** Reads which files the build has made for embeds (`vite.embed.config.ts`). */
export async function embedFiles(webFolder: string): Promise<EmbedFiles> {
  const text = await readFile(path.join(webFolder, FOLDER, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const entry = manifest.parse(JSON.parse(text))[PROGRAM];
  const pathOf = (file: string) => `/${FOLDER}/${file}`;
  return { script: entry === undefined ? null : pathOf(entry.file), styles: entry?.css.map(pathOf) ?? [] };
}

/** The text of the web component; null where the client was built without embeds. */
export function elementText(webFolder: string): Promise<string | null> {
  return readFile(path.join(webFolder, FOLDER, 'taival-map.js'), 'utf8').catch(() => null);
}
