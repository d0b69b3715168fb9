import { FormattedMessage } from 'react-intl';
import { type PasswordStrength, passwordStrength } from '#common/account/password.ts';
import styles from './StrengthMeter.module.css';

const STEPS = { empty: 0, tooShort: 1, weak: 2, ok: 3, strong: 4 } as const satisfies Record<PasswordStrength, number>;

/** How good a password is, as a bar and in words (SPEC §5), with the rule where it does not stand already. */
export function StrengthMeter({ password, withRule }: { password: string; withRule: boolean }) {
  const strength = passwordStrength(password);
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-filled={step <= STEPS[strength]} />
        ))}
      </div>
      <p className={styles.text} role="status">
        <FormattedMessage id="password.strength" values={{ strength }} />
      </p>
      {withRule && (
        <p className={styles.text}>
          <FormattedMessage id="password.rule" />
        </p>
      )}
    </div>
  );
}
