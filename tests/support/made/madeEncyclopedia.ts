import { type Answering, sending } from '../services/upstream.ts';

interface MadePage {
  readonly extract: string;
  /** By language. */
  readonly langlinks?: Readonly<Record<string, string>>;
}

/** Pages by `lang:Title`; the language stands in the path of the request (WIKIPEDIA_URL is `origin/{lang}`). */
export type MadePages = Readonly<Record<string, MadePage>>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Any article: two paragraphs that name it, in Finnish and Swedish. */
const anyPage = (language: string, title: string): MadePage => ({
  extract: `<p><b>${title}</b> (${language}) on paikka.</p><p>${'Siitä on paljon kerrottavaa. '.repeat(10)}</p>`,
  langlinks: { fi: title, sv: `${title} (sv)` },
});

/**
 * The action API of an encyclopedia, and the sitelinks of a Wikidata: of these pages and items, or of whatever is
 * asked for.
 */
export function madeEncyclopedia(
  pages?: MadePages,
  items: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Answering {
  return (request, response, url) => {
    const ids = url.searchParams.get('ids')?.split('|');
    const language = /^\/(\w+)\/w\//.exec(url.pathname)?.[1] ?? 'fi';
    const answer =
      ids === undefined
        ? pagesAnswer(pages, language, url.searchParams.get('titles')?.split('|') ?? [])
        : { entities: Object.fromEntries(ids.map((id) => [id, entityOf(items[id])])) };
    sending(JSON.stringify(answer), JSON_TYPE)(request, response, url);
  };
}

function pagesAnswer(pages: MadePages | undefined, language: string, titles: readonly string[]) {
  return {
    batchcomplete: true,
    query: {
      pages: titles.map((title) => {
        const page = pages === undefined ? anyPage(language, title) : pages[`${language}:${title}`];
        if (page === undefined) return { title, missing: true };
        return {
          title,
          extract: page.extract,
          langlinks: Object.entries(page.langlinks ?? {}).map(([lang, name]) => ({ lang, title: name })),
        };
      }),
    },
  };
}

function entityOf(titles: Readonly<Record<string, string>> = {}) {
  return {
    sitelinks: Object.fromEntries(Object.entries(titles).map(([language, title]) => [`${language}wiki`, { title }])),
  };
}
