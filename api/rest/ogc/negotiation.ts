import { GEOJSON, HTML } from './links.ts';

/** How much a header Accept wants a type, 0–1. */
function wish(accept: string, type: string): number {
  const [family = ''] = type.split('/');
  const asked = accept.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return { name, q: q === undefined ? 1 : Number(q.slice(2)) || 0 };
  });
  for (const name of [type, `${family}/*`, '*/*']) {
    const found = asked.find((one) => one.name === name);
    if (found !== undefined) return found.q;
  }
  return 0;
}

/** Whether a page is asked for: by the parameter `f`, else by the header Accept, as browsers send it. */
export function wantsPage(f: 'json' | 'html' | undefined, accept: string | undefined): boolean {
  if (f !== undefined) return f === 'html';
  if (accept === undefined) return false;
  return wish(accept, HTML) > Math.max(wish(accept, GEOJSON), wish(accept, 'application/json'));
}
