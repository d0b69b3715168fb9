import { type ReactNode, Suspense, useRef, useState } from 'react';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { useNear } from './useNear.ts';
import { useOutOfSight } from './useOutOfSight.ts';

interface Props {
  /**
   * CSS class that gives the part the height of its content, so that nothing below it moves when the content is loaded.
   */
  readonly room: string | undefined;
  readonly skeleton: ReactNode;
  /** Renders the content; it calls `onNone` when there is nothing to show. */
  readonly children: (onNone: () => void) => ReactNode;
}

/**
 * A part of a detail page with data of an outside service. It is loaded when it is near the screen; where there is
 * nothing to show it is removed while it is out of sight.
 */
export function OutsidePart({ room, skeleton, children }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNear(slot);
  const [hasNone, setNone] = useState(false);
  const isGone = useOutOfSight(slot, hasNone);
  if (isGone) return null;
  return (
    <div ref={slot} className={room}>
      <ContentBoundary resetKey={null} silent onRetry={() => undefined}>
        {!hasNone && <Suspense fallback={skeleton}>{isNear ? children(() => setNone(true)) : skeleton}</Suspense>}
      </ContentBoundary>
    </div>
  );
}
