import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** For the heading of what a link opened: it takes the focus, so that screen readers begin there; going back and a first load leave it. */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const cameByLink = useNavigationType() !== 'POP';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cameByLink) title.current?.focus({ preventScroll: true });
  }, [cameByLink]);
  return title;
}
