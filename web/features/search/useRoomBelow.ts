import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of an element whose custom property `--room-below` is the height, px, from its top to the lower edge of what is
 * seen: the keyboard of a phone covers the rest of the page, whose own height stays. Unset while the page is zoomed.
 */
export function useRoomBelow(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const follow = () => {
      const element = ref.current;
      if (element === null) return;
      const room = seen.offsetTop + seen.height - element.getBoundingClientRect().top;
      // A zoomed page is moved by the fingers.
      element.style.setProperty('--room-below', seen.scale > 1 ? '' : `${room}px`);
    };
    follow();
    seen.addEventListener('resize', follow);
    seen.addEventListener('scroll', follow);
    return () => {
      seen.removeEventListener('resize', follow);
      seen.removeEventListener('scroll', follow);
    };
  }, []);
  return ref;
}
