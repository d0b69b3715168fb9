import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { REPORT_TEXT_MAX } from '#common/conditions/reportKinds.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import type { Form } from '#web/ui/forms/useForm.ts';
import styles from './ReportConditionForm.module.css';

interface Props {
  readonly form: Form;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The user's own words; some kinds need none. */
export function ReportTextField({ form, text, onText }: Props) {
  const id = useId();
  const { text: fault } = form.faults;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage id="conditionReport.text" />
      </label>
      <textarea
        id={id}
        name="text"
        className={styles.text}
        rows={3}
        dir="auto"
        maxLength={REPORT_TEXT_MAX}
        aria-invalid={Boolean(fault)}
        aria-describedby={fault ? `${id}fault` : undefined}
        defaultValue={text}
        onChange={(event) => {
          onText(event.target.value);
          form.onEdited('text');
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
