import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import type { Form } from '#web/ui/forms/useForm.ts';
import styles from './fields.module.css';

interface Props {
  readonly form: Form;
  readonly name: string;
  readonly legend: MessageId;
  readonly options: readonly { readonly value: string; readonly text: ReactNode }[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Chips, one of which is chosen. */
export function ChipsField({ form, name, legend, options, chosen, onChoose }: Props) {
  const id = useId();
  const fault = form.faults[name];
  return (
    <fieldset
      className={styles.kinds}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={Boolean(fault)}
      aria-describedby={fault ? id : undefined}
    >
      <legend className={styles.label}>
        <FormattedMessage id={legend} />
      </legend>
      <div className={styles.chips}>
        {options.map(({ value, text }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              onChange={() => {
                onChoose(value);
                form.onEdited(name);
              }}
            />
            {text}
          </label>
        ))}
      </div>
      {fault && (
        <p id={id} className={styles.fault}>
          <FaultText fault={fault} />
        </p>
      )}
    </fieldset>
  );
}
