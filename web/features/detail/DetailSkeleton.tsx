import styles from './DetailSkeleton.module.css';

/** Placeholder in the shape of a detail page; it becomes visible only after 100 ms of loading. */
export function DetailSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span className={styles.way} />
      <div className={styles.header}>
        <span className={styles.disc} />
        <span className={styles.title} />
      </div>
      <div className={styles.actions}>
        <span />
        <span />
        <span />
      </div>
      <span className={styles.text} />
      <span className={styles.text} />
      <span className={styles.text} />
    </div>
  );
}
