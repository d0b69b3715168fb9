import type { HeightTile } from '#common/relief/heightTile.ts';
import type { Theme } from '#web/map/state/appearance.ts';

/** Light falls from the north-west, as maps have it, and weaker from both sides of that: edges stay soft. */
const LIGHTS = [
  { fromDegrees: 315, weight: 0.5 },
  { fromDegrees: 270, weight: 0.25 },
  { fromDegrees: 0, weight: 0.25 },
] as const;
const ALTITUDE = Math.PI / 4;
const LEVEL = Math.sin(ALTITUDE);

/** From far away slopes are averaged away: they are drawn steeper for each zoom out. */
const [NEAR_ZOOM, NEAR_FACTOR, GROWTH, FACTOR_MAX] = [13, 3.2, 1.18, 9];

interface Tint {
  readonly colour: readonly [red: number, green: number, blue: number];
  /** Opacity of the darkest shadow or the brightest light, 0 to 1. */
  readonly opacity: number;
}

/** On a light map mostly shadows show the ground, on a dark one mostly lights. */
const TINTS: Readonly<Record<Theme, { readonly shadow: Tint; readonly light: Tint }>> = {
  light: { shadow: { colour: [52, 48, 74], opacity: 0.55 }, light: { colour: [255, 252, 240], opacity: 0.5 } },
  dark: { shadow: { colour: [0, 2, 6], opacity: 0.6 }, light: { colour: [206, 220, 214], opacity: 0.24 } },
};

export interface Ground extends HeightTile {
  /** Metres on the ground that a pixel is wide. */
  readonly pixelM: number;
  readonly zoom: number;
}

/**
 * Shadow and light on the slopes of a tile as pixels, red, green, blue and opacity: level ground and what has no height
 * stay clear (Lambert's law with three lights). No neighbour is needed: slopes are taken at the corners of pixels, so
 * that the edge of a tile is half a pixel away from the next one's.
 */
export function shadingOf({ side, heights, pixelM, zoom }: Ground, theme: Theme): Uint8ClampedArray<ArrayBuffer> {
  const factor = Math.min(NEAR_FACTOR * GROWTH ** Math.max(0, NEAR_ZOOM - zoom), FACTOR_MAX) / (2 * pixelM);
  const pixels = new Uint8ClampedArray(4 * side * side);
  for (let row = 0; row < side; row++) {
    const top = Math.min(row, side - 2) * side;
    for (let column = 0; column < side; column++) {
      const at = top + Math.min(column, side - 2);
      const [nw = NaN, ne = NaN] = [heights[at], heights[at + 1]];
      const [sw = NaN, se = NaN] = [heights[at + side], heights[at + side + 1]];
      const east = (ne + se - nw - sw) * factor;
      const north = (nw + ne - sw - se) * factor;
      paint(pixels, 4 * (row * side + column), brightness(east, north), TINTS[theme]);
    }
  }
  return pixels;
}

const DIRECTIONS = LIGHTS.map(({ fromDegrees, weight }) => {
  const angle = (fromDegrees / 180) * Math.PI;
  return { east: Math.sin(angle) * Math.cos(ALTITUDE), north: Math.cos(angle) * Math.cos(ALTITUDE), weight };
});

/** How much brighter than level ground a slope is, -1 to 1; slopes are metres up for each metre east and north. */
function brightness(east: number, north: number): number {
  const length = Math.hypot(east, north, 1);
  let lit = 0;
  for (const light of DIRECTIONS)
    lit += light.weight * Math.max(0, (LEVEL - east * light.east - north * light.north) / length);
  return lit < LEVEL ? lit / LEVEL - 1 : (lit - LEVEL) / (1 - LEVEL);
}

function paint(
  pixels: Uint8ClampedArray,
  at: number,
  by: number,
  { shadow, light }: { readonly shadow: Tint; readonly light: Tint },
): void {
  if (Number.isNaN(by)) return;
  const { colour, opacity } = by < 0 ? shadow : light;
  pixels.set(colour, at);
  pixels[at + 3] = Math.abs(by) * opacity * 255;
}
