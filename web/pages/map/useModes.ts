import { useCallback, useState } from 'react';
import { useEscape } from '#web/map/behaviour/useEscape.ts';
import { useMeasuring } from '#web/map/behaviour/useMeasuring.ts';
import type { Measuring, MeasuringEvent } from '#web/map/state/measuring.ts';

/** What clicks on the map do: at most one of both is on. */
export interface MapModes {
  readonly measured: Measuring;
  readonly measure: (event: MeasuringEvent) => void;
  /** A click sets a point (RULINGS 4); Escape ends it. */
  readonly placing: boolean;
  readonly setPlacing: (placing: boolean) => void;
  /** Clicks open places again. */
  readonly endModes: () => void;
}

export function useModes(): MapModes {
  const [measured, send] = useMeasuring();
  const [placing, setPlacing] = useState(false);
  useEscape(
    placing,
    useCallback(() => setPlacing(false), []),
  );
  const endMeasuring = useCallback(() => send({ type: 'end' }), [send]);
  return {
    measured,
    measure: useCallback(
      (event) => {
        setPlacing(false);
        send(event);
      },
      [send],
    ),
    placing,
    setPlacing: useCallback(
      (next) => {
        endMeasuring();
        setPlacing(next);
      },
      [endMeasuring],
    ),
    endModes: useCallback(() => {
      endMeasuring();
      setPlacing(false);
    }, [endMeasuring]),
  };
}
