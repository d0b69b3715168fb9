import { recordOf } from '#common/recordOf.ts';
import type { PlaceFacts } from './placeFacts.ts';

/**
 * The properties of a place (SPEC §3) that are one text: each by its field in GraphQL and in saved areas, with the name
 * in which it is stored and in which REST answers it. This table and the next are the only lists of properties: the
 * records of sources, the merge, REST, GraphQL, saved areas and the rows of the detail follow from them, or do not
 * compile until they know a new one.
 */
const TEXT_PROPERTIES = {
  /** The article about the place, `fi:Title`. */
  wikipedia: 'wikipedia',
  /** A second article, or the article in another language. */
  wikipediaExtra: 'wikipedia_extra',
  /**
   * A code of OSM's `wheelchair` (`yes`, `limited`, `no`, `designated`) that the client words, then `: ` and a text; or
   * the text alone.
   */
  accessibility: 'accessibility',
  /** An absolute http(s) address. */
  www: 'www',
  maintainer: 'maintainer',
  phone: 'phone',
  email: 'email',
  artistName: 'artist_name',
  /** Codes of OSM, `pizza;coffee_shop`, that the client words. */
  cuisine: 'cuisine',
  /** Codes of OSM, that the client words. */
  artworkType: 'artwork_type',
} as const;

/** Properties that answer more than their text in GraphQL, whose fields are written by hand. */
const OTHER_PROPERTIES = [
  /** In Finnish; plain text of one or more paragraphs, as the next two. */
  'description',
  'description_sv',
  'description_en',
  /** In a language that the source does not say. */
  'description_und',
  /** In the syntax of OSM's `opening_hours`. */
  'openingHours',
  /** A photo's file at Wikimedia Commons, `File:A.jpg`, that is shown as a photo. */
  'commons',
] as const;

export type PropertyField = keyof typeof TEXT_PROPERTIES;
export type PlaceProperty = (typeof TEXT_PROPERTIES)[PropertyField] | (typeof OTHER_PROPERTIES)[number];
/** The properties of a place by their stored names; an absent one is unknown. */
export type PlaceProperties = { readonly [P in PlaceProperty]?: string } & { readonly facts?: PlaceFacts };

export const PLACE_PROPERTIES: readonly PlaceProperty[] = [...Object.values(TEXT_PROPERTIES), ...OTHER_PROPERTIES];

const FIELDS = Object.keys(TEXT_PROPERTIES).filter((name): name is PropertyField =>
  Object.hasOwn(TEXT_PROPERTIES, name),
);

/** A value for each field, made of the property that the field shows. */
export function byPropertyField<T>(value: (property: PlaceProperty) => T): Record<PropertyField, T> {
  return recordOf(FIELDS, (field) => value(TEXT_PROPERTIES[field]));
}
