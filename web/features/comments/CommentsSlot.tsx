import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { useNear } from '#web/ui/layout/useNear.ts';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import styles from './CommentList.module.css';

const loadPlaceComments = async () => ({ default: (await import('./PlaceComments.tsx')).PlaceComments });

/**
 * The section for the comments of a place. Code and comments load when the section comes near the screen. A visitor is
 * asked to log in (SPEC §6).
 */
export function CommentsSlot({ id, name }: { id: AttractionId; name: string }) {
  const isUser = useSpeaksToUser();
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNear(slot);
  const [PlaceComments, setPlaceComments] = useState(() => lazy(loadPlaceComments));
  return (
    <Section title={<FormattedMessage id="comments.title" />} screenOnly>
      <div ref={slot} className={styles.comments}>
        {!isUser && <LoginPrompt text="login.place" />}
        <ContentBoundary resetKey={PlaceComments} onRetry={() => setPlaceComments(lazy(loadPlaceComments))}>
          <Suspense fallback={<CommentsSkeleton />}>
            {isNear ? <PlaceComments id={id} name={name} /> : <CommentsSkeleton />}
          </Suspense>
        </ContentBoundary>
      </div>
    </Section>
  );
}
