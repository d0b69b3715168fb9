import { type RefObject, useEffect } from 'react';

/**
 * Calls `onPress` for each press of a pointer outside `root`, while it is open. A lost focus alone does not say so:
 * Safari gives a pressed button no focus that it could lose.
 */
export function usePressOutside(root: RefObject<Element | null>, open: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) onPress();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [root, open, onPress]);
}
