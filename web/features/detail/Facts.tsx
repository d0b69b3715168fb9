import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A row of the few facts that help to decide on a trip. */
export function Facts({ children }: { children: ReactNode }) {
  return <ul className={styles.facts}>{children}</ul>;
}

interface FactProps {
  readonly icon: ReactNode;
  readonly label?: ReactNode;
  readonly tone?: 'OPEN' | 'CLOSED' | 'UNKNOWN';
  readonly children: ReactNode;
}

export function Fact({ icon, label, tone, children }: FactProps) {
  return (
    <li className={styles.fact} data-tone={tone}>
      <span aria-hidden="true">{icon}</span>
      {label !== undefined && <span className="spoken">{label} </span>}
      {children}
    </li>
  );
}
