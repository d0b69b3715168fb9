import type { ImageObject, OpeningHoursSpecification, Place as SchemaPlace, PostalAddress } from 'schema-dts';
import type { Image } from '#api/domain/photos/imagesSql.ts';
import { type OpeningWeek, openingWeek } from '#api/domain/places/openingWeek.ts';
import type { Place } from '#api/domain/places/places.ts';
import { placeAdmin, placeDescription, placeName, placeNames } from '#api/domain/places/placeTexts.ts';
import { articleLinks } from '#api/outside/encyclopedia/article.ts';
import type { Language } from '#common/languages.ts';
import { hasFeatures } from '#common/places/features.ts';
import { imagePath } from '#common/places/imageFiles.ts';
import { factTexts, isClosedForNow } from '#common/places/placeFacts.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import { type PlaceType, schemaTypeOf } from './schemaTypes.ts';

/** A type with the properties that are written of it here, which all types of places share. */
type OfPlaces = Omit<Extract<SchemaPlace, { readonly '@type': 'Place' }>, '@type'>;

/** A place in the words of schema.org. */
export type LinkedPlace = OfPlaces & { readonly '@context': 'https://schema.org'; readonly '@type': PlaceType };

export interface PlaceOnPage {
  readonly place: Place;
  /** The area or route in which the place lies; null where it lies in none. */
  readonly parent: Place | null;
  /** The photo that stands for the place; null without one. */
  readonly photo: Image | null;
}

export interface LinkedDataWords {
  readonly language: Language;
  /** Origin of absolute addresses, without a slash at its end. */
  readonly publicUrl: string;
  readonly now: Date;
}

/** A place page's data for machines (JSON-LD of schema.org), without properties that are not known of the place. */
export function placeLinkedData({ place, parent, photo }: PlaceOnPage, words: LinkedDataWords): LinkedPlace {
  const { language, publicUrl, now } = words;
  const { phone } = place.properties;
  const name = placeName(place, language);
  const others = placeNames(place).flatMap(({ text }) => (text === name ? [] : [text]));
  const description = placeDescription(place, language)?.text;
  const same = sameAs(place);
  const articles = articleLinks(place).map((article) => ({
    '@type': 'Article' as const,
    url: article.url,
    name: article.title,
    inLanguage: article.language,
  }));
  const free = isFree(place);
  const hours = isClosedForNow(place.properties) ? null : openingWeek(place, now);
  const url = pageUrl(publicUrl, place);
  return {
    '@context': 'https://schema.org',
    '@type': schemaTypeOf(place.category),
    '@id': url,
    url,
    name,
    ...(place.named && others.length > 0 && { alternateName: others }),
    ...(description !== undefined && { description }),
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
    address: addressOf(place, language),
    ...(phone !== undefined && { telephone: phonesOf(phone) }),
    ...(hours !== null && { openingHoursSpecification: specificationsOf(hours) }),
    ...(free !== null && { isAccessibleForFree: free }),
    ...(photo !== null && { image: imageOf(photo, name, words) }),
    ...(parent !== null && { containedInPlace: containerOf(parent, words) }),
    ...(articles.length > 0 && { subjectOf: articles }),
    ...(same.length > 0 && { sameAs: same }),
  };
}

/** The address of a place's page in no language of its own. */
export function pageUrl(publicUrl: string, { id }: Pick<Place, 'id'>): string {
  return `${publicUrl}/v/place/${id}`;
}

function containerOf(parent: Place, { language, publicUrl }: LinkedDataWords) {
  const url = pageUrl(publicUrl, parent);
  return { '@type': schemaTypeOf(parent.category), '@id': url, url, name: placeName(parent, language) };
}

/** Sources write several numbers as `09 123, 09 456`. */
function phonesOf(text: string): string | readonly string[] {
  const numbers = text.split(/[,;]/).flatMap((number) => number.trim() || []);
  return numbers.length > 1 ? numbers : text;
}

/** Its own site and its item at Wikidata. */
function sameAs({ properties, wikidata }: Place): string[] {
  const www = properties.www === undefined ? null : parseUrl(properties.www);
  return [
    ...(www === null ? [] : [www.href]),
    ...(wikidata === null ? [] : [`https://www.wikidata.org/wiki/${wikidata}`]),
  ];
}

/** Sources write addresses as `Katu 1, 00100 Helsinki`. */
function addressOf(place: Place, language: Language): PostalAddress {
  const [locality, region] = placeAdmin(place, language);
  const text = factTexts(place.properties, language).find(({ key }) => key === 'address')?.text;
  const street = text?.split(',')[0]?.trim();
  const code = /\b\d{5}\b/.exec(text ?? '')?.[0];
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(code !== undefined && { postalCode: code }),
    ...(locality !== undefined && { addressLocality: locality }),
    ...(region !== undefined && { addressRegion: region }),
    addressCountry: 'FI',
  };
}

/** Null where it is not known whether something is to be paid. */
function isFree({ features, properties: { facts } }: Place): boolean | null {
  if (hasFeatures(features, ['free'])) return true;
  const fee = facts?.['fee'];
  return Array.isArray(fee) && fee.includes('yes') ? false : null;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** One specification for each time of the day, for the days on which it holds. */
function specificationsOf({ from, through, hours }: OpeningWeek): OpeningHoursSpecification[] {
  const times = new Set(hours.map(({ opens, closes }) => `${opens} ${closes}`));
  const valid = { validFrom: from, validThrough: through };
  // A week in which a place never opens (in the form that search engines document).
  if (times.size === 0) return [{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...valid }];
  return [...times].map((time) => {
    const [opens = '', closes = ''] = time.split(' ');
    const days = hours.filter((one) => one.opens === opens && one.closes === closes);
    const dayOfWeek = days.flatMap(({ weekday }) => DAYS[weekday] ?? []);
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes, ...valid };
  });
}

/** A photo with its author and terms. The use of a photo of our own can be asked for on the page of its place. */
function imageOf(photo: Image, caption: string, { publicUrl }: LinkedDataWords): ImageObject {
  const { credit, username, width, height } = photo;
  const author = credit?.author ?? username;
  return {
    '@type': 'ImageObject',
    contentUrl: publicUrl + imagePath(photo),
    width: `${width}`,
    height: `${height}`,
    caption,
    ...(author !== null && { creator: { '@type': 'Person', name: author }, creditText: author }),
    ...(credit?.licenceUrl != null && { license: credit.licenceUrl }),
    acquireLicensePage: credit?.pageUrl ?? `${publicUrl}/v/place/${photo.attractionId}`,
  };
}
