import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Bounds } from '#common/geo/bounds.ts';
import { isWithinAge, MINUTE_MS } from '#common/time.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { askConditions, type ShownCondition } from './askConditions.ts';
import { type AskedBox, askedBox, serves } from './askedBox.ts';

/** The part of a map that is looked at. */
type SeenMap = Pick<MapLibreMap, 'getBounds' | 'getZoom' | 'off' | 'on'>;

/**
 * The conditions of what a map shows: asked for when the map leaves what was asked, each minute while the page is
 * looked at, and when the network is back. Those of the last answer stay until the next one; they end by the clocks.
 */
export function useConditionsIn(map: SeenMap): readonly ShownCondition[] {
  const environment = useRelayEnvironment();
  const language = useLanguage();
  const [conditions, setConditions] = useState<readonly ShownCondition[]>([]);
  useEffect(() => {
    let asked: (AskedBox & { readonly at: number }) | null = null;
    let stop = () => undefined as void;
    const look = () => {
      const [seen, zoom] = [boundsSeen(map), map.getZoom()];
      const box = askedBox(seen, zoom);
      if (box === null) {
        stop();
        asked = null;
        setConditions([]);
        return;
      }
      const isFresh = asked !== null && isWithinAge(asked.at, Date.now(), MINUTE_MS) && serves(asked, seen, zoom);
      if (isFresh || document.hidden) return;
      stop();
      asked = { ...box, at: Date.now() };
      const onError = () => (asked = null);
      const answer = askConditions(environment, { box, language }, { onAnswer: setConditions, onError });
      stop = () => answer.unsubscribe();
    };
    const lookAnew = () => {
      asked = null;
      look();
    };
    look();
    const end = watchMap(map, look, lookAnew);
    return () => {
      stop();
      end();
    };
  }, [environment, language, map]);
  return conditions;
}

/** Calls `look` when the map has moved, each minute, and when the page is looked at again. Returns what ends it. */
function watchMap(map: SeenMap, look: () => void, lookAnew: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS);
  map.on('moveend', look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', lookAnew);
  return () => {
    clearInterval(timer);
    map.off('moveend', look);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', lookAnew);
  };
}

/** All that the map shows, under panels and bars too. */
function boundsSeen(map: SeenMap): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}
