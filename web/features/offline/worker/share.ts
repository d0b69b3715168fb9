import { GPX_BYTES_MAX } from '#common/limits.ts';
import { pathOfShared } from '#common/urls/sharedPlace.ts';
import { IMPORT_PATH, NAME_HEADER, SHARED_CACHE, SHARED_PATH } from './shared.ts';

/** Whether a request is another app's share, a form that the browser sends (api/http/pages/manifest.ts). */
export function isShare({ method, url, mode }: Request, origin: string): boolean {
  const { pathname, origin: asked } = new URL(url);
  return method === 'POST' && mode === 'navigate' && asked === origin && pathname === '/share';
}

/**
 * Redirects a share: a file is stored for the import page, a position leads to its point, any other text to the map.
 */
export async function takeShare(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const file = form.get('gpx');
  if (file instanceof File) {
    await storeFile(file);
    return seeOther(IMPORT_PATH);
  }
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  return seeOther(
    pathOfShared({ title: text('title'), text: text('text'), url: text('url') }, new URL(request.url).origin),
  );
}

async function storeFile(file: File): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  // A file that is too large is cut, one byte above the limit, so that the import page still refuses it.
  const body = file.slice(0, GPX_BYTES_MAX + 1);
  await cache.put(
    SHARED_PATH,
    new Response(body, {
      headers: { 'content-type': 'application/gpx+xml', [NAME_HEADER]: encodeURIComponent(file.name) },
    }),
  );
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}
