import { prefersPage } from '#api/rest/core/acceptHeaders.ts';
import { GEOJSON } from './links.ts';

/** Whether a page is asked for: by the parameter `f`, else by the header Accept, as browsers send it. */
export function wantsPage(f: 'json' | 'html' | undefined, accept: string | undefined): boolean {
  return f === undefined ? prefersPage(accept, [GEOJSON, 'application/json']) : f === 'html';
}
