import { CloudUpload, TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DeedKind, Problem } from '#web/features/offline/outbox/entries.ts';
import { usePendingAt } from '#web/features/offline/outbox/pending.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { ProblemText } from './ProblemText.tsx';
import styles from './PendingStatus.module.css';

interface Props {
  readonly kind: DeedKind;
  readonly place: number;
}

/**
 * Shows that something about a place is queued on this device, or was refused; announced when that changes. Its texts
 * are loaded at once, because the network may be gone later.
 */
export function PendingStatus(props: Props) {
  return (
    <ContentBoundary resetKey={props.place} onRetry={() => undefined} silent>
      <Suspense fallback={null}>
        <OwnTexts>
          <Status {...props} />
        </OwnTexts>
      </Suspense>
    </ContentBoundary>
  );
}

function Status({ kind, place }: Props) {
  const entry = usePendingAt(kind, place).at(-1);
  return (
    <div role="status" className={styles.status}>
      {entry && <StatusLine problem={entry.problem} />}
    </div>
  );
}

/** The line below something that is pending: that it is queued, or what the problem is. */
export function StatusLine({ problem, withWay = true }: { problem: Problem | null; withWay?: boolean }) {
  const Glyph = problem === null ? CloudUpload : TriangleAlert;
  return (
    <p className={styles.line} data-problem={problem !== null}>
      <Glyph size={16} aria-hidden="true" />
      <span>
        {problem === null ? <FormattedMessage id="outbox.waiting" /> : <ProblemText problem={problem} />}{' '}
        {withWay && problem !== null && (
          <Link to="/v/home">
            <FormattedMessage id="outbox.see" />
          </Link>
        )}
      </span>
    </p>
  );
}
