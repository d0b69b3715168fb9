import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { canonicalUrl } from '#common/urls/pageLocation.ts';
import { type LinkParameter, takeLink } from '#web/features/account/mailLink.ts';
import { takePlainLogin } from '#web/features/account/plainLogin.ts';
import { loadAccount } from './loadAccount.ts';

/**
 * Loader of the home page. A login form that was sent without JavaScript leads here, with its result in the URL, and so
 * does the mailed link that goes on with a login.
 */
export function loadHome(args: LoaderFunctionArgs): null {
  removeTaken(args, takePlainLogin);
  removeTaken(args, (search) => takeLink('loginToken', search));
  return loadAccount(args);
}

/** Loader of the pages that links in mails lead to: removes the token from the URL before anything is drawn. */
export function loadLink(parameter: LinkParameter, args: LoaderFunctionArgs): null {
  removeTaken(args, (search) => takeLink(parameter, search));
  return loadAccount(args);
}

/** Loader of the page that confirms an address: of a registration, or a new one of an account. */
export function loadConfirm(args: LoaderFunctionArgs): null {
  const parameter = new URL(args.request.url).searchParams.has('emailToken') ? 'emailToken' : 'registerToken';
  return loadLink(parameter, args);
}

/** Hands the query of the URL to `take`; where it took parameters out, redirects to the URL without them. */
function removeTaken({ request }: LoaderFunctionArgs, take: (search: string) => URLSearchParams | null): void {
  const { pathname, search } = new URL(request.url);
  const rest = take(search);
  if (rest !== null) throw replace(canonicalUrl({ pathname, search: `?${rest}` }) ?? pathname);
}
