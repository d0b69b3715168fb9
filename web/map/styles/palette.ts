import type { Theme } from '../layers/look.ts';

/** What the base map is drawn for: finding one's way, or the lie of land and water. */
export type BaseLayer = 'general' | 'terrain';

/** Colours of a base map. Labels keep 4.5:1 to the ground they stand on, land and water 1.3:1 to each other. */
export interface Palette {
  readonly land: string;
  /** Other countries: a step back from Finland. */
  readonly abroad: string;
  readonly water: string;
  /** Soft edge of the sea along the coast. */
  readonly shallows: string;
  readonly border: string;
  readonly ink: string;
  /** Names of countries. */
  readonly inkMuted: string;
  readonly inkWater: string;
  readonly halo: string;
}

const light = {
  land: '#F2F0E8',
  abroad: '#E9E7DD',
  water: '#BCD7E6',
  shallows: '#CFE3EE',
  border: '#B9B3A6',
  ink: '#35413B',
  inkMuted: '#5E665F',
  inkWater: '#1F557F',
  halo: '#FFFFFF',
} satisfies Palette;

const dark = {
  land: '#2C362F',
  abroad: '#242D27',
  water: '#10212E',
  shallows: '#152A39',
  border: '#6B766E',
  ink: '#E7EEE9',
  inkMuted: '#A5B2AA',
  inkWater: '#8FBFF0',
  halo: '#0F1411',
} satisfies Palette;

export const PALETTES: Readonly<Record<BaseLayer, Readonly<Record<Theme, Palette>>>> = {
  terrain: { light, dark },
  general: {
    light: { ...light, land: '#F8F7F3', abroad: '#EFEEE9', water: '#C9DEE9', shallows: '#D8E8F0' },
    dark: { ...dark, land: '#323936', abroad: '#2A302D', water: '#13232F', shallows: '#182C3A' },
  },
};
