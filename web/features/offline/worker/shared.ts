/**
 * The cache that holds a file shared by another app until the import page takes it. The worker answers no requests from
 * it.
 */
export const SHARED_CACHE = 'taival-shared-v1';

/** Path of the file in that cache. */
export const SHARED_PATH = '/shared/file.gpx';

/** Header with the file's name, percent-encoded. */
export const NAME_HEADER = 'x-name';

/** Path of the page where files are imported. */
export const IMPORT_PATH = '/v/favourites';

/** The shared file that is pending; null while there is none. */
export async function sharedFile(): Promise<File | null> {
  // Browsers have no caches on pages without TLS.
  if (!('caches' in globalThis) || !(await caches.has(SHARED_CACHE))) return null;
  const response = await (await caches.open(SHARED_CACHE)).match(SHARED_PATH);
  if (response === undefined) return null;
  return new File([await response.blob()], decodeURIComponent(response.headers.get(NAME_HEADER) ?? ''));
}

/** Deletes the shared file after it was imported or refused, or when its user logs out. */
export async function dropSharedFile(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE).catch(() => false);
}
