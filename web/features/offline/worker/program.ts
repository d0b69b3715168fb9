import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { build, SHELL } from './build.ts';

export const PROGRAM_CACHE = 'taival-precache-v1';

/** Whether the visitor has asked for less data (`saveData`, which only Chromium has). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/**
 * The files of this build, which are fetched when the worker is installed. For a visitor who saves data only the files
 * that every page needs are.
 */
export const program = new PrecacheController({ cacheName: PROGRAM_CACHE });
program.addToCacheList([SHELL, ...build.least, ...(savesData() ? [] : build.more)]);

/** The cached page without answers. */
export function shell(): Promise<Response | undefined> {
  return program.matchPrecache(SHELL.url);
}

/**
 * A cached file of this build, or of a newer build whose worker is still waiting: a page of that build may be open
 * already.
 */
export async function programFile(path: string): Promise<Response | undefined> {
  return (await program.matchPrecache(path)) ?? caches.match(path, { cacheName: PROGRAM_CACHE, ignoreVary: true });
}
