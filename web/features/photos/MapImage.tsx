import { inLook, MAP_HEIGHT, MAP_WIDTH } from '#common/places/placeMap.ts';
import styles from './CardImage.module.css';

/** A small map around a place, in the look of the page: on the card of a place without a photo. */
export function MapImage({ template }: { template: string }) {
  return (
    <span className={styles.frame}>
      <picture>
        <source srcSet={inLook(template, 'dark')} media="(prefers-color-scheme: dark)" />
        <img
          className={styles.map}
          src={inLook(template, 'light')}
          width={MAP_WIDTH}
          height={MAP_HEIGHT}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
