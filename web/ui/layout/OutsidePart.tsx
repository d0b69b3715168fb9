import { type ReactNode, Suspense, useRef, useState } from 'react';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { useNear } from './useNear.ts';
import { useOutOfSight } from './useOutOfSight.ts';

interface Props {
  /** As high as what comes, so that nothing below it moves then. */
  readonly room: string | undefined;
  readonly skeleton: ReactNode;
  /** What says by `onNone` that there is nothing to show. */
  readonly children: (onNone: () => void) => ReactNode;
}

/** A part of a detail that a service outside tells: it comes when it is near the screen, and where there is nothing to show its room goes unseen. */
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
