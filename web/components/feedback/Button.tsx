import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** The filled button of a next step. */
export function Button(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles.button} />;
}
