import type { LayerSpecification, SpriteSpecification, StyleSpecification } from 'maplibre-gl';
import type { Theme } from '#web/map/state/appearance.ts';
import { ANCHORS, anchorLayer } from './anchors.ts';
import { REGULAR } from './names.ts';

/** Our own sprite within a style that has one of its own. */
export const OWN_SPRITE = 'taival';

/**
 * A style of somebody else with what ours has that other layers rely on: the anchors, shapes under its first names,
 * points over all, and our sprite beside its own. Names are drawn with the page's fonts, as all others: then no glyphs
 * are asked for. The map stays flat: the build has neither globe nor terrain (`web/build/leftOutModules.ts`).
 */
export function outsideStyle(
  { glyphs: _glyphs, projection: _projection, terrain: _terrain, sprite, layers, ...style }: StyleSpecification,
  { theme, origin }: { readonly theme: Theme; readonly origin: string },
): StyleSpecification {
  const drawn = layers.filter(({ id }) => id !== ANCHORS.shapes && id !== ANCHORS.points).map(withOurFonts);
  const firstName = drawn.findIndex(({ type }) => type === 'symbol');
  const shapesBefore = firstName === -1 ? drawn.length : firstName;
  return {
    ...style,
    sprite: [...spritesOf(sprite), { id: OWN_SPRITE, url: `${origin}/static/map/${theme}` }],
    layers: [
      ...drawn.slice(0, shapesBefore),
      anchorLayer(ANCHORS.shapes),
      ...drawn.slice(shapesBefore),
      anchorLayer(ANCHORS.points),
    ],
  };
}

function spritesOf(sprite: SpriteSpecification | undefined): Exclude<SpriteSpecification, string> {
  if (sprite === undefined) return [];
  return typeof sprite === 'string' ? [{ id: 'default', url: sprite }] : sprite;
}

/** The first family says weight and slant, ours follow it. */
function withOurFonts(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const fonts: unknown = layer.layout?.['text-font'];
  const names = Array.isArray(fonts) && fonts.every((font) => typeof font === 'string') ? fonts.map(String) : null;
  return names ? { ...layer, layout: { ...layer.layout, 'text-font': [...names, ...REGULAR] } } : layer;
}
