import { useEffect, useState } from 'react';

/**
 * The parameters of a link in a mail. They are taken out of the URL, because browsers store URLs and people share them.
 */
export interface MailLink {
  /** A token, or why there is none. */
  readonly token: string | 'expired' | 'exists';
  /** The address that the mail went to; empty where the link has none. */
  readonly email: string;
}

export type LinkParameter = 'emailToken' | 'loginToken' | 'resetToken' | 'registerToken';

const KEYS = {
  emailToken: 'link.email',
  loginToken: 'link.login',
  resetToken: 'link.reset',
  registerToken: 'link.register',
} as const satisfies Record<LinkParameter, string>;
const EMAIL = 'email';

const links: Partial<Record<LinkParameter, MailLink | null>> = {};

/** Takes the parameters of a mail's link out of a URL; null where it has none, else the rest of its query. */
export function takeLink(parameter: LinkParameter, search: string): URLSearchParams | null {
  const query = new URLSearchParams(search);
  const token = query.get(parameter);
  if (token === null && !query.has(EMAIL)) return null;
  if (token !== null && token !== '') store(parameter, { token, email: query.get(EMAIL) ?? '' });
  for (const name of [parameter, EMAIL]) query.delete(name);
  return query;
}

/** The last link of this tab, also after a reload; null where there was none, or it was dropped. */
export function mailLink(parameter: LinkParameter): MailLink | null {
  return (links[parameter] ??= readLink(parameter));
}

/** Drops all links, after a login or a logout. */
export function dropLinks(): void {
  dropLink('emailToken');
  dropLink('loginToken');
  dropLink('resetToken');
  dropLink('registerToken');
}

/** Drops a link that has been used, or whose page was left. */
export function dropLink(parameter: LinkParameter): void {
  links[parameter] = null;
  try {
    sessionStorage.removeItem(KEYS[parameter]);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** Stores a link; only one with a token survives a reload. */
function store(parameter: LinkParameter, link: MailLink): void {
  dropLink(parameter);
  links[parameter] = link;
  if (link.token === 'expired' || link.token === 'exists') return;
  try {
    sessionStorage.setItem(KEYS[parameter], JSON.stringify(link));
  } catch {
    // Storage is blocked or full: the link lives as long as the page.
  }
}

function readLink(parameter: LinkParameter): MailLink | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEYS[parameter]) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('token' in stored) || !('email' in stored)) return null;
    const { token, email } = stored;
    return typeof token === 'string' && typeof email === 'string' ? { token, email } : null;
  } catch {
    return null;
  }
}

/** The link that led to a page, preserved over a reload and dropped when the page is left. */
export function useMailLink(parameter: LinkParameter): MailLink | null {
  const [link] = useState(() => mailLink(parameter));
  useEffect(() => {
    if (link !== null) store(parameter, link);
    return () => dropLink(parameter);
  }, [parameter, link]);
  return link;
}
