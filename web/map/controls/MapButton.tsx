import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './MapButton.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'aria-label' | 'title' | 'children'> {
  readonly icon: LucideIcon;
  /** Said to screen readers, and shown to a pointer that rests on it. */
  readonly label: string;
}

/** A button of the group at the edge of the map. */
export function MapButton({ icon: Icon, label, ...button }: Props) {
  return (
    <button {...button} type="button" className={styles.button} aria-label={label} title={label}>
      <Icon size={22} aria-hidden="true" />
    </button>
  );
}
