import { z } from 'zod';
import type { EncyclopediaText } from '#api/domain/outside/encyclopedia.ts';
import { ENCYCLOPEDIA_TERMS } from '#api/domain/places/sources.ts';

export const wikiBody = z.object({
  language: z.string().describe('The language it is written in, which may differ from the asked one.'),
  title: z.string(),
  html: z.string().describe('Sanitised: paragraphs, lists, emphasis and https links.'),
  extract: z.string().describe('As html; the first paragraph alone, where more than 200 characters follow it.'),
  isShortened: z.boolean().describe('extract is less than html.'),
  url: z.string().describe('The page of the article, which names its authors.'),
  attribution: z.string(),
  licence: z.string(),
  licenceUrl: z.string(),
});

export function wikiJson({
  language,
  title,
  html,
  shortHtml,
  isShortened,
  url,
}: EncyclopediaText): z.input<typeof wikiBody> {
  const { attribution, licence, licenceUrl } = ENCYCLOPEDIA_TERMS;
  return { language, title, html, extract: shortHtml, isShortened, url, attribution, licence, licenceUrl };
}
