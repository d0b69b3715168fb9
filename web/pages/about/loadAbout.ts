import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import sourcesParameters from '#web/__generated__/AboutSourcesQuery$parameters.ts';
import type { AboutSourcesQuery } from '#web/__generated__/AboutSourcesQuery.graphql.ts';
import { keeper } from '#web/data/relay/keeper.ts';
import { requireCanonical } from '../page/pageRequest.ts';

const sources = keeper<AboutSourcesQuery>(sourcesParameters);

/** The next load asks anew. */
export function forgetSources(): void {
  sources.forget();
}

/** Starts what the page tells of the data, and does not wait for it. */
export function loadAbout({ request }: LoaderFunctionArgs): PreloadedQuery<AboutSourcesQuery> {
  requireCanonical(request);
  return sources.load({});
}
