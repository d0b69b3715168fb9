import { useMemo, useSyncExternalStore } from 'react';
import type { Padding, Size } from '#common/geo/camera.ts';

/** Wide enough for a panel beside the map; `MapPage.module.css` has the same condition. */
const WIDE = '(min-width: 900px), (min-width: 640px) and (max-height: 500px)';

const PANEL_WIDTH = 420;
/** Height, px, of the toolbar notch, the search field and the chips above a phone's map. */
const PHONE_TOP = 168;
const BAR_HEIGHT = 64;
/** Height of the half-raised sheet as a share of the fully raised one. */
export const HALF = 0.55;

/**
 * Height, px, that shows of the sheet of a phone when it is down: its handle and the first card, less in a low window,
 * which it leaves 356 px. `MapPage.module.css` has the same.
 */
export const peekHeight = (windowHeight = innerHeight): number => Math.max(56, Math.min(212, windowHeight - 356));

/** Size of the map element and of the parts that are covered, px. */
export interface MapFrame {
  readonly wide: boolean;
  readonly size: Size;
  readonly padding: Padding;
}

/** The map's place on a screen: beside the panel, or below search field and above the sheet. */
export function frameOf(screen: Size, wide: boolean, folded: boolean): MapFrame {
  if (wide) {
    const width = screen.width - (folded ? 0 : Math.min(PANEL_WIDTH, screen.width / 2));
    return {
      wide,
      size: { width, height: screen.height - BAR_HEIGHT },
      padding: { top: 0, right: 0, bottom: 0, left: 0 },
    };
  }
  return { wide, size: screen, padding: { top: PHONE_TOP, right: 0, bottom: peekHeight(screen.height), left: 0 } };
}

/** The part of the map that nothing covers. */
export function freeSize({ size, padding }: MapFrame): Size {
  return {
    width: Math.max(1, size.width - padding.left - padding.right),
    height: Math.max(1, size.height - padding.top - padding.bottom),
  };
}

/** How much more of a phone's map the half-raised sheet covers than the lowered one. */
export function halfRise(frame: MapFrame): number {
  if (frame.wide) return 0;
  return Math.max(0, HALF * (frame.size.height - frame.padding.top) - frame.padding.bottom);
}

/** The frame for the size of this window, with the panel unfolded. */
export function currentFrame(): MapFrame {
  return frameOf({ width: window.innerWidth, height: window.innerHeight }, window.matchMedia(WIDE).matches, false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The frame for the size of the window; changes with it. */
export function useMapFrame(folded: boolean): MapFrame {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  const wide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
  return useMemo(() => frameOf({ width, height }, wide, folded), [width, height, wide, folded]);
}
