import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import claimsParameters from '#web/__generated__/IntroClaimsQuery$parameters.ts';
import type { IntroClaimsQuery } from '#web/__generated__/IntroClaimsQuery.graphql.ts';
import { OPTIONAL } from '#web/data/relay/network.ts';
import { routeQuery } from '#web/data/relay/routeQuery.ts';
import { requireCanonical } from '../page/pageRequest.ts';

const claims = routeQuery<IntroClaimsQuery>(claimsParameters, OPTIONAL);

/** Starts the query of the counts that the intro shows, and does not wait for its answer. */
export function loadIntro({ request }: LoaderFunctionArgs): PreloadedQuery<IntroClaimsQuery> {
  requireCanonical(request);
  return claims.load({});
}
