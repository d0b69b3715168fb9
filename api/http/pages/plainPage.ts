import type { Language } from '#common/languages.ts';
import { PRODUCT_NAME } from './pageTexts.ts';

/** A page without a program, which search engines may not list. `title` is text, `content` the HTML below the name. */
export function plainPage(language: Language, title: string, content: string): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="light dark"><title>${title} – ${PRODUCT_NAME}</title></head>`,
    `<body><main><h1>${PRODUCT_NAME}</h1>${content}`,
    '</main></body></html>',
  ].join('\n');
}
