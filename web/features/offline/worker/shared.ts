/** Holds the file that another app has shared until its page has taken it; the worker answers nothing out of it. */
export const SHARED_CACHE = 'taival-shared-v1';

/** Where the file lies in it. */
export const SHARED_PATH = '/shared/file.gpx';

/** Carries the file's name, as a part of an address. */
export const NAME_HEADER = 'x-name';

/** The page where files are imported. */
export const IMPORT_PATH = '/v/favourites';

/** The file that waits; null while there is none. */
export async function sharedFile(): Promise<File | null> {
  // Not there on pages without TLS.
  if (!('caches' in globalThis) || !(await caches.has(SHARED_CACHE))) return null;
  const response = await (await caches.open(SHARED_CACHE)).match(SHARED_PATH);
  if (response === undefined) return null;
  return new File([await response.blob()], decodeURIComponent(response.headers.get(NAME_HEADER) ?? ''));
}

/** Takes away what waits: it was imported or not wanted, or whoever shared it has left. */
export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE).catch(() => false);
}
