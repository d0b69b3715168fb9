import type { ReactNode } from 'react';
import buttonStyles from './Button.module.css';
import styles from './SubmitButton.module.css';

interface Props {
  readonly isSending: boolean;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

/** Sends a form. While that takes it turns, keeping its words, its size and the focus. */
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
