import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import type { Form } from '#web/ui/forms/useForm.ts';
import styles from './fields.module.css';

interface Props {
  readonly form: Form;
  readonly text: string;
  readonly max: number;
  readonly onText: (text: string) => void;
}

/** The user's own words; some kinds need none. */
export function WordsField({ form, text, max, onText }: Props) {
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
        maxLength={max}
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
