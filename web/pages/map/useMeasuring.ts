import { useEffect, useReducer } from 'react';
import { measure, type Measuring, type MeasuringEvent } from '#web/map/measure/measuring.ts';

/** The measuring of distances; Escape ends it wherever the focus is, unless something else has taken it. */
export function useMeasuring(): [Measuring, (event: MeasuringEvent) => void] {
  const [points, send] = useReducer(measure, null);
  const active = points !== null;
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) send({ type: 'end' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
  return [points, send];
}
