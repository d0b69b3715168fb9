import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { useForm } from '#web/ui/forms/useForm.ts';
import { DETAILS_MAX, OTHER, reasonText, REASONS, type Reported } from './reasons.ts';
import { type ReportOutcome, sendReport } from './sendReport.ts';
import styles from './ReportForm.module.css';

interface Props {
  readonly of: Reported;
  /** Of GraphQL. */
  readonly id: string;
  readonly onDone: (is: 'sent' | 'repeated' | 'gone') => void;
  readonly onCancel: () => void;
}

/** Why something is reported: a reason of a few, and words of one's own, which another reason needs. */
export function ReportForm({ of, id, onDone, onCancel }: Props) {
  const intl = useIntl();
  const detailsId = useId();
  const form = useForm({
    check: (value) => ({
      reason: value('reason') === '' ? { id: 'report.choose' } : null,
      details: value('reason') === OTHER && value('details').trim() === '' ? { id: 'report.detailsNeeded' } : null,
    }),
    send: async (value) => {
      const chosen = REASONS[of].find((reason) => reason === value('reason')) ?? OTHER;
      const outcome: ReportOutcome = await sendReport(
        id,
        reasonText(intl.formatMessage({ id: chosen }), value('details').trim()),
      );
      if (outcome.is === 'refused') return outcome.refusal;
      onDone(outcome.is);
      return null;
    },
    problem: 'report.failed',
  });
  const { reason: noReason, details: noDetails } = form.faults;
  return (
    <AccountForm
      form={form}
      submit="report.send"
      method="post"
      beside={
        <OutlineButton onClick={onCancel}>
          <FormattedMessage id="report.cancel" />
        </OutlineButton>
      }
    >
      <fieldset
        className={styles.reasons}
        role="radiogroup"
        tabIndex={-1}
        aria-invalid={Boolean(noReason)}
        aria-describedby={noReason ? `${detailsId}reason` : undefined}
      >
        <legend className={styles.label}>
          <FormattedMessage id="report.why" />
        </legend>
        {REASONS[of].map((reason) => (
          <label key={reason} className={styles.reason}>
            <input type="radio" name="reason" value={reason} onChange={() => form.onEdited('reason')} />
            <FormattedMessage id={reason} />
          </label>
        ))}
        {noReason && (
          <p id={`${detailsId}reason`} className={styles.fault}>
            <FaultText fault={noReason} />
          </p>
        )}
      </fieldset>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={detailsId}>
          <FormattedMessage id="report.details" />
        </label>
        <textarea
          id={detailsId}
          name="details"
          className={styles.text}
          rows={3}
          maxLength={DETAILS_MAX}
          aria-invalid={Boolean(noDetails)}
          aria-describedby={noDetails ? `${detailsId}fault` : undefined}
          onChange={() => form.onEdited('details')}
        />
        {noDetails && (
          <p id={`${detailsId}fault`} className={styles.fault}>
            <FaultText fault={noDetails} />
          </p>
        )}
      </div>
    </AccountForm>
  );
}
