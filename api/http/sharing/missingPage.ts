import { MISSING_TEXTS, PRODUCT_NAME } from '#api/http/pages/pageTexts.ts';
import type { Language } from '#common/languages.ts';
import { SHARING_WORDS } from './sharingWords.ts';

/** The page of a short link without its place, or of an address without a page: a sentence, and the way to the map. */
export function missingPage(missing: 'place' | 'address', language: Language): string {
  const { unknownPlace, toMap } = SHARING_WORDS[language];
  const sentence = missing === 'place' ? unknownPlace : MISSING_TEXTS[language];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="light dark"><title>${sentence} – ${PRODUCT_NAME}</title></head>`,
    `<body><main><h1>${PRODUCT_NAME}</h1><p>${sentence}</p><p><a href="/v/map?lang=${language}">${toMap}</a></p>`,
    '</main></body></html>',
  ].join('\n');
}
