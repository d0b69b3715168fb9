import type { PlaceFeature } from '#common/places/features.ts';

/** Beginnings of compounds that say what a place has, of places of the categories below alone: "koiraranta". */
export const COMPOUND_BEGINNINGS: Readonly<Partial<Record<PlaceFeature, string>>> = {
  children: 'perhe, lasten, familje, barn',
  dogs: 'koira, koirien, hund',
  lit: 'elljus, valo',
  wheelchair: 'inva',
};

/** No name of a place is taken apart: "Koirasaari" is no island of dogs, nor "Lastenmuseo" any museum. */
export const COMPOUND_CATEGORIES: ReadonlySet<string> = new Set([
  'amenity/cafe',
  'amenity/restaurant',
  'amenity/toilets',
  'leisure/bathing_place',
  'leisure/beach_resort',
  'skitrack',
]);
