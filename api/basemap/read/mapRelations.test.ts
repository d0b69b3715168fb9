import { describe, expect, test } from 'vitest';
import { inside, names, outside, read, relation, squares, way } from '../../../tests/support/readMadeBaseMap.ts';

describe('areas of relations', () => {
  test('have holes and a name inside, apart from the holes', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(11, [1, 2, 3]), way(12, [3, 4, 1]), way(13, inside)],
      relations: [
        relation(1, { natural: 'water', water: 'lake', name: 'Järvi' }, [11, 'outer'], [12, 'outer'], [13, 'inner']),
      ],
    });
    expect(features).toMatchObject([
      {
        layer: 'water',
        geometry: { type: 'Polygon', coordinates: [{ length: 5 }, { length: 5 }] },
        properties: { kind: 'lake' },
      },
      { layer: 'water', geometry: { type: 'Point' }, properties: { kind: 'lake', name: 'Järvi' } },
    ]);
    expect(features[0]?.properties).not.toHaveProperty('name');
    const [lon = 0, lat = 0] = features[1]?.geometry.type === 'Point' ? features[1].geometry.coordinates : [];
    expect(lon > 24.003 && lon < 24.006 && lat > 60.003 && lat < 60.006).toBe(false);
  });

  test('an outer way of the same kind is not drawn again, one of another kind and an inner one are', async () => {
    const result = await read({
      nodes: squares,
      ways: [
        way(11, outside, { natural: 'wood' }),
        way(12, outside, { landuse: 'residential' }),
        way(13, inside, { natural: 'wood' }),
      ],
      relations: [
        relation(1, { natural: 'wood' }, [11, 'outer'], [13, 'inner']),
        relation(2, { natural: 'wood' }, [12, 'outer']),
      ],
    });
    expect(
      result.features.map(({ properties, geometry }) => [
        properties['kind'],
        geometry.type === 'Polygon' ? geometry.coordinates.length : 0,
      ]),
    ).toEqual([
      ['residential', 1],
      ['wood', 1],
      ['wood', 2],
      ['wood', 1],
    ]);
  });

  test('an island is named once, by its relation or by the coastline round it', async () => {
    const saari = { place: 'island', name: 'Saari' };
    const result = await read({
      nodes: squares,
      ways: [way(11, outside, { natural: 'coastline', ...saari })],
      relations: [relation(1, saari, [11, 'outer'])],
    });
    expect(names(result)).toEqual(['coast/coast LineString', 'earth/island Point']);
  });

  test('a place whose name stands on a node of its own is not named by its relation', async () => {
    const node = { id: 20, lon: 24.005, lat: 60.005, tags: { place: 'village', name: 'Kylä' } };
    const { members, ...rest } = relation(1, { type: 'boundary', place: 'village', name: 'Kylä' }, [11, 'outer']);
    const made = { nodes: [...squares, node], ways: [way(11, outside)] };
    expect(
      names(
        await read({
          ...made,
          relations: [{ ...rest, members: [...members, { type: 'node', id: 20, role: 'label' }] }],
        }),
      ),
    ).toEqual(['places/locality Point']);
    expect(names(await read({ ...made, relations: [{ ...rest, members }] }))).toEqual([
      'places/locality Point',
      'places/locality Point',
    ]);
  });

  test('a part that does not close is left out and reported', async () => {
    const result = await read({
      nodes: squares,
      ways: [way(11, [1, 2, 3]), way(13, inside)],
      relations: [relation(7, { natural: 'wood' }, [11, 'outer'], [99, 'outer'], [13, 'outer'])],
    });
    expect(result.features).toHaveLength(1);
    expect(result.skipped).toEqual([
      { ref: 'relation/7', reason: '1 ring does not close (parts are missing in the file); the rest is kept' },
    ]);
  });
});

describe('ways in relations', () => {
  const border = (id: number, level: string, ...members: number[]) =>
    relation(
      id,
      { type: 'boundary', boundary: 'administrative', admin_level: level },
      ...members.map((ref): [number, string] => [ref, 'outer']),
    );

  test('a border is drawn once, at its highest level, and not along the coast or out at sea', async () => {
    const result = await read({
      nodes: squares,
      ways: [
        way(11, [1, 2]),
        way(12, [2, 3]),
        way(13, [3, 4], { natural: 'coastline' }),
        way(14, [4, 1], { maritime: 'yes' }),
        way(15, [5, 6]),
      ],
      relations: [border(1, '8', 11, 13, 14), border(2, '6', 12), border(3, '8', 12, 11), border(4, '10', 15)],
    });
    expect(
      result.features.map(({ layer, properties, minZoom }) => [
        layer,
        properties['kind'],
        properties['kind_detail'],
        minZoom,
      ]),
    ).toEqual([
      ['boundaries', 'locality', '8', 10],
      ['boundaries', 'county', '6', 8],
      ['coast', 'coast', undefined, 8],
    ]);
  });

  test('of a ski route show its track: on paths as a property, elsewhere as a track of its own', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(11, [1, 2], { highway: 'track' }), way(12, [2, 3]), way(13, [3, 4], { highway: 'track' })],
      relations: [
        relation(1, { type: 'route', route: 'piste', 'piste:type': 'nordic' }, [11, ''], [12, '']),
        relation(2, { type: 'route', route: 'piste', 'piste:type': 'downhill' }, [13, '']),
      ],
    });
    expect(features.map(({ properties }) => [properties['kind_detail'], properties['piste']])).toEqual([
      ['track', 'nordic'],
      ['piste', 'nordic'],
      ['track', undefined],
    ]);
  });

  test('a ferry is drawn once, whether its way or its relation says so, with the name of either', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(11, [1, 2], { route: 'ferry', name: 'Oma' }), way(12, [2, 3], { route: 'ferry' }), way(13, [3, 4])],
      relations: [
        relation(1, { type: 'route', route: 'ferry', name: 'Linja' }, [11, ''], [12, ''], [13, '']),
        relation(2, { type: 'route', route: 'ferry', name: 'Toinen' }, [13, '']),
      ],
    });
    expect(features.map(({ properties }) => [properties['kind'], properties['name']])).toEqual([
      ['ferry', 'Oma'],
      ['ferry', 'Linja'],
      ['ferry', 'Linja'],
    ]);
  });
});
