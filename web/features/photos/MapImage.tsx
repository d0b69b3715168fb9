import { inLook, MAP_HEIGHT, MAP_WIDTH } from '#common/places/placeMap.ts';
import styles from './CardImage.module.css';

/**
 * A small map around a place, in the look of the page: on the card of a place without a photo. Paper has the light one,
 * which browsers fetch when a page is printed.
 */
export function MapImage({ template }: { template: string }) {
  const light = inLook(template, 'light');
  return (
    <span className={styles.frame}>
      <picture className={styles.screen}>
        <source srcSet={inLook(template, 'dark')} media="(prefers-color-scheme: dark)" />
        <img
          className={styles.map}
          src={light}
          width={MAP_WIDTH}
          height={MAP_HEIGHT}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
      <img className={`${styles.map} ${styles.paper}`} src={light} alt="" loading="lazy" />
    </span>
  );
}
