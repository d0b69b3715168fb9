import type { ReactNode } from 'react';
import buttonStyles from './Button.module.css';
import styles from './SubmitButton.module.css';

interface Props {
  readonly isSending: boolean;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

/**
 * The button that sends a form. While the form is being sent it shows a spinner, and retains its label, its size and
 * the focus.
 */
export function SubmitButton({ isSending, isDangerous = false, children }: Props) {
  return (
    <button
      type="submit"
      className={`${buttonStyles.button} ${styles.submit}`}
      data-dangerous={isDangerous}
      data-sending={isSending}
      aria-disabled={isSending}
    >
      <span>{children}</span>
    </button>
  );
}
