import type { MercatorBox, MercatorPoint } from '#common/geo/mercator.ts';

/** A point as PostgreSQL reads its type `point`. */
export function pointText([x, y]: MercatorPoint): string {
  return `(${x},${y})`;
}

/** A box as PostgreSQL reads its type `box`: its north-east corner, then its south-west one. */
export function boxText([minX, minY, maxX, maxY]: MercatorBox): string {
  return `${pointText([maxX, maxY])},${pointText([minX, minY])}`;
}
