import { describe, expect, test } from 'vitest';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import type { MapFavourite } from '#web/map/state/mapProps.ts';
import discs from '../sprites/discs.json';
import { favouriteLayers, favouriteTile } from './favourites.ts';
import { place } from './placement.ts';

const favourite = (
  attractionId: number,
  type: MapFavourite['type'],
  position: MapFavourite['position'] = [24.46, 60.99],
): MapFavourite => ({
  attractionId,
  type,
  position,
  name: `Paikka ${attractionId}`,
  family: 'nature',
  icon: 'nature',
});
const layers = (favourites: readonly MapFavourite[]) =>
  favouriteLayers(
    { atlas: { image: 'discs.png', mapping: discs }, anchors: ANCHORS, favourites },
    { onHover: () => undefined },
  );

describe('favourites on the map', () => {
  // SPEC §2: Favourites on the map with their own icons by type; the list shows the favourites list
  test('are all drawn with the disc of their type, the best above the others', () => {
    const all = [favourite(1, 'BEST'), favourite(2, 'BAD'), favourite(3, 'TODO'), favourite(4, 'GOOD')];
    const [layer] = layers(all);
    const props: Record<string, unknown> = { ...layer?.props };
    expect(props).toMatchObject({ id: 'favourites', beforeId: ANCHORS.points, pickable: true });
    const data: unknown = layer?.props.data;
    const { getIcon } = props;
    if (!Array.isArray(data) || typeof getIcon !== 'function') throw new Error('no icons');
    expect(data.map((one) => getIcon(one))).toEqual([
      'favourite/BAD',
      'favourite/TODO',
      'favourite/GOOD',
      'favourite/BEST',
    ]);
    for (const one of data) expect(Object.keys(discs)).toContain(getIcon(one));
  });

  test('are no layer where there are none', () => {
    expect(layers([])).toEqual([]);
  });

  test('stand where they are, and of two at one spot the better one is named', () => {
    const tile = favouriteTile([favourite(1, 'TODO'), favourite(2, 'BEST'), favourite(3, 'GOOD', [26, 62])]);
    const shown = place([tile], { zoom: 10 }, ({ properties }) => properties.name, {
      discPx: () => 30,
      labelPx: 13,
      labelGapPx: 3,
      dotPx: 10,
      ringPx: 46,
      widthOf: (text) => text.length * 7,
    });
    expect(shown.map(({ attractionId: id, name }) => [id, name])).toEqual([
      [2, 'Paikka 2'],
      [3, 'Paikka 3'],
    ]);
    expect(shown[0]?.position[0]).toBeCloseTo(24.46, 6);
    expect(shown[0]?.position[1]).toBeCloseTo(60.99, 6);
  });
});
