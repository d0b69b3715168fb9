// Plane geometry on lon/lat rings, good enough for cartography: distances by an equirectangular plane.

export const KM_PER_DEGREE = 111.2;

/** East-west shrinking of a degree at a latitude. */
export const shrink = (lat) => Math.cos((lat * Math.PI) / 180);

/** Area of a closed ring, km². */
export function ringArea(ring) {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) twice += (ring[i - 1][0] - ring[i][0]) * (ring[i - 1][1] + ring[i][1]);
  return (Math.abs(twice) / 2) * KM_PER_DEGREE ** 2 * shrink(ring[0][1]);
}

/** Bounds `[west, south, east, north]` of a ring. */
export function ringBounds(ring) {
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    if (x < bounds[0]) bounds[0] = x;
    if (y < bounds[1]) bounds[1] = y;
    if (x > bounds[2]) bounds[2] = x;
    if (y > bounds[3]) bounds[3] = y;
  }
  return bounds;
}

/** Whether a position lies inside a closed ring (even-odd rule). */
export function isInside([x, y], ring) {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [x1, y1] = ring[i - 1];
    const [x2, y2] = ring[i];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Nearest position of a segment, and its distance in km. */
export function nearestOnSegment([x, y], [x1, y1], [x2, y2]) {
  const k = shrink(y);
  const dx = (x2 - x1) * k;
  const dy = y2 - y1;
  const along = dx === 0 && dy === 0 ? 0 : ((x - x1) * k * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  const position = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
  return { position, km: distanceKm([x, y], position) };
}

/** Distance of two near positions, km. */
export const distanceKm = ([x1, y1], [x2, y2]) => Math.hypot((x2 - x1) * shrink(y1), y2 - y1) * KM_PER_DEGREE;

/** Rounds every coordinate of a geometry to four decimals (about ten metres; the source has three). */
export const round = (coordinates) =>
  coordinates.map((value) => (Array.isArray(value) ? round(value) : Math.round(value * 1e5) / 1e5));

/** The polygons of a Polygon or MultiPolygon, as lists of rings. */
export const polygonsOf = (geometry) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates);

export const featureCollection = (features) => ({ type: 'FeatureCollection', features });
