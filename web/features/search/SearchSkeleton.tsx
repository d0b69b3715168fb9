import styles from './SearchSkeleton.module.css';

/** Placeholder rows in the shape of results, while the first answer is in flight. */
export function SearchSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
