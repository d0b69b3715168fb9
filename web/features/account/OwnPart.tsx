import { type ReactNode, Suspense } from 'react';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import styles from './OwnPart.module.css';

interface Props {
  readonly of: number;
  /** How much room it takes, so that nothing below it moves when it comes. */
  readonly room: 'admin' | 'favourite' | 'note' | 'nothing' | 'upload';
  readonly children: ReactNode;
}

/** A part of a detail for those who are logged in, whose code comes when it is needed. */
export function OwnPart({ of, room, children }: Props) {
  return (
    <ContentBoundary resetKey={of} onRetry={() => window.location.reload()}>
      <Suspense fallback={<div className={styles[room]} aria-hidden="true" />}>{children}</Suspense>
    </ContentBoundary>
  );
}
