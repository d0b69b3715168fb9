import { FormattedMessage } from 'react-intl';
import type { Problem } from '#web/features/offline/outbox/entries.ts';

/** Why something has not been sent. */
export function ProblemText({ problem }: { problem: Problem }) {
  return <FormattedMessage id={problem.is === 'conflict' ? 'outbox.conflict' : `outbox.${problem.reason}`} />;
}
