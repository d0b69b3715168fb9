import type { FeatureCollection, Point } from 'geojson';
import { LABEL_GAP_PX, LABEL_PX } from './look.ts';
import type { Placement } from './placement.ts';

interface Properties {
  /** Diameter of the disc, pixels. */
  readonly size: number;
  readonly name?: string;
  /** From the middle of the disc to that of the name, in heights of the letters. */
  readonly offset?: readonly [right: number, down: number];
}

/** A point for each disc, with its size, and its name where that is written. Dots take no room from names. */
export function nameFeatures(shown: Placement): FeatureCollection<Point, Properties> {
  return {
    type: 'FeatureCollection',
    features: shown
      .filter(({ isDot }) => !isDot)
      .map(({ position: [lon, lat], name, sizePx }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lon, lat] },
        properties: { size: sizePx, ...(name !== null && { name, offset: offsetOf(sizePx) }) },
      })),
  };
}

function offsetOf(sizePx: number): readonly [number, number] {
  return [0, (sizePx / 2 + LABEL_GAP_PX + LABEL_PX / 2) / LABEL_PX];
}
