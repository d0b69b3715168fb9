import { Flag } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CaseRow_case$data, CaseRow_case$key } from '#web/__generated__/CaseRow_case.graphql.ts';
import { When } from '#web/features/moderation/lists/When.tsx';
import { useLeavingRow } from '#web/ui/buttons/once.ts';
import { CaseActions } from './CaseActions.tsx';
import { ReportedThing } from './ReportedThing.tsx';
import styles from './CaseRow.module.css';

/** A case: the reported thing, its reports, and the buttons that end the case or how it ended. */
export function CaseRow({
  caseKey,
  onClosing,
  onFailed,
}: {
  caseKey: CaseRow_case$key;
  onClosing: () => void;
  onFailed: () => void;
}) {
  const { kind, count, closed, closedBy, outcome, reports, ...one } = useFragment(caseFragment, caseKey);
  const titleId = useId();
  useLeavingRow();
  return (
    <li className={styles.row} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <Flag size={20} aria-hidden="true" />
        <span>
          <FormattedMessage id={`admin.about.${kind}`} />
          {', '}
          <FormattedMessage id="admin.reportCount" values={{ count }} />
        </span>
      </h3>
      <ReportedThing caseKey={one} />
      <Reports reports={reports} />
      {closed ? (
        <p className={styles.end}>
          <strong>
            <FormattedMessage id={`admin.outcome.${outcome ?? 'GONE'}`} />
          </strong>{' '}
          {closedBy && `${closedBy}, `}
          <When time={closed} />
        </p>
      ) : (
        <CaseActions caseKey={one} onClosing={onClosing} onFailed={onFailed} />
      )}
    </li>
  );
}

/** The reasons of a case's reports, each with its reporter and time. */
function Reports({ reports }: Pick<CaseRow_case$data, 'reports'>) {
  return (
    <ul className={styles.reports}>
      {reports.map(({ created, reason, reporter }, at) => (
        <li key={at}>
          <p className={styles.reason} dir="auto">
            {reason}
          </p>
          <p className={styles.who}>
            {reporter ?? <FormattedMessage id="comment.former" />}, <When time={created} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const caseFragment = graphql`
  fragment CaseRow_case on ReportCase {
    kind
    count
    closed
    closedBy
    outcome
    reports {
      created
      reason
      reporter
    }
    ...CaseActions_case
    ...ReportedThing_case
  }
`;
