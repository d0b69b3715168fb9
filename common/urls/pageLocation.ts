import { toUsername } from '#common/account/username.ts';
import { isLanguage, type Language } from '#common/languages.ts';
import { type AdminSection, FIRST_ADMIN_SECTION, isAdminSection } from './adminSections.ts';
import { askedProfile, askedTab } from './askedTab.ts';
import { isViewTab, type PageTab } from './tabs.ts';
import { foreign, readLocation, readPath, readUpload } from './viewLocation.ts';

/** A tab that is a page of its own, in the language of its path where that names one: `/v/intro/en` (SPEC §2). */
export interface PageLocation {
  readonly tab: PageTab;
  readonly language: Language | null;
  /** The user whose profile is shown; only on the profile tab. */
  readonly username?: string | undefined;
  /** Which part of the admin tab; on no other tab. */
  readonly section?: AdminSection | undefined;
  /** The panel is open that takes their picture. */
  readonly upload?: true | undefined;
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
  const tab = askedTab(query, path.tab) ?? path.tab;
  if (isViewTab(tab)) return null;
  const location =
    tab === 'profile' ? profilePage(askedProfile(query) ?? nameInPath(path), readUpload(query)) : plainPage(tab, path);
  const rest = foreign(query);
  return { location, rest, canonical: formatPage(location, rest) };
}

type Path = NonNullable<ReturnType<typeof readPath>>;

function plainPage(tab: PageTab, path: Path): PageLocation {
  const page = { tab, language: languageInPath(path) };
  if (tab !== 'admin') return page;
  return { ...page, section: isAdminSection(path.segment) ? path.segment : FIRST_ADMIN_SECTION };
}

/** Paths of maps, lists and profiles have no language: `/v/profile/en` is somebody's. */
function languageInPath({ tab, segment }: Path): Language | null {
  return !isViewTab(tab) && tab !== 'profile' && isLanguage(segment) ? segment : null;
}

/** A profile; without a name that of the visitor, which is on the tab of their own. */
function profilePage(username: string | null, upload: true | undefined): PageLocation {
  return username === null ? { tab: 'home', language: null } : { tab: 'profile', language: null, username, upload };
}

/** Whatever stands in the path of a profile: it may be the name of nobody. */
function nameInPath({ tab, segment }: Path): string | null {
  if (tab !== 'profile') return null;
  try {
    return toUsername(decodeURIComponent(segment)) || null;
  } catch {
    return null;
  }
}

/** Path and query of a page: the intro is the root, unless its path names the language. */
export function formatPage(
  { tab, language, username, section = FIRST_ADMIN_SECTION, upload }: PageLocation,
  rest?: URLSearchParams,
): string {
  const part = section === FIRST_ADMIN_SECTION ? (language ?? '') : section;
  const segment = username === undefined ? part : encodeURIComponent(username);
  const path = segment !== '' ? `/v/${tab}/${segment}` : tab === 'intro' ? '/' : `/v/${tab}`;
  const query = [upload ? 'upload=1' : '', rest?.toString() ?? ''].filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Address of a user's profile. */
export function profilePath(username: string): string {
  return formatPage({ tab: 'profile', language: null, username });
}

/** Address of a part of the admin tab. */
export function adminPath(section: AdminSection): string {
  return formatPage({ tab: 'admin', language: null, section });
}

/** The path of a URL as the client writes it; null for a path of no tab. */
export function canonicalUrl(url: Url): string | null {
  return (readLocation(url) ?? readPage(url))?.canonical ?? null;
}

/** The language that a URL asks for: its path's before the `lang` parameter (RULINGS 1); null where it names none. */
export function askedLanguage(url: Url): Language | null {
  const path = readPath(url.pathname);
  const parameter = new URLSearchParams(url.search).get('lang');
  return (path && languageInPath(path)) ?? (isLanguage(parameter) ? parameter : null);
}
