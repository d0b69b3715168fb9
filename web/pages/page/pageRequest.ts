import { replace } from 'react-router-dom';
import { canonicalUrl } from '#common/urls/pageLocation.ts';

/**
 * Redirects a URL that is not canonical (RULINGS 1), which may lead to another page. Throws a 404 response for a URL of
 * no page.
 */
export function requireCanonical(request: Request): void {
  const url = new URL(request.url);
  const canonical = canonicalUrl(url);
  if (canonical === null) throw new Response(null, { status: 404 });
  if (canonical !== url.pathname + url.search) throw replace(canonical);
}
