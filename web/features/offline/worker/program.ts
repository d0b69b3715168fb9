import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { build, SHELL } from './build.ts';

export const PROGRAM_CACHE = 'taival-precache-v1';

/** A visitor who pays for every byte, as far as the browser tells (Chromium alone does). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/** The files of this build, fetched beforehand; to who saves data the rest comes as it is used. */
export const program = new PrecacheController({ cacheName: PROGRAM_CACHE });
program.addToCacheList([SHELL, ...build.least, ...(savesData() ? [] : build.more)]);

/** The page without answers. */
export function shell(): Promise<Response | undefined> {
  return program.matchPrecache(SHELL.url);
}

/** A file of this build, or of one that waits: a page of that one may be open already. */
export async function programFile(path: string): Promise<Response | undefined> {
  return (await program.matchPrecache(path)) ?? caches.match(path, { cacheName: PROGRAM_CACHE, ignoreVary: true });
}
