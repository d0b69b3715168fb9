import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import styles from './EmbedDialog.module.css';

interface Props<Value extends string> {
  readonly label: MessageId;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => MessageId;
  readonly onChoose: (value: Value) => void;
}

/** A labelled choice of one of a few values. */
export function Choice<Value extends string>({ label, value, values, nameOf, onChoose }: Props<Value>) {
  const intl = useIntl();
  return (
    <label className={styles.choice}>
      <FormattedMessage id={label} />
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: nameOf(one) })}
          </option>
        ))}
      </select>
    </label>
  );
}
