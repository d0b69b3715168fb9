/** The two tabs that show lists and places (SPEC §2). */
export const VIEW_TABS = ['map', 'place'] as const;
export type ViewTab = (typeof VIEW_TABS)[number];

/** Tabs that are pages of their own. */
export const PAGE_TABS = [
  'intro',
  'home',
  'favourites',
  'help',
  'feedback',
  'about',
  'installhelp',
  'developers',
  'newuser',
  'forgotpw',
  'setpw',
  'confirmemail',
  'profile',
  'admin',
] as const;
export type PageTab = (typeof PAGE_TABS)[number];

export type Tab = ViewTab | PageTab;

const known: ReadonlyMap<string, Tab> = new Map([
  ...[...VIEW_TABS, ...PAGE_TABS].map((tab) => [tab, tab] as const),
  ['search', 'place'] as const,
]);

const ACCOUNT_TABS: ReadonlySet<Tab> = new Set([
  'home',
  'newuser',
  'forgotpw',
  'setpw',
  'confirmemail',
  'profile',
  'admin',
]);

/** The tabs of those who have an account or want one. */
export function isAccountTab(tab: Tab | null): boolean {
  return tab !== null && ACCOUNT_TABS.has(tab);
}

/** The tab of a name; `search` is an old name of the place tab (SPEC §2). Null for any other word. */
export function readTab(text: string | null): Tab | null {
  return known.get(text ?? '') ?? null;
}

export function isViewTab(tab: Tab | null): tab is ViewTab {
  return VIEW_TABS.some((one) => one === tab);
}
