import type { LoaderFunctionArgs } from 'react-router-dom';
import { ensureViewer } from '#web/features/account/viewerLoading.ts';
import { requireCanonical } from './pageRequest.ts';

/** Asks who is logged in at once, which other pages leave until they have been drawn. */
export function loadAccount({ request }: LoaderFunctionArgs): null {
  requireCanonical(request);
  void ensureViewer();
  return null;
}
