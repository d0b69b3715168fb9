import { describe, expect, test } from 'vitest';
import { paletteOf } from '#web/map/base/styles/paletteOf.ts';
import { contrast } from '../../../tests/support/contrast.ts';
import { conditionLayers, conditionPictures } from './conditionLayers.ts';
import { CONDITION_LOOKS, type ConditionLook } from './looks.ts';
import { CONDITION_COLOURS, CONDITION_DASHES, CONDITION_HALO, CONDITION_SIGNS } from './signs.ts';

const THEMES = ['light', 'dark'] as const;
const GROUNDS = ['land', 'wood', 'meadow', 'field', 'wetland', 'park', 'residential', 'water'] as const;

describe('the layers of conditions', () => {
  test('are those of the looks that are there, the gravest on top, signs over lines over areas', () => {
    const looks: ReadonlySet<ConditionLook> = new Set(['closed', 'groomed']);
    expect(conditionLayers('light', looks).map(({ id }) => id)).toEqual([
      'conditions-groomed-area',
      'conditions-closed-area',
      'conditions-closed-hatch',
      'conditions-groomed-casing',
      'conditions-groomed-line',
      'conditions-closed-casing',
      'conditions-closed-line',
      'conditions-groomed-line-sign',
      'conditions-groomed-sign',
      'conditions-closed-line-sign',
      'conditions-closed-sign',
    ]);
    expect(conditionLayers('light', new Set())).toEqual([]);
  });

  test('ask for pictures that are made for them', () => {
    const looks = new Set(CONDITION_LOOKS);
    const asked = conditionLayers('dark', looks).flatMap((layer) => {
      if (layer.type === 'symbol') return `${layer.layout?.['icon-image']?.toString()}`;
      return layer.type === 'fill' ? (layer.paint?.['fill-pattern']?.toString() ?? []) : [];
    });
    expect(new Set(asked)).toEqual(new Set(conditionPictures('dark', looks)));
  });

  test('differ not by colour alone: each pair in its dashes or its sign', () => {
    const forms = CONDITION_LOOKS.map((look) => JSON.stringify([CONDITION_DASHES[look], CONDITION_SIGNS[look]]));
    expect(new Set(forms).size).toBe(CONDITION_LOOKS.length);
  });
});

describe.each(THEMES)('the colours of conditions (%s)', (theme) => {
  test.each(CONDITION_LOOKS)('%s: can be seen on all ground, and on its own edge', (look) => {
    const palette = paletteOf('terrain', theme, 'normal');
    const colour = CONDITION_COLOURS[theme][look];
    for (const ground of GROUNDS) expect(contrast(colour, palette[ground]), ground).toBeGreaterThanOrEqual(3);
    expect(contrast(colour, CONDITION_HALO[theme])).toBeGreaterThanOrEqual(4.5);
  });
});
