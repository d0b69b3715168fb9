import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import sourcesParameters from '#web/__generated__/AboutSourcesQuery$parameters.ts';
import type { AboutSourcesQuery } from '#web/__generated__/AboutSourcesQuery.graphql.ts';
import { routeQuery } from '#web/data/relay/routeQuery.ts';
import { requireCanonical } from '../page/pageRequest.ts';

const sources = routeQuery<AboutSourcesQuery>(sourcesParameters);

/** Drops the query of the last visit, so that the next load sends it again. */
export function resetSources(): void {
  sources.reset();
}

/** Starts the query of the data's sources without waiting for its answer. */
export function loadAbout({ request }: LoaderFunctionArgs): PreloadedQuery<AboutSourcesQuery> {
  requireCanonical(request);
  return sources.load({});
}
