import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { canonicalUrl } from '#common/pageLocation.ts';
import { type LinkParameter, takeLink } from '#web/state/mailLink.ts';
import { ensureViewer } from '#web/state/viewerLoading.ts';
import { requireCanonical } from './page/pageRequest.ts';

/** Asks who is logged in at once, which other pages leave until they have been drawn. */
export function loadAccount({ request }: LoaderFunctionArgs): null {
  requireCanonical(request);
  void ensureViewer();
  return null;
}

/** Where the link of a mail leads: its token leaves the URL before anything is drawn. */
export function loadLink(parameter: LinkParameter, args: LoaderFunctionArgs): null {
  const { pathname, search } = new URL(args.request.url);
  const rest = takeLink(parameter, search);
  if (rest !== null) throw replace(canonicalUrl({ pathname, search: `?${rest}` }) ?? pathname);
  return loadAccount(args);
}
