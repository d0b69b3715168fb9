import type { Contrast, Theme } from '#web/map/state/appearance.ts';
import { CONTRAST_DARK, DARK, GENERAL_DARK } from './darkColours.ts';
import { CONTRAST_LIGHT, GENERAL_LIGHT, LIGHT } from './lightColours.ts';
import type { BaseLayer, Palette } from './palette.ts';

const NORMAL: Readonly<Record<BaseLayer, Readonly<Record<Theme, Palette>>>> = {
  terrain: { light: LIGHT, dark: DARK },
  general: { light: { ...LIGHT, ...GENERAL_LIGHT }, dark: { ...DARK, ...GENERAL_DARK } },
};

const MORE: Readonly<Record<Theme, Partial<Palette>>> = { light: CONTRAST_LIGHT, dark: CONTRAST_DARK };

/** The colours of a base map in a theme, with the stronger ones over them where the visitor asked for contrast. */
export function paletteOf(layer: BaseLayer, theme: Theme, contrast: Contrast): Palette {
  const palette = NORMAL[layer][theme];
  return contrast === 'more' ? { ...palette, ...MORE[theme] } : palette;
}
