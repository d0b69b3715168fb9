import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { type Form, useForm } from '#web/ui/forms/useForm.ts';
import { DETAILS_MAX, OTHER, reasonText, REASONS, type Reported } from './reasons.ts';
import { type ReportOutcome, sendReport } from './sendReport.ts';
import styles from './ReportForm.module.css';

interface Props {
  readonly of: Reported;
  /** GraphQL id of the reported thing. */
  readonly id: string;
  readonly onDone: (is: 'sent' | 'repeated' | 'gone') => void;
  readonly onCancel: () => void;
}

/** The form of a report: a reason from a list, and the reporter's own words. */
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
      <ReasonField of={of} id={`${detailsId}reason`} form={form} />
      <DetailsField id={detailsId} form={form} />
    </AccountForm>
  );
}

/** The reasons to choose from. */
function ReasonField({ of, id, form }: { of: Reported; id: string; form: Form }) {
  const { reason: fault } = form.faults;
  return (
    <fieldset
      className={styles.reasons}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={Boolean(fault)}
      aria-describedby={fault ? id : undefined}
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
      {fault && (
        <p id={id} className={styles.fault}>
          <FaultText fault={fault} />
        </p>
      )}
    </fieldset>
  );
}

/** The reporter's own words, needed for "another reason". */
function DetailsField({ id, form }: { id: string; form: Form }) {
  const { details: fault } = form.faults;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage id="report.details" />
      </label>
      <textarea
        id={id}
        name="details"
        className={styles.text}
        rows={3}
        maxLength={DETAILS_MAX}
        aria-invalid={Boolean(fault)}
        aria-describedby={fault ? `${id}fault` : undefined}
        onChange={() => form.onEdited('details')}
      />
      {fault && (
        <p id={`${id}fault`} className={styles.fault}>
          <FaultText fault={fault} />
        </p>
      )}
    </div>
  );
}
