import styles from './SearchSkeleton.module.css';

/** Rows in the shape of results, while the first answer is on its way. */
export function SearchSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
