import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import claimsParameters from '#web/__generated__/IntroClaimsQuery$parameters.ts';
import type { IntroClaimsQuery } from '#web/__generated__/IntroClaimsQuery.graphql.ts';
import { keeper } from '#web/data/relay/keeper.ts';
import { QUIET } from '#web/data/relay/network.ts';
import { requireCanonical } from '../page/pageRequest.ts';

const claims = keeper<IntroClaimsQuery>(claimsParameters, QUIET);

/** Starts what the intro says of the data, and does not wait for it. */
export function loadIntro({ request }: LoaderFunctionArgs): PreloadedQuery<IntroClaimsQuery> {
  requireCanonical(request);
  return claims.load({});
}
