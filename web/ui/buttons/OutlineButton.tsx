import type { ComponentProps } from 'react';
import styles from './OutlineButton.module.css';

/** A button for what is not the next step; with `isDangerous` for what cannot be taken back. */
export function OutlineButton({
  type = 'button',
  isDangerous = false,
  ...props
}: Omit<ComponentProps<'button'>, 'className'> & { isDangerous?: boolean }) {
  return <button {...props} type={type} className={styles.button} data-dangerous={isDangerous} />;
}
