import { Logo } from './Logo.tsx';
import styles from './AppSkeleton.module.css';

/** Holds the toolbar's place until the texts are here. */
export function AppSkeleton() {
  return (
    <div className={styles.bar}>
      <Logo size={36} />
    </div>
  );
}
