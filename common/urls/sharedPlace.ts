import type { Position } from '#common/geo/bounds.ts';
import { parseCoordinates } from '#common/geo/coordinates.ts';
import { canonicalUrl } from './pageLocation.ts';
import { parseUrl } from './parseUrl.ts';
import { DEFAULT_FILTER, formatLocation } from './viewLocation.ts';

/** What another app hands over: the fields of the manifest's share target, or a `geo:` address as `url`. */
export interface Shared {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
}

/** Longer fields are no address and no position; it also bounds the work of the patterns. */
const FIELD_MAX = 2000;

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
/** How maps write a position into an address or a message, latitude first. */
const WRITTEN = [
  new RegExp(`geo:${NUMBER},${NUMBER}`, 'i'),
  new RegExp(`[?&#](?:q|query|ll|sll|center|destination|daddr)=(?:loc:)?${NUMBER}(?:,|%2C)\\+?${NUMBER}`, 'i'),
  new RegExp(`[?&#]m?lat=${NUMBER}&(?:m?lon|lng)=${NUMBER}`, 'i'),
  new RegExp(`[#&]map=\\d{1,2}(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
] as const;

/**
 * Where what was shared is shown: the page of ours that it names, the point on the map, else the map. A path with its
 * query.
 */
export function pathOfShared({ title = '', text = '', url = '' }: Shared, origin: string): string {
  const fields = [url, text, title].map((field) => field.slice(0, FIELD_MAX));
  const ours = fields.map((field) => ownPage(field, origin)).find((path) => path !== null);
  if (ours) return ours;
  const position = fields.map(positionIn).find((found) => found !== null);
  return formatLocation({
    tab: 'map',
    view: position ? { screen: 'point', position, filter: DEFAULT_FILTER } : { screen: 'list', filter: DEFAULT_FILTER },
    camera: null,
  });
}

/**
 * The position that a text holds: in an address of a map, or as people write it on a line of its own. Null unless it
 * lies in Finland.
 */
export function positionIn(text: string): Position | null {
  for (const pattern of WRITTEN) {
    const [, lat, lon] = pattern.exec(text) ?? [];
    const position = lat === undefined || lon === undefined ? null : parseCoordinates(`${lat}, ${lon}`);
    if (position !== null) return position;
  }
  const lines = text.split('\n').map((line) => parseCoordinates(line.trim()));
  return lines.find((position) => position !== null) ?? null;
}

function ownPage(text: string, origin: string): string | null {
  const address = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  const url = parseUrl(address);
  return url?.origin === origin && url.pathname !== '/share' ? canonicalUrl(url) : null;
}
