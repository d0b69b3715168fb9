import { toUsername, usernameFault } from '#common/account/username.ts';
import { readTab, type Tab } from './tabs.ts';

/** The user whose profile the URL asks for; null where it asks for none, or for a name that no user may have. */
export function askedProfile(query: URLSearchParams): string | null {
  const name = query.get('profile');
  return name === null || usernameFault(name) !== null ? null : toUsername(name);
}

/** The tab that a parameter asks for: by its name, or by that of a user. */
export function askedTab(query: URLSearchParams, path: Tab): Tab | null {
  return readTab(query.get('tab')) ?? (askedProfile(query) === null ? linkedTab(query, path) : 'profile');
}

/** The page that a token of a mail belongs to where the link names none: `/?resetToken=…` (SPEC §2). */
function linkedTab(query: URLSearchParams, path: Tab): Tab | null {
  if (path !== 'intro') return null;
  if (query.has('resetToken')) return 'setpw';
  return query.has('registerToken') ? 'confirmemail' : null;
}
