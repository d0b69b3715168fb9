import { startTransition, useEffect, useRef, useState } from 'react';
import { type PreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay';
import type { Position } from '#common/geo/bounds.ts';
import { parseCoordinates } from '#common/geo/coordinates.ts';
import { COORDINATE_DECIMALS, SEARCH_MIN } from '#common/limits.ts';
import searchResultsQuery, { type SearchResultsQuery } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { currentCamera } from '#web/navigation/camera.ts';
import { useViewLocation } from '#web/navigation/viewLocation.ts';
import { retainSearch } from './searchCache.ts';

/** The server is asked when the visitor has not typed for this long. */
const PAUSE_MS = 150;

export interface Search {
  readonly text: string;
  /** The text without spaces around it, as the server gets it. */
  readonly query: string;
  /** The position that the text names, which needs no server; null where the text is no coordinate. */
  readonly position: Position | null;
  /** Null while no search has been sent. */
  readonly queryRef: PreloadedQuery<SearchResultsQuery> | null;
  readonly type: (text: string) => void;
  /** Sends the search again if the page has changed its language since the answer. */
  readonly refresh: () => void;
  /** Sends the search again after a failure. */
  readonly retry: () => void;
}

function rounded(position: Position): Position {
  const [lon, lat] = position.map((n) => Number(n.toFixed(COORDINATE_DECIMALS)));
  return [lon ?? 0, lat ?? 0];
}

/**
 * The text of the search field and the answer to it. A late answer to an earlier text is never shown: each text has its
 * own query, and only the newest query is rendered. The last 100 answers stay cached.
 */
export function useSearch(): Search {
  const language = useLanguage();
  const environment = useRelayEnvironment();
  const { camera } = useViewLocation();
  const [text, setText] = useState('');
  const [queryRef, load, dispose] = useQueryLoader<SearchResultsQuery>(searchResultsQuery);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The query that was sent last, or will be sent after the pause. */
  const wanted = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const query = text.trim();
  const position = parseCoordinates(query);

  function ask(asked: string) {
    const near = rounded(currentCamera(camera).centre);
    const variables = { query: asked, language, near };
    startTransition(() => load(variables, { fetchPolicy: 'store-or-network' }));
    retainSearch(environment, variables);
  }

  function type(next: string) {
    setText(next);
    const asked = next.trim();
    if (asked === wanted.current) return;
    wanted.current = asked;
    clearTimeout(timer.current);
    if (asked.length < SEARCH_MIN || parseCoordinates(asked) !== null) dispose();
    else timer.current = setTimeout(() => ask(asked), PAUSE_MS);
  }

  return {
    text,
    query,
    position,
    queryRef: queryRef ?? null,
    type,
    refresh: () => {
      if (queryRef && queryRef.variables.language !== language) ask(query);
    },
    retry: () => ask(query),
  };
}
