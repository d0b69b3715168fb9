import { startTransition, useEffect, useRef, useState } from 'react';
import { type PreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay';
import type { Position } from '#common/geo/bounds.ts';
import { parseCoordinates } from '#common/geo/coordinates.ts';
import { COORDINATE_DECIMALS, SEARCH_MIN } from '#common/limits.ts';
import searchResultsQuery, { type SearchResultsQuery } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { currentCamera } from '#web/navigation/camera.ts';
import { useViewLocation } from '#web/navigation/viewLocation.ts';
import { keepSearch } from './searchCache.ts';

/** Pause in typing after which the server is asked. */
const PAUSE_MS = 150;

export interface Search {
  readonly text: string;
  /** The text as it is asked. */
  readonly query: string;
  /** The text is a coordinate: it is answered at once. */
  readonly position: Position | null;
  /** Null while there is nothing to ask. */
  readonly queryRef: PreloadedQuery<SearchResultsQuery> | null;
  readonly type: (text: string) => void;
  /** Asks again where the answers are in another language than the page. */
  readonly refresh: () => void;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

function rounded(position: Position): Position {
  const [lon, lat] = position.map((n) => Number(n.toFixed(COORDINATE_DECIMALS)));
  return [lon ?? 0, lat ?? 0];
}

/**
 * Text of the search field and its answers. An answer that a later text has overtaken is never shown: each text has its own query,
 * and only the newest is rendered. The last hundred answers are kept.
 */
export function useSearch(): Search {
  const language = useLanguage();
  const environment = useRelayEnvironment();
  const { camera } = useViewLocation();
  const [text, setText] = useState('');
  const [queryRef, load, dispose] = useQueryLoader<SearchResultsQuery>(searchResultsQuery);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What has been asked, or will be after the pause. */
  const wanted = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const query = text.trim();
  const position = parseCoordinates(query);

  function ask(asked: string) {
    const near = rounded(currentCamera(camera).centre);
    const variables = { query: asked, language, near };
    startTransition(() => load(variables, { fetchPolicy: 'store-or-network' }));
    keepSearch(environment, variables);
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
