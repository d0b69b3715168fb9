/** Heights in the middles of four squares that touch; NaN where there is none. */
export interface Corners {
  readonly northWest: number;
  readonly northEast: number;
  readonly southWest: number;
  readonly southEast: number;
}

/**
 * The height between the middles of four squares, at shares of the way east and south (bilinear). Where one of them has
 * none, that of the square which the point lies in, or NaN: no height is made up beyond the squares that have one.
 */
export function heightBetween({ northWest, northEast, southWest, southEast }: Corners, east: number, south: number) {
  const north = northWest * (1 - east) + northEast * east;
  const below = southWest * (1 - east) + southEast * east;
  const height = north * (1 - south) + below * south;
  if (!Number.isNaN(height)) return height;
  const [west, far] = south < 0.5 ? [northWest, northEast] : [southWest, southEast];
  return east < 0.5 ? west : far;
}
