import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { usernameFault } from '#common/account/username.ts';
import { readPage } from '#common/urls/pageLocation.ts';
import profileParameters from '#web/__generated__/ProfilePageQuery$parameters.ts';
import type { ProfilePageQuery } from '#web/__generated__/ProfilePageQuery.graphql.ts';
import { FRESH } from '#web/data/relay/network.ts';
import { routeQuery } from '#web/data/relay/routeQuery.ts';
import { requireCanonical } from '../page/pageRequest.ts';

export interface LoadedProfile {
  readonly username: string;
  /** Null where nobody can have the name: the server need not be asked. */
  readonly query: PreloadedQuery<ProfilePageQuery> | null;
}

/** What somebody has taken back shows no longer: neither the store nor a cache answers. */
const profiles = routeQuery<ProfilePageQuery>(profileParameters, FRESH, 'network-only');

/** Starts the query of a profile. */
export function loadProfile({ request }: LoaderFunctionArgs): LoadedProfile {
  requireCanonical(request);
  const username = readPage(new URL(request.url))?.location.username ?? '';
  return { username, query: usernameFault(username) === null ? profiles.load({ username }) : null };
}
