import styles from './AccountSkeleton.module.css';

/** Placeholder in the shape of a form or a list of rows that is being loaded. */
export function AccountSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}
