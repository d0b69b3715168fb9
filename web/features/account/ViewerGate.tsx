import { type ReactNode, useEffect } from 'react';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { Failure } from '#web/ui/feedback/Failure.tsx';
import { AccountSkeleton } from '#web/ui/layout/AccountSkeleton.tsx';
import { isLikelyKnown, useViewerState } from './viewer.ts';
import { ensureViewer, reloadViewer } from './viewerLoading.ts';
import styles from './ViewerGate.module.css';

interface Props {
  readonly user: ReactNode;
  readonly visitor: ReactNode;
}

/**
 * Shows one thing to users and another to visitors, and a skeleton until it is known who is logged in: one as high as
 * the screen where it is likely that somebody is, so that nothing below it moves in sight. Without a network a visitor
 * is one who was none at the last visit: what lies on the device needs no server.
 */
export function ViewerGate({ user, visitor }: Props) {
  const state = useViewerState();
  useEffect(() => void ensureViewer(), []);
  switch (state.status) {
    case 'unknown':
      return (
        <div className={isLikelyKnown() ? styles.user : undefined}>
          <AccountSkeleton />
        </div>
      );
    case 'failed':
      if (state.error instanceof ConnectionError && !isLikelyKnown()) return visitor;
      return <Failure error={state.error} onRetry={() => void reloadViewer()} />;
    case 'anonymous':
      return visitor;
    case 'known':
      return user;
  }
}
