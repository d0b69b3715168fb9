import { useRef } from 'react';

/**
 * Stores from where the focus moved into `place`, and returns it there, or to the content where that element is gone.
 */
export function useFocusReturn() {
  const place = useRef<HTMLDivElement>(null);
  const from = useRef<EventTarget | null>(null);
  return {
    place,
    onFocusFrom(target: EventTarget | null) {
      // Between the elements of the place it goes on having come from outside.
      if (!(target instanceof Node && place.current?.contains(target))) from.current = target;
    },
    returnFocus() {
      const { current } = from;
      const back = current instanceof HTMLElement && current.isConnected ? current : document.getElementById('content');
      if (place.current?.contains(document.activeElement)) back?.focus({ preventScroll: true });
    },
  };
}
