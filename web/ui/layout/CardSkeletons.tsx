import styles from './CardSkeletons.module.css';

/** Placeholders in the shape of cards; they become visible only after 100 ms of loading. */
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
