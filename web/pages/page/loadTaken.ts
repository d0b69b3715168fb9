import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { canonicalUrl } from '#common/urls/pageLocation.ts';
import { type LinkParameter, takeLink } from '#web/features/account/mailLink.ts';
import { takePlainLogin } from '#web/features/account/plainLogin.ts';
import { loadAccount } from './loadAccount.ts';

/** The visitor's own page; where a login leads that the browser sent by itself, it says how that went. */
export function loadHome(args: LoaderFunctionArgs): null {
  leave(args, takePlainLogin);
  return loadAccount(args);
}

/** Where the link of a mail leads: its token leaves the URL before anything is drawn. */
export function loadLink(parameter: LinkParameter, args: LoaderFunctionArgs): null {
  leave(args, (search) => takeLink(parameter, search));
  return loadAccount(args);
}

/** Replaces the URL by what is left of it, where something is taken. */
function leave({ request }: LoaderFunctionArgs, take: (search: string) => URLSearchParams | null): void {
  const { pathname, search } = new URL(request.url);
  const rest = take(search);
  if (rest !== null) throw replace(canonicalUrl({ pathname, search: `?${rest}` }) ?? pathname);
}
