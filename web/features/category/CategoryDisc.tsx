import type { Family } from '#common/catalogue/families.ts';
import { useGlyph } from './glyphs.ts';
import styles from './CategoryDisc.module.css';

/**
 * The round mark of a category: its glyph in white on the colour of its family. Hidden from screen readers, because the
 * category's name stands beside it.
 */
export function CategoryDisc({
  family,
  icon,
  size = 'medium',
}: {
  family: Family;
  icon: string;
  size?: 'small' | 'medium' | 'large';
}) {
  return (
    <span className={styles.disc} data-family={family} data-size={size} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={useGlyph(icon)} />
      </svg>
    </span>
  );
}
