import { isLanguage, type Language } from './languages.ts';
import { isViewTab, type PageTab, readTab } from './tabs.ts';
import { foreign, readLocation, readPath } from './viewLocation.ts';

/** A tab that is a page of its own, in the language of its path where that names one: `/v/intro/en` (SPEC §2). */
export interface PageLocation {
  readonly tab: PageTab;
  readonly language: Language | null;
}

export interface ReadPage {
  readonly location: PageLocation;
  /** Parameters of other screens. */
  readonly rest: URLSearchParams;
  /** Path and query that mean the same, as the client writes them. */
  readonly canonical: string;
}

interface Url {
  readonly pathname: string;
  readonly search: string;
}

/** Reads a URL that shows neither map nor places; null for theirs (`readLocation`) and for a path of no tab. */
export function readPage(url: Url): ReadPage | null {
  const path = readPath(url.pathname);
  if (path === null || readLocation(url) !== null) return null;
  const query = new URLSearchParams(url.search);
  const tab = readTab(query.get('tab')) ?? path.tab;
  if (isViewTab(tab)) return null;
  const location = { tab, language: isLanguage(path.segment) ? path.segment : null };
  const rest = foreign(query);
  return { location, rest, canonical: formatPage(location, rest) };
}

/** Path and query of a page: the intro is the root, unless its path names the language. */
export function formatPage({ tab, language }: PageLocation, rest?: URLSearchParams): string {
  const path = language !== null ? `/v/${tab}/${language}` : tab === 'intro' ? '/' : `/v/${tab}`;
  const query = rest?.toString() ?? '';
  return query === '' ? path : `${path}?${query}`;
}

/** The path of a URL as the client writes it; null for a path of no tab. */
export function canonicalUrl(url: Url): string | null {
  return (readLocation(url) ?? readPage(url))?.canonical ?? null;
}

/** The language that a URL asks for: its path's before the `lang` parameter (RULINGS 1); null where it names none. */
export function askedLanguage(url: Url): Language | null {
  const parameter = new URLSearchParams(url.search).get('lang');
  return readPage(url)?.location.language ?? (isLanguage(parameter) ? parameter : null);
}
