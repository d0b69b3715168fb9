import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Gesture, type GestureEvent, gestureStep, type Outcome, STILL } from './gestures.ts';
import { usePinch } from './usePinch.ts';
import { type Extent, fit, type Frame, type Point, wheelFactor } from './zoom.ts';

interface Handlers {
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: ReactPointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: ReactPointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => void;
}

export interface Gestures {
  readonly gesture: Gesture;
  readonly handlers: Handlers;
  /** Zooms about the middle of the screen. */
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
}

/**
 * Turns pointer, wheel and pinch events on the stage, which fills the screen, into gestures. A new photo starts
 * without a gesture.
 */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  photo: Extent,
  photoId: number,
  onOutcome: (outcome: Outcome) => void,
): Gestures {
  const [drawn, setDrawn] = useState({ photoId, gesture: STILL });
  // Several events may arrive between two renders, so the latest state is also in a ref.
  const state = useRef(drawn);

  function send(event: GestureEvent) {
    const step = gestureStep(of(state.current, photoId), event, frameOf(photo));
    state.current = { photoId, gesture: step.gesture };
    setDrawn(state.current);
    if (step.outcome !== null) onOutcome(step.outcome);
  }

  useWheel(stage, send);
  useTurnedScreen(send);
  usePinch(stage, (factor, at) => {
    // Fingers on the photo itself have zoomed it already.
    if (of(state.current, photoId).pointers.length === 0) send({ type: 'zoom', factor, at: fromMiddle(at) });
  });

  return {
    gesture: of(drawn, photoId),
    zoom: (factor) => send({ type: 'zoom', factor, at: { x: 0, y: 0 } }),
    reset: () => send({ type: 'reset' }),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        send({ type: 'down', id: event.pointerId, at: fromMiddle(event), time: event.timeStamp });
      },
      onPointerMove: (event) => {
        if (of(state.current, photoId).pointers.some(({ id }) => id === event.pointerId))
          send({ type: 'move', id: event.pointerId, at: fromMiddle(event) });
      },
      onPointerUp: (event) => send({ type: 'up', id: event.pointerId, at: fromMiddle(event), time: event.timeStamp }),
      onPointerCancel: (event) => send({ type: 'cancel', id: event.pointerId }),
    },
  };
}

/** Brings a photo that lies beside a screen that was turned back to its edges: zooms by nothing. */
function useTurnedScreen(send: (event: GestureEvent) => void): void {
  useEffect(() => {
    const turned = () => send({ type: 'zoom', factor: 1, at: { x: 0, y: 0 } });
    window.addEventListener('resize', turned);
    return () => window.removeEventListener('resize', turned);
  });
}

/** Zooms by the wheel. */
function useWheel(stage: RefObject<HTMLElement | null>, send: (event: GestureEvent) => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      // Prevents the browser from zooming the whole page. React's own wheel listeners are passive and cannot do that.
      event.preventDefault();
      latest.current({ type: 'zoom', factor: wheelFactor(event), at: fromMiddle(event) });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage]);
}

/** The state of the gesture on this photo; a gesture on another photo has ended. */
function of(state: { readonly photoId: number; readonly gesture: Gesture }, photoId: number): Gesture {
  return state.photoId === photoId ? state.gesture : STILL;
}

function fromMiddle({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: clientX - window.innerWidth / 2, y: clientY - window.innerHeight / 2 };
}

function frameOf(photo: Extent): Frame {
  const screen = { width: window.innerWidth, height: window.innerHeight };
  return { screen, fitted: fit(photo, screen) };
}
