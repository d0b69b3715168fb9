/** The only reference system: WGS84, longitude before latitude. */
export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';

export const GEOJSON = 'application/geo+json';
export const HTML = 'text/html';
export const OPENAPI = 'application/vnd.oai.openapi+json;version=3.0';

export interface Link {
  readonly rel: string;
  readonly href: string;
  readonly type: string;
  readonly title: string;
}

export function link(rel: string, href: string, type: string, title: string): Link {
  return { rel, href, type, title };
}

/** The address of an answer with other parameters; null takes one out. */
export function withParameters(url: URL, parameters: Readonly<Record<string, string | null>>): string {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed.href;
}
