import type { LoaderFunctionArgs } from 'react-router-dom';
import { ensureViewer } from '#web/features/account/viewerLoading.ts';
import { requireCanonical } from './pageRequest.ts';

/** Loader of the account pages: asks at once who is logged in. Other pages ask only after they have been drawn. */
export function loadAccount({ request }: LoaderFunctionArgs): null {
  requireCanonical(request);
  void ensureViewer();
  return null;
}
