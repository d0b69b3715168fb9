import { category, categoryName } from '#common/catalogue/catalogue.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#common/languages.ts';
import type { Place } from './places.ts';

export interface LocalisedText {
  /** The language it is written in, which may differ from the asked one; null = unknown. */
  readonly language: Language | null;
  readonly text: string;
}

/** Undetermined language, BCP 47: local and alternative names. */
const UNDETERMINED = 'und';

/** The place's name in a language, else its Finnish or local one (RULINGS 10); a nameless place has its category's. */
export function placeName(place: Place, language: Language): string {
  if (!place.named) return categoryName(category(place.category), language);
  return { fi: place.name, sv: place.nameSv, en: place.nameEn }[language] ?? place.name;
}

/** Every name once, with the language it is in. */
export function placeNames(place: Place): readonly { readonly language: string; readonly text: string }[] {
  const all = [
    ['fi', place.name],
    ['sv', place.nameSv],
    ['en', place.nameEn],
    ['se', place.nameSe],
    [UNDETERMINED, place.nameLocal],
    ...place.altNames.map((name) => [UNDETERMINED, name] as const),
  ] as const;
  const seen = new Set<string | null>([null]);
  return all.flatMap(([language, text]) => {
    if (seen.has(text) || text === null) return [];
    seen.add(text);
    return [{ language, text }];
  });
}

/** Names of the areas it lies in, the smallest first; the sources name them in Finnish and Swedish. */
export function placeAdmin(place: Place, language: Language): readonly string[] {
  return language === 'sv' && place.adminSv.length > 0 ? place.adminSv : place.adminFi;
}

/** The description in the asked language, else in the first there is, else the one in an unknown language. */
export function placeDescription({ properties }: Place, language: Language): LocalisedText | null {
  const texts = { fi: properties.description, sv: properties.description_sv, en: properties.description_en };
  const found = [language, DEFAULT_LANGUAGE, ...LANGUAGES].find((candidate) => texts[candidate]);
  const text = found ? texts[found] : properties.description_und;
  return text ? { language: found ?? null, text } : null;
}
