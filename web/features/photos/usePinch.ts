import { type RefObject, useEffect, useRef } from 'react';

/** Safari's event about a pinch; `scale` is that since the fingers were laid on. */
interface PinchEvent extends UIEvent {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

declare global {
  interface HTMLElementEventMap {
    gesturestart: PinchEvent;
    gesturechange: PinchEvent;
  }
}

/**
 * Calls `onPinch` with the factor of each step of a pinch, and keeps the page from being zoomed. Only Safari has these
 * events: for fingers on a screen, and as the only ones for a Mac's trackpad, which other browsers report as a wheel.
 */
export function usePinch(
  stage: RefObject<HTMLElement | null>,
  onPinch: (factor: number, at: { readonly clientX: number; readonly clientY: number }) => void,
): void {
  const latest = useRef(onPinch);
  useEffect(() => {
    latest.current = onPinch;
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    let scale = 1;
    const onStart = (event: PinchEvent) => {
      event.preventDefault();
      scale = 1;
    };
    const onChange = (event: PinchEvent) => {
      event.preventDefault();
      latest.current(event.scale / scale, event);
      scale = event.scale;
    };
    element.addEventListener('gesturestart', onStart);
    element.addEventListener('gesturechange', onChange);
    return () => {
      element.removeEventListener('gesturestart', onStart);
      element.removeEventListener('gesturechange', onChange);
    };
  }, [stage]);
}
