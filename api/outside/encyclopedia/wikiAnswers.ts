import { z } from 'zod';
import { isLanguage, type Language } from '#common/languages.ts';

/** The beginning of an article, and what it is called in our other languages. */
export interface Page {
  readonly title: string;
  /** As the service writes it, HTML or text: to be sanitised. */
  readonly extract: string;
  readonly titles: Titles;
}

export type Titles = Readonly<Partial<Record<Language, string>>>;

const EXTRACT_MAX = 100_000;

/** Both forms of the service: flags are true or '', texts of links are `title` or `*`. */
const flag = z.union([z.boolean(), z.string()]).optional();
const langlink = z.object({ lang: z.string(), title: z.string().optional(), '*': z.string().optional() });
const page = z.object({
  title: z.string().min(1).max(400),
  missing: flag,
  invalid: flag,
  extract: z.string().optional(),
  langlinks: z.array(langlink).optional(),
  pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
});
const named = z.object({ from: z.string(), to: z.string() });
const answer = z.object({
  query: z.object({
    pages: z.union([z.array(page), z.record(z.string(), page)]).optional(),
    normalized: z.array(named).optional(),
    redirects: z.array(named).optional(),
  }),
});

/**
 * The pages that were asked for, by the titles they were asked for by; null where there is none. Throws ZodError for
 * any other answer.
 */
export function pagesOf(body: unknown, asked: readonly string[]): ReadonlyMap<string, Page | null> {
  const { pages = [], normalized = [], redirects = [] } = answer.parse(body).query;
  const byTitle = new Map((Array.isArray(pages) ? pages : Object.values(pages)).map((one) => [one.title, one]));
  const leads = new Map([...normalized, ...redirects].map(({ from, to }) => [from, to]));
  return new Map(
    asked.map((title) => {
      let found = title;
      for (let steps = 0; steps < 4; steps += 1) found = leads.get(found) ?? found;
      const one = byTitle.get(found) ?? (asked.length === 1 ? [...byTitle.values()][0] : undefined);
      return [title, one === undefined ? null : pageOf(one)];
    }),
  );
}

function pageOf({
  title,
  missing,
  invalid,
  extract = '',
  langlinks = [],
  pageprops,
}: z.output<typeof page>): Page | null {
  const isNothing = [missing, invalid, pageprops?.disambiguation].some((mark) => mark !== undefined && mark !== false);
  if (isNothing) return null;
  const titles = Object.fromEntries(
    langlinks.flatMap((link) => {
      const name = link.title ?? link['*'];
      return isLanguage(link.lang) && name !== undefined ? [[link.lang, name]] : [];
    }),
  );
  return { title, extract: extract.slice(0, EXTRACT_MAX), titles };
}

const entity = z.object({ sitelinks: z.record(z.string(), z.object({ title: z.string() })).optional() });
const entities = z.object({ entities: z.record(z.string(), entity) });

/** The articles of Wikidata items in our languages. Throws ZodError for any other answer. */
export function titlesOf(body: unknown): ReadonlyMap<string, Titles> {
  const items = entities.parse(body).entities;
  return new Map(
    Object.entries(items).map(([item, { sitelinks = {} }]) => [
      item,
      Object.fromEntries(
        Object.entries(sitelinks).flatMap(([site, { title }]) => {
          const language = site.replace(/wiki$/, '');
          return isLanguage(language) ? [[language, title]] : [];
        }),
      ),
    ]),
  );
}
