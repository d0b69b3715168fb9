import { type Bounds, containsPosition, type Position } from '#common/geo/bounds.ts';
import type { Language } from '#common/languages.ts';
import { COORDINATE_DECIMALS } from '#common/limits.ts';
import { normalise } from '#common/search/normalise.ts';
import { decoded } from '#common/urls/decoded.ts';

function search(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters)}`;
}

/** A service that shows the way to a place. */
export interface DirectionsLink {
  readonly by: 'apple' | 'google' | 'hsl' | 'matka' | 'osm';
  readonly url: string;
}

/** Roughly the towns of Helsinki region transport; the planner of the whole country knows them, too. */
const HSL_BOUNDS: Bounds = [24.5, 59.95, 25.35, 60.42];

/**
 * Directions to a place (RULINGS 7) by the services that a visitor may have, the one of the device first: by
 * Apple's maps on its devices, by public transport with the planner of the region.
 */
export function directionsLinks(
  { name, position }: { readonly name: string; readonly position: Position },
  isAppleDevice = /Mac|iPhone|iPad|iPod/.test(navigator.userAgent),
): readonly DirectionsLink[] {
  const [lon, lat] = position;
  const to = `${lat.toFixed(COORDINATE_DECIMALS)},${lon.toFixed(COORDINATE_DECIMALS)}`;
  const apple: DirectionsLink = { by: 'apple', url: search('https://maps.apple.com/', { daddr: to }) };
  return [
    ...(isAppleDevice ? [apple] : []),
    { by: 'google', url: search('https://www.google.com/maps/dir/', { api: '1', destination: to }) },
    transitLink(`${name}::${to}`, containsPosition(HSL_BOUNDS, position)),
    { by: 'osm', url: search('https://www.openstreetmap.org/directions', { to }) },
    ...(isAppleDevice ? [] : [apple]),
  ];
}

/** The planners begin at `POS`, where the visitor is, and lead to `name::lat,lon`. */
function transitLink(to: string, isInHslArea: boolean): DirectionsLink {
  const path = `reitti/POS/${encodeURIComponent(to)}`;
  return isInHslArea
    ? { by: 'hsl', url: `https://reittiopas.hsl.fi/${path}` }
    : { by: 'matka', url: `https://opas.matka.fi/${path}` };
}

/** The form in which OpenStreetMap takes notes of errors, with the map at the position. */
export function osmNoteUrl([lon, lat]: Position): string {
  const [north, east] = [lat.toFixed(COORDINATE_DECIMALS), lon.toFixed(COORDINATE_DECIMALS)];
  return `https://www.openstreetmap.org/note/new#map=19/${north}/${east}`;
}

/** Web search for name and municipality (RULINGS 7). */
export function webSearchUrl(name: string, municipality: string | undefined): string {
  return search('https://www.google.com/search', { q: [name, municipality].filter(Boolean).join(' ') });
}

export function whatsAppUrl(title: string, url: string): string {
  return search('https://wa.me/', { text: `${title} ${url}` });
}

/**
 * Page of a national park in the state's outdoor service, by its name in that language; it has no Swedish pages by
 * name.
 */
export function nationalParkUrl(names: Readonly<Partial<Record<Language, string>>>, language: Language): string | null {
  const page = (path: string, name: string | undefined) =>
    name === undefined ? null : `https://www.luontoon.fi/${path}/${normalise(name).replaceAll(' ', '-')}`;
  const finnish = page('fi/kohteet', names.fi);
  return language === 'en' ? (page('en/destinations', names.en) ?? finnish) : finnish;
}

interface Article {
  readonly url: string;
  readonly title: string;
  /** Code of the language that title and article are in. */
  readonly language: string;
}

/** The forms of a `wikipedia` tag: an address, a title with its language, a title alone. */
const ARTICLES = [
  /^https?:\/\/([a-z-]{2,12})\.(?:m\.)?wikipedia\.org\/wiki\/([^?#]+)/,
  /^([a-z]{2,3}(?:-[a-z]{2,8})?):\s*(?!\/\/)([^|]{1,200})$/,
  /^()([^:|]{1,200})$/,
] as const;

/**
 * Reads a `wikipedia` tag: `fi:Aulanko`, `Aulanko` (Finnish) or the whole address of an article. Null for any other
 * text.
 */
export function wikipediaUrl(tag: string): Article | null {
  const [, given = '', title = ''] = ARTICLES.map((form) => form.exec(tag)).find((match) => match !== null) ?? [];
  const readable = decoded(title).replaceAll('_', ' ').trim();
  if (readable === '') return null;
  const language = given || 'fi';
  return {
    url: `https://${language}.wikipedia.org/wiki/${encodeURIComponent(readable.replaceAll(' ', '_'))}`,
    title: readable,
    language,
  };
}
