import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readPage } from '#common/urls/pageLocation.ts';
import { introVariables } from '#common/urls/routeData.ts';
import introParameters from '#web/__generated__/IntroQuery$parameters.ts';
import type { IntroQuery } from '#web/__generated__/IntroQuery.graphql.ts';
import { OPTIONAL } from '#web/data/relay/network.ts';
import { routeQuery } from '#web/data/relay/routeQuery.ts';
import { loadGlyphs } from '#web/features/category/glyphs.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { currentCamera } from '#web/navigation/camera.ts';
import { requireCanonical } from '../page/pageRequest.ts';

const intro = routeQuery<IntroQuery>(introParameters, OPTIONAL);

/** Starts the query of the best places around and of the counts, and does not wait for its answer. */
export function loadIntro({ request }: LoaderFunctionArgs): PreloadedQuery<IntroQuery> {
  requireCanonical(request);
  void loadGlyphs();
  const language = readPage(new URL(request.url))?.location.language ?? currentLanguage();
  return intro.load(introVariables(currentCamera(null), language));
}
