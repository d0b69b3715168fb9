import type { ComponentProps } from 'react';
import styles from './OutlineButton.module.css';

/** A button for a secondary action; `isDangerous` marks an action that cannot be undone. */
export function OutlineButton({
  type = 'button',
  isDangerous = false,
  ...props
}: Omit<ComponentProps<'button'>, 'className'> & { isDangerous?: boolean }) {
  return <button {...props} type={type} className={styles.button} data-dangerous={isDangerous} />;
}
