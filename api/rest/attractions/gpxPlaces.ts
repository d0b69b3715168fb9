import type { Point } from 'geojson';
import type { Context } from '#api/domain/core/context.ts';
import { geometriesOf } from '#api/domain/places/attractions.ts';
import type { Place } from '#api/domain/places/places.ts';
import { placeDescription, placeName } from '#api/domain/places/placeTexts.ts';
import { reliefsOf } from '#api/domain/places/reliefs.ts';
import { category, categoryName } from '#common/catalogue/catalogue.ts';
import type { Language } from '#common/languages.ts';
import { factTexts } from '#common/places/placeFacts.ts';
import { withHeights } from '#common/relief/lineHeights.ts';
import type { GpxPlace } from './gpx.ts';
import { sourcesOf } from './sourcesJson.ts';

/** Origin of links, without a slash at its end, and the language of texts. */
export interface GpxWords {
  readonly publicUrl: string;
  readonly language: Language;
}

const SIDE_ROUTES = { fi: 'sivureitit', sv: 'sidoleder', en: 'side routes' } as const satisfies Record<
  Language,
  string
>;

/** Absolute address of a place's page. */
export function pageOf(publicUrl: string, { id }: Pick<Place, 'id'>): string {
  return `${publicUrl}/v/place/${id}`;
}

/** The description of a place, then its facts, a line each; null where there is neither. */
function descriptionOf(place: Place, language: Language): string | null {
  const facts = factTexts(place.properties, language).map(({ name, text }) => `${name}: ${text}`);
  const parts = [placeDescription(place, language)?.text, facts.join('\n')].filter(Boolean);
  return parts.length === 0 ? null : parts.join('\n\n');
}

function pointOf({ lon, lat, heightM }: Place): Point {
  return { type: 'Point', coordinates: heightM === null ? [lon, lat] : [lon, lat, heightM] };
}

/** Places with their whole geometry, for GPX. */
export async function gpxPlacesOf(
  ctx: Context,
  places: readonly Place[],
  { publicUrl, language }: GpxWords,
): Promise<GpxPlace[]> {
  const [geometries, reliefs, sources] = await Promise.all([
    geometriesOf(ctx, places),
    reliefsOf(ctx, places),
    sourcesOf(ctx, places),
  ]);
  return places.map((place, at) => ({
    name: placeName(place, language),
    type: categoryName(category(place.category), language),
    description: descriptionOf(place, language),
    link: pageOf(publicUrl, place),
    geometry: withHeights(geometries[at] ?? pointOf(place), reliefs[at]?.profile ?? null),
    position: pointOf(place).coordinates,
    sources: sources[at] ?? [],
    sideName: `${placeName(place, language)} (${SIDE_ROUTES[language]})`,
  }));
}
