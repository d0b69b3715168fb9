import { MAP_HEIGHT, MAP_WIDTH, type MapLook } from '#common/places/placeMap.ts';
import styles from './CardImage.module.css';

/** A small map around a place, in the look of the page: on the card of a place without a photo. */
export function MapImage({ map }: { map: Readonly<Record<MapLook, string>> }) {
  return (
    <span className={styles.frame}>
      <picture>
        <source srcSet={map.dark} media="(prefers-color-scheme: dark)" />
        <img
          className={styles.map}
          src={map.light}
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
