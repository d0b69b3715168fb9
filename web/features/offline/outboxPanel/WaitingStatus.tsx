import { CloudUpload, TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DeedKind, Problem } from '#web/features/offline/outbox/entries.ts';
import { useWaitingAt } from '#web/features/offline/outbox/outbox.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { ProblemText } from './ProblemText.tsx';
import styles from './WaitingStatus.module.css';

interface Props {
  readonly kind: DeedKind;
  readonly place: number;
}

/** Says that what a user has done about a place waits on this device, or was not taken; announced where that changes. Its texts come before the network may go. */
export function WaitingStatus(props: Props) {
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
  const entry = useWaitingAt(kind, place).at(-1);
  return (
    <div role="status" className={styles.status}>
      {entry && <StatusLine problem={entry.problem} />}
    </div>
  );
}

/** What stands below something that waits. */
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
