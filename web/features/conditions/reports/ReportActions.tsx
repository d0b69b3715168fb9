import { Check, CircleCheckBig } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useViewer } from '#web/features/account/viewer.ts';
import { ReportButton } from '#web/features/reports/ReportButton.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { focusContent } from '#web/navigation/focusContent.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { confirmCondition, endCondition, type Judged, type JudgedReport } from './judgeCondition.ts';
import styles from '#web/ui/buttons/TextActions.module.css';

interface Props extends JudgedReport {
  /** GraphQL id of its author's profile; null: a former user. */
  readonly authorId: string | null;
  /** Id of the element that describes it. */
  readonly describedBy: string;
}

/** What a user may say of a visitor's report: that it still holds, that it is over, or that it is abuse. */
export function ReportActions(props: Props) {
  return (
    <OwnTexts>
      <Actions {...props} />
    </OwnTexts>
  );
}

function Actions({ id, place, authorId, describedBy }: Props) {
  const viewer = useViewer();
  const { said, fault, judge } = useJudging();
  if (viewer === null) return null;
  const isOwn = viewer.profileId === authorId;
  return (
    <>
      <p role="status">
        {said === 'confirmed' && <FormattedMessage id="conditionReport.confirmed" />}
        {said === 'noted' && <FormattedMessage id="conditionReport.noted" />}
        {fault && <FaultText fault={fault} />}
      </p>
      <div className={styles.row}>
        {!isOwn && said !== 'confirmed' && (
          <button
            type="button"
            className={styles.action}
            aria-describedby={describedBy}
            onClick={() => void judge(() => confirmCondition({ id, place }))}
          >
            <Check size={18} aria-hidden="true" />
            <FormattedMessage id="conditionReport.confirm" />
          </button>
        )}
        {said !== 'noted' && (
          <button
            type="button"
            className={styles.action}
            aria-describedby={describedBy}
            onClick={() => void judge(() => endCondition({ id, place }))}
          >
            <CircleCheckBig size={18} aria-hidden="true" />
            <FormattedMessage id="conditionReport.over" />
          </button>
        )}
        {!isOwn && <ReportButton of="condition" id={id} className={styles.action} describedBy={describedBy} />}
      </div>
    </>
  );
}

/** Sends one judgement at a time; `said` is the last one that was taken, `fault` why the last one was not. */
function useJudging() {
  const [said, setSaid] = useState<'confirmed' | 'noted' | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const isSending = useRef(false);

  async function judge(send: () => Promise<Judged>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const result = await send();
    isSending.current = false;
    setFault(result.is === 'failed' ? result.fault : null);
    if (result.is === 'failed') return;
    // The report leaves the page with its buttons.
    if (result.is === 'ended') return focusContent();
    setSaid(result.is);
  }

  return { said, fault, judge };
}
