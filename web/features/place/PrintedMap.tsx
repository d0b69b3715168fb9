import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { MAP_HEIGHT, MAP_WIDTH, PAPER_SCALE, paperMapPath } from '#common/places/placeMap.ts';
import styles from './PrintedMap.module.css';

/** A map around a place on paper alone: browsers fetch it when a page is printed. None where the server has none. */
export function PrintedMap({ id }: { id: AttractionId }) {
  const [missing, setMissing] = useState<AttractionId | null>(null);
  if (missing === id) return null;
  return (
    <figure className={styles.figure}>
      <img
        src={paperMapPath(id)}
        width={PAPER_SCALE * MAP_WIDTH}
        height={PAPER_SCALE * MAP_HEIGHT}
        alt=""
        loading="lazy"
        onError={() => setMissing(id)}
      />
      <figcaption>
        <FormattedMessage id="credit.osm" />
      </figcaption>
    </figure>
  );
}
