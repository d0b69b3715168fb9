import { useEffect, useState } from 'react';

/** What a link in a mail brought, kept apart from the URL, which is stored, shared and sent along. */
export interface MailLink {
  /** A token, or what has become of it. */
  readonly token: string | 'expired' | 'exists';
  /** The address that the mail went to; empty where the link does not say. */
  readonly email: string;
}

export type LinkParameter = 'resetToken' | 'registerToken';

const KEYS = { resetToken: 'link.reset', registerToken: 'link.register' } as const satisfies Record<
  LinkParameter,
  string
>;
const EMAIL = 'email';

const links: Partial<Record<LinkParameter, MailLink | null>> = {};

/** Takes the parameters of a mail's link out of a URL; null where it has none, else the rest of its query. */
export function takeLink(parameter: LinkParameter, search: string): URLSearchParams | null {
  const query = new URLSearchParams(search);
  const token = query.get(parameter);
  if (token === null && !query.has(EMAIL)) return null;
  if (token !== null && token !== '') keep(parameter, { token, email: query.get(EMAIL) ?? '' });
  for (const name of [parameter, EMAIL]) query.delete(name);
  return query;
}

/** What the last link brought, also after a reload; null where there was none, or it is done with. */
export function mailLink(parameter: LinkParameter): MailLink | null {
  return (links[parameter] ??= readKept(parameter));
}

/** Whoever has logged in or out begins anew. */
export function forgetLinks(): void {
  forgetLink('resetToken');
  forgetLink('registerToken');
}

/** The link has done what it was for. */
export function forgetLink(parameter: LinkParameter): void {
  links[parameter] = null;
  try {
    sessionStorage.removeItem(KEYS[parameter]);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** Only a token is worth a reload. */
function keep(parameter: LinkParameter, link: MailLink): void {
  forgetLink(parameter);
  links[parameter] = link;
  if (link.token === 'expired' || link.token === 'exists') return;
  try {
    sessionStorage.setItem(KEYS[parameter], JSON.stringify(link));
  } catch {
    // Blocked or full: the link lives as long as the page.
  }
}

function readKept(parameter: LinkParameter): MailLink | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEYS[parameter]) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('token' in kept) || !('email' in kept)) return null;
    const { token, email } = kept;
    return typeof token === 'string' && typeof email === 'string' ? { token, email } : null;
  } catch {
    return null;
  }
}

/** What the link that led to a page brought, kept over a reload; the page that is left forgets it. */
export function useMailLink(parameter: LinkParameter): MailLink | null {
  const [link] = useState(() => mailLink(parameter));
  useEffect(() => {
    if (link !== null) keep(parameter, link);
    return () => forgetLink(parameter);
  }, [parameter, link]);
  return link;
}
