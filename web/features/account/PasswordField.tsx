import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '#web/ui/forms/Field.tsx';
import styles from './PasswordField.module.css';

/** A password, hidden until its owner wants to see it. */
export function PasswordField(
  props: Omit<ComponentProps<typeof Field>, 'type' | 'end'> & {
    readonly autoComplete: 'current-password' | 'new-password';
  },
) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const Glyph = isShown ? EyeOff : Eye;
  const label = intl.formatMessage({ id: isShown ? 'field.hidePassword' : 'field.showPassword' });
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        >
          <Glyph size={22} aria-hidden="true" />
        </button>
      }
    />
  );
}
