import { CalendarPlus, Check, CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useViewer } from '#web/features/account/viewer.ts';
import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { usePendingAt } from '#web/features/offline/outbox/pending.ts';
import { StatusLine } from '#web/features/offline/outboxPanel/PendingStatus.tsx';
import { ReportButton } from '#web/features/reports/ReportButton.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { focusContent } from '#web/navigation/focusContent.ts';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { useFocusIfLost } from '#web/ui/layout/useFocusIfLost.ts';
import { extendCondition } from './extendCondition.ts';
import { type Judged, type JudgedReport, judgeReport } from './judgeCondition.ts';
import { type ActionProps, NoteAction } from './NoteAction.tsx';
import styles from '#web/ui/buttons/TextActions.module.css';

interface Props extends JudgedReport {
  /** Name of the place. */
  readonly placeName: string;
  /** GraphQL id of its author's profile; null: a former user. */
  readonly authorId: string | null;
  /** Its end, ms; null: none is known. */
  readonly validUntil: number | null;
  /** Id of the element that describes it. */
  readonly describedBy: string;
}

/**
 * What a user may say of a visitor's report: that it still holds, that it is over, or that it is abuse. Moderators
 * extend it too.
 */
export function ReportActions(props: Props) {
  return (
    <OwnTexts>
      <Actions {...props} />
    </OwnTexts>
  );
}

function Actions({ id, place, placeName, authorId, validUntil, describedBy }: Props) {
  const viewer = useViewer();
  const { said, fault, run } = useJudging();
  const waiting = usePendingAt('judgeCondition', place).find(({ deed }) => deed.condition === id);
  // A button that was pressed is removed.
  const answer = useFocusIfLost<HTMLDivElement>(`${said} ${waiting?.deed.isOver}`);
  if (viewer === null) return null;
  const isOwn = viewer.profileId === authorId;
  const judge = (isOver: boolean) => void run(() => judgeReport({ place, condition: id, isOver }, placeName));
  const { mayConfirm, mayEnd } = left(said, waiting?.deed);
  const action = (given: Omit<ActionProps, 'describedBy'>) => <NoteAction {...given} describedBy={describedBy} />;
  return (
    <>
      <div ref={answer} role="status" tabIndex={-1}>
        {waiting ? <StatusLine problem={waiting.problem} /> : <Answer said={said} fault={fault} />}
      </div>
      <div className={styles.row}>
        {!isOwn && mayConfirm && action({ glyph: Check, text: 'conditionReport.confirm', onClick: () => judge(false) })}
        {mayEnd && action({ glyph: CircleCheckBig, text: 'conditionReport.over', onClick: () => judge(true) })}
        {viewer.role === 'ADMIN' &&
          validUntil !== null &&
          action({
            glyph: CalendarPlus,
            text: 'conditionReport.extend',
            onClick: () => void run(() => extended({ id, place }, validUntil)),
          })}
        {!isOwn && <ReportButton of="condition" id={id} className={styles.action} describedBy={describedBy} />}
      </div>
    </>
  );
}

type Said = 'confirmed' | 'noted' | 'extended';
type Outcome = Judged | { readonly is: 'extended' };

/** What the user has not said of it yet: what is pending counts as said. */
function left(said: Said | null, waiting: Pick<DeedOf<'judgeCondition'>, 'isOver'> | undefined) {
  return {
    mayConfirm: said !== 'confirmed' && waiting?.isOver !== false,
    mayEnd: said !== 'noted' && waiting?.isOver !== true,
  };
}

async function extended(report: JudgedReport, validUntil: number): Promise<Outcome> {
  const fault = await extendCondition(report, validUntil);
  return fault === null ? { is: 'extended' } : { is: 'failed', fault };
}

function Answer({ said, fault }: { said: Said | null; fault: Fault | null }) {
  return (
    <p>
      {said !== null && <FormattedMessage id={`conditionReport.${said}`} />}
      {fault && <FaultText fault={fault} />}
    </p>
  );
}

/** Does one thing at a time; `said` is the last one that was taken, `fault` why the last one was not. */
function useJudging() {
  const [said, setSaid] = useState<Said | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const { run } = useOneAtATime();
  const notify = useNotify();

  async function judge(send: () => Promise<Outcome>): Promise<void> {
    const result = await send();
    setFault(result.is === 'failed' ? result.fault : null);
    // A pending change is shown by itself.
    if (result.is === 'failed' || result.is === 'queued') return;
    // The report leaves the page with its buttons.
    if (result.is === 'ended') {
      notify({ id: 'conditionReport.ended' });
      focusContent();
    } else setSaid(result.is);
  }

  return { said, fault, run: (send: () => Promise<Outcome>) => run(() => judge(send)) };
}
