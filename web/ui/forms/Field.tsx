import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Fault } from './fault.ts';
import { FaultText } from './FaultText.tsx';
import styles from './Field.module.css';

interface Props extends Omit<
  ComponentProps<'input'>,
  'className' | 'id' | 'onChange' | 'aria-invalid' | 'aria-describedby'
> {
  readonly name: string;
  readonly label: MessageId;
  readonly hint?: MessageId;
  readonly fault: Fault | null | undefined;
  readonly onEdited: (value: string) => void;
  /** Shown beside the input, inside its frame. */
  readonly end?: ReactNode;
}

/** A labelled text field. Its fault, or else its hint, stands below it and is read out with it by a screen reader. */
export function Field({ label, hint, fault, onEdited, end, ...input }: Props) {
  const id = useId();
  // A fault says what would be right, so the hint is not needed beside it.
  const described = fault ? `${id}fault` : hint ? `${id}hint` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage id={label} />
      </label>
      <div className={styles.frame} data-invalid={Boolean(fault)}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={Boolean(fault)}
          aria-describedby={described}
          onChange={(event) => onEdited(event.target.value)}
        />
        {end}
      </div>
      {hint && !fault && (
        <p id={`${id}hint`} className={styles.hint}>
          <FormattedMessage id={hint} />
        </p>
      )}
      {fault && (
        <p id={`${id}fault`} className={styles.fault}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>
            <FaultText fault={fault} />
          </span>
        </p>
      )}
    </div>
  );
}
