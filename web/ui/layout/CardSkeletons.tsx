import styles from './CardSkeletons.module.css';

/** Cards in the shape of those that come; they appear only when it takes longer than 100 ms. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.cards} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.card}>
          <span className={styles.disc} />
          <span className={styles.text}>
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  );
}
