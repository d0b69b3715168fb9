import type { Place } from '#api/domain/places/places.ts';
import { placeAdmin, placeDescription, placeName, placeNames } from '#api/domain/places/placeTexts.ts';
import { LANGUAGES, type Language } from '#common/languages.ts';
import type { InLanguages, SavedPlace } from '#common/offline/savedArea.ts';
import { factTexts, isClosedForNow } from '#common/places/placeFacts.ts';
import { byPropertyField } from '#common/places/placeProperties.ts';
import { partWords } from '#common/places/sourceParts.ts';
import { recordOf } from '#common/recordOf.ts';

/** A source of the place, with the parts it gives in words. */
export function sourceOf({ source, ref, url, date, parts }: Place['sources'][number]): SavedPlace['sources'][number] {
  return {
    key: source,
    ref,
    url: url ?? null,
    date: date ?? null,
    ...(parts && { parts: inLanguages((language) => partWords(parts, language)) }),
  };
}

/** The texts of a place, in every language. */
export function textsOf(place: Place) {
  const { properties: own } = place;
  return {
    name: place.name,
    name_sv: place.nameSv,
    name_en: place.nameEn,
    other_names: [place.nameSe, place.nameLocal, ...place.altNames].filter((name) => name !== null),
    title: inLanguages((language) => placeName(place, language)),
    allNames: placeNames(place),
    admin: inLanguages((language) => placeAdmin(place, language)),
    description: inLanguages((language) => placeDescription(place, language)),
    openingHours: own.openingHours ?? null,
    facts: inLanguages((language) => factTexts(own, language)),
    isClosedForNow: isClosedForNow(own),
    properties: byPropertyField((property) => own[property] ?? null),
  };
}

export function inLanguages<T>(of: (language: Language) => T): InLanguages<T> {
  return recordOf(LANGUAGES, of);
}
