import { replace } from 'react-router-dom';
import { canonicalUrl } from '#common/urls/pageLocation.ts';

/** Replaces a URL that is not canonical (RULINGS 1), and with it one that means another page; what means none is not found. */
export function requireCanonical(request: Request): void {
  const url = new URL(request.url);
  const canonical = canonicalUrl(url);
  if (canonical === null) throw new Response(null, { status: 404 });
  if (canonical !== url.pathname + url.search) throw replace(canonical);
}
