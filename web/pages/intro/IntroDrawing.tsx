import styles from './IntroMap.module.css';

/** The motif of Taival's logo as a landscape: a lake, a stretch of a path, and the place at its end. */
export function IntroDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.lake} d="M-20 96c70-48 168-36 206 22s-18 104 22 150 18 98-58 112S-20 346-20 346z" />
      <path className={styles.lake} d="M418 372c34-30 96-40 168-18v150H372c-10-58 12-100 46-132z" />
      <path className={styles.wood} d="M262-20h330v246c-62 34-132 22-176-26S306 150 278 98 252 16 262-20z" />
      <path className={styles.trail} d="M148 480c34-62 118-66 152-112s-14-98 26-138 92-22 112-92" />
      <circle className={styles.place} cx="438" cy="128" r="17" />
    </svg>
  );
}
