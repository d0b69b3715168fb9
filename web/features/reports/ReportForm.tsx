import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OWN_DRAFTS, useDraft } from '#web/data/draft.ts';
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

/** The form of a report: a reason from a list, and the reporter's own words. Both are drafts until it is sent. */
export function ReportForm({ of, id, onDone, onCancel }: Props) {
  const intl = useIntl();
  const detailsId = useId();
  const [chosen, setChosen] = useDraft(`${OWN_DRAFTS}report.reason.${id}`);
  const [details, setDetails] = useDraft(`${OWN_DRAFTS}report.${id}`);
  const form = useForm({
    check: (value) => ({
      reason: value('reason') === '' ? { id: 'report.choose' } : null,
      details: value('reason') === OTHER && value('details').trim() === '' ? { id: 'report.detailsNeeded' } : null,
    }),
    send: async (value) => {
      const reason = REASONS[of].find((one) => one === value('reason')) ?? OTHER;
      const outcome: ReportOutcome = await sendReport(
        id,
        reasonText(intl.formatMessage({ id: reason }), value('details').trim()),
      );
      if (outcome.is === 'refused') return outcome.refusal;
      setChosen('');
      setDetails('');
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
      <ReasonField of={of} id={`${detailsId}reason`} form={form} chosen={chosen} onChoose={setChosen} />
      <DetailsField id={detailsId} form={form} details={details} onDetails={setDetails} />
    </AccountForm>
  );
}

interface ReasonFieldProps extends Pick<Props, 'of' | 'id'> {
  readonly form: Form;
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}

/** The reasons to choose from. */
function ReasonField({ of, id, form, chosen, onChoose }: ReasonFieldProps) {
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
          <input
            type="radio"
            name="reason"
            value={reason}
            defaultChecked={reason === chosen}
            onChange={() => {
              onChoose(reason);
              form.onEdited('reason');
            }}
          />
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

interface DetailsFieldProps {
  readonly id: string;
  readonly form: Form;
  readonly details: string;
  readonly onDetails: (details: string) => void;
}

/** The reporter's own words, needed for "another reason". */
function DetailsField({ id, form, details, onDetails }: DetailsFieldProps) {
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
        defaultValue={details}
        onChange={(event) => {
          onDetails(event.target.value);
          form.onEdited('details');
        }}
      />
      {fault && (
        <p id={`${id}fault`} className={styles.fault}>
          <FaultText fault={fault} />
        </p>
      )}
    </div>
  );
}
