import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** The filled button of a page's main action; `type="submit"` sends a form. */
export function Button({ type = 'button', ...props }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...props} type={type} className={styles.button} />;
}
