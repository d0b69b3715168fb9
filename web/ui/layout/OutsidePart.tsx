import { type ReactNode, Suspense, useRef, useState } from 'react';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { useNear } from './useNear.ts';
import { type PartState, useRoom } from './useRoom.ts';

interface Props {
  /**
   * CSS class of the part. With `data-room="true"` it gives the part the height of its content, so that nothing below
   * it moves when the content is loaded; with `data-late="true"` it hides the skeleton.
   */
  readonly className: string | undefined;
  readonly skeleton: ReactNode;
  /** Renders the content; it calls `onAnswer` with whether there is something to show. */
  readonly children: (onAnswer: (hasContent: boolean) => void) => ReactNode;
}

/**
 * A part of a detail page with data of an outside service. It is loaded when it is near the screen; where there is
 * nothing to show it takes no room.
 */
export function OutsidePart({ className, skeleton, children }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNear(slot);
  const [state, setState] = useState<PartState>('asking');
  const { hasRoom, isLate } = useRoom(slot, isNear, state);
  if (state === 'none' && !hasRoom) return null;
  const onAnswer = (hasContent: boolean) => setState(hasContent ? 'here' : 'none');
  return (
    <div ref={slot} className={className} data-room={hasRoom} data-late={isLate}>
      <ContentBoundary resetKey={null} silent onRetry={() => undefined} onFailure={() => setState('none')}>
        {state !== 'none' && <Suspense fallback={skeleton}>{isNear ? children(onAnswer) : skeleton}</Suspense>}
      </ContentBoundary>
    </div>
  );
}
