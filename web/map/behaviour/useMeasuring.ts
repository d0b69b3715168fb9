import { useCallback, useReducer } from 'react';
import { measure, type Measuring, type MeasuringEvent } from '#web/map/state/measuring.ts';
import { useEscape } from './useEscape.ts';

/** The measuring of distances; Escape ends it. */
export function useMeasuring(): [Measuring, (event: MeasuringEvent) => void] {
  const [points, send] = useReducer(measure, null);
  useEscape(
    points !== null,
    useCallback(() => send({ type: 'end' }), []),
  );
  return [points, send];
}
