import styles from './Avatar.module.css';

/** The slot of a user's picture: the first letter of their name while there is none. */
export function Avatar({ username, size }: { username: string; size: 'small' | 'large' }) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {Array.from(username)[0]?.toLocaleUpperCase()}
    </span>
  );
}
