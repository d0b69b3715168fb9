import styles from './DetailSkeleton.module.css';

/** A detail in the shape of the one that comes; it appears only when it takes longer than 100 ms. */
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
