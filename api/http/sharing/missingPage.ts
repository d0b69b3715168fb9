import { MISSING_TEXTS } from '#api/http/pages/pageTexts.ts';
import { plainPage } from '#api/http/pages/plainPage.ts';
import type { Language } from '#common/languages.ts';
import { SHARING_WORDS } from './sharingWords.ts';

/** The page of a short link without its place, or of an address without a page: a sentence, and the way to the map. */
export function missingPage(missing: 'place' | 'address', language: Language): string {
  const { unknownPlace, toMap } = SHARING_WORDS[language];
  const sentence = missing === 'place' ? unknownPlace : MISSING_TEXTS[language];
  return plainPage(language, sentence, `<p>${sentence}</p><p><a href="/v/map?lang=${language}">${toMap}</a></p>`);
}
