import { describe, expect, test } from 'vitest';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import type { MapOwnPlace } from '#web/map/state/mapProps.ts';
import discs from '../sprites/discs.json';
import { ownPlaceLayers, ownPlaceTile } from './ownPlaces.ts';
import { place } from './placement.ts';
import { isMapPlace, worldTile } from './worldTile.ts';

const own = (attractionId: number, fields: Partial<MapOwnPlace> = {}): MapOwnPlace => ({
  attractionId,
  name: `Paikka ${attractionId}`,
  position: [24.46, 60.99],
  family: 'own',
  icon: 'own',
  line: null,
  ...fields,
});
const track = own(3e14, {
  position: [25, 61],
  line: [
    [
      [25, 61],
      [25.1, 61],
    ],
    [
      [25.2, 61],
      [25.3, 61.1],
    ],
  ],
});

function layers(ownPlaces: readonly MapOwnPlace[]): Record<string, unknown>[] {
  return ownPlaceLayers(
    { theme: 'light', atlas: { image: 'discs.png', mapping: discs }, anchors: ANCHORS, ownPlaces },
    { onHover: () => undefined },
  ).map(({ props }) => ({ ...props, data: props.data, pickable: props.pickable }));
}

describe('own places on the map', () => {
  // SPEC §2: Own places on the map, for their owner
  test('are all drawn with the disc of their family, which can be pointed at', () => {
    const [layer, ...more] = layers([own(1), own(2)]);
    expect(more).toEqual([]);
    expect(layer).toMatchObject({
      id: 'own-discs',
      beforeId: ANCHORS.points,
      pickable: true,
      data: [{ attractionId: 1 }, { attractionId: 2 }],
    });
    const { getIcon } = layer ?? {};
    expect(typeof getIcon === 'function' && Object.keys(discs).includes(getIcon(own(1)))).toBe(true);
  });

  test('have a line for each part of a track below the discs, which leads to the place', () => {
    const [casings, lines, points] = layers([own(1), track]);
    expect([casings, lines, points].map((layer) => layer?.['id'])).toEqual(['own-casings', 'own-lines', 'own-discs']);
    expect(casings).toMatchObject({ pickable: false });
    expect(lines).toMatchObject({
      beforeId: ANCHORS.shapes,
      pickable: true,
      data: [
        {
          attractionId: 3e14,
          path: [
            [25, 61],
            [25.1, 61],
          ],
        },
        {
          attractionId: 3e14,
          path: [
            [25.2, 61],
            [25.3, 61.1],
          ],
        },
      ],
    });
    expect(Array.isArray(lines?.['data']) && lines['data'].every(isMapPlace)).toBe(true);
  });

  test('are no layer where there are none', () => {
    expect(layers([])).toEqual([]);
  });

  test('are named before what everybody sees', () => {
    const castle = {
      attractionId: 5,
      name: 'Linna',
      position: [24.46, 60.99],
      family: 'sight',
      icon: 'castle',
      stars: 5,
    } as const;
    const shown = place(
      [worldTile([castle]), ownPlaceTile([own(1)])],
      { zoom: 10 },
      ({ properties }) => properties.name,
      {
        discPx: () => 24,
        labelPx: 13,
        labelGapPx: 3,
        dotPx: 10,
        ringPx: 46,
        widthOf: (text) => text.length * 7,
      },
    );
    expect(shown.map(({ name }) => name)).toEqual(['Paikka 1']);
  });
});
