import type { Language } from '#common/languages.ts';
import type { PlaceProperty } from './placeProperties.ts';

/** Parts of the data of a place, in the order in which they are listed; each of its records gives some. */
const PARTS = {
  name: { fi: 'nimi', sv: 'namn', en: 'name' },
  location: { fi: 'sijainti', sv: 'läge', en: 'location' },
  description: { fi: 'kuvaus', sv: 'beskrivning', en: 'description' },
  hours: { fi: 'aukioloajat', sv: 'öppettider', en: 'opening hours' },
  contact: { fi: 'yhteystiedot', sv: 'kontaktuppgifter', en: 'contact details' },
  facts: { fi: 'muut tiedot', sv: 'övriga uppgifter', en: 'other information' },
} as const satisfies Record<string, Record<Language, string>>;

export type SourcePart = keyof typeof PARTS;

export const SOURCE_PARTS = Object.keys(PARTS).filter((part): part is SourcePart => Object.hasOwn(PARTS, part));

const PART_OF_PROPERTY: Partial<Record<PlaceProperty, SourcePart>> = {
  description: 'description',
  description_sv: 'description',
  description_en: 'description',
  description_und: 'description',
  openingHours: 'hours',
  www: 'contact',
  phone: 'contact',
  email: 'contact',
};

/** The part that a property belongs to. */
export function partOf(property: PlaceProperty): SourcePart {
  return PART_OF_PROPERTY[property] ?? 'facts';
}

/** The parts in words. */
export function partWords(parts: readonly SourcePart[] | undefined, language: Language): string[] {
  return (parts ?? []).map((part) => PARTS[part][language]);
}
