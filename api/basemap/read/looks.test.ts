import { describe, expect, test } from 'vitest';
import type { Tags } from '#api/osm/block.ts';
import { areaLooks, lineLooks, mayDraw, pointLooks } from './looks.ts';

type Drawn = Readonly<Record<string, unknown>>;

const area = (tags: Tags, isRelation = false): Drawn[] =>
  areaLooks(tags, isRelation).map(({ rule, properties }) => ({ layer: rule.layer, ...properties }));
const line = (tags: Tags, closed = false): Drawn[] =>
  lineLooks(tags, closed).map(({ rule, properties }) => ({ layer: rule.layer, zoom: rule.zoom, ...properties }));
const point = (tags: Tags, on: 'nodes' | 'areas' = 'nodes'): Drawn[] =>
  pointLooks(tags, on).map(({ rule, properties }) => ({ layer: rule.layer, zoom: rule.zoom, ...properties }));

describe('areas', () => {
  test.each<[Tags, object]>([
    [
      { natural: 'water', water: 'lake', name: 'Päijänne' },
      { layer: 'water', kind: 'lake' },
    ],
    [{ natural: 'water' }, { layer: 'water', kind: 'water' }],
    [
      { natural: 'water', water: 'pond', intermittent: 'yes' },
      { layer: 'water', kind: 'water', kind_detail: 'pond', intermittent: true },
    ],
    [
      { natural: 'water', water: 'river' },
      { layer: 'water', kind: 'river' },
    ],
    [{ waterway: 'riverbank' }, { layer: 'water', kind: 'river' }],
    [{ landuse: 'reservoir' }, { layer: 'water', kind: 'reservoir' }],
    [
      { natural: 'water', water: 'reflecting_pool' },
      { layer: 'water', kind: 'basin' },
    ],
    [{ leisure: 'swimming_pool' }, { layer: 'water', kind: 'swimming_pool' }],
    [
      { natural: 'wood', leaf_type: 'mixed' },
      { layer: 'landuse', kind: 'wood' },
    ],
    [{ landuse: 'forest' }, { layer: 'landuse', kind: 'forest' }],
    [
      { natural: 'wetland', wetland: 'bog' },
      { layer: 'landuse', kind: 'wetland', kind_detail: 'bog' },
    ],
    [{ natural: 'fell' }, { layer: 'landuse', kind: 'heath', kind_detail: 'fell' }],
    [{ natural: 'bare_rock' }, { layer: 'landuse', kind: 'bare_rock' }],
    [{ landuse: 'farmland' }, { layer: 'landuse', kind: 'farmland' }],
    [{ amenity: 'grave_yard' }, { layer: 'landuse', kind: 'cemetery' }],
    [{ landuse: 'retail' }, { layer: 'landuse', kind: 'commercial', kind_detail: 'retail' }],
    [{ man_made: 'pier' }, { layer: 'landuse', kind: 'pier' }],
    [
      { highway: 'pedestrian', area: 'yes' },
      { layer: 'landuse', kind: 'pedestrian' },
    ],
    [{ railway: 'platform' }, { layer: 'landuse', kind: 'platform' }],
    [
      { building: 'apartments', name: 'Talo' },
      { layer: 'buildings', kind: 'building' },
    ],
  ])('%j are drawn as %j', (tags, drawn) => {
    expect(area(tags)).toEqual([drawn]);
  });

  test('with several kinds of ground are drawn as the kind that says most about walking there', () => {
    expect(area({ leisure: 'park', natural: 'wood' })).toEqual([{ layer: 'landuse', kind: 'wood' }]);
    expect(area({ landuse: 'residential', natural: 'wetland' })).toEqual([{ layer: 'landuse', kind: 'wetland' }]);
  });

  test('protected land is drawn over the ground that it holds, monuments are not', () => {
    expect(area({ natural: 'wood', leisure: 'nature_reserve' }).map(({ kind }) => kind)).toEqual([
      'wood',
      'nature_reserve',
    ]);
    expect(area({ boundary: 'national_park', leisure: 'nature_reserve' }, true).map(({ kind }) => kind)).toEqual([
      'national_park',
    ]);
    expect(area({ boundary: 'protected_area', protect_class: '2' }, true).map(({ kind }) => kind)).toEqual([
      'national_park',
    ]);
    expect(area({ boundary: 'protected_area', protect_class: '22' }, true)).toEqual([]);
    expect(area({ boundary: 'protected_area', heritage: '1' }, true)).toEqual([]);
  });

  test('a building hides the ground that its tags speak of', () => {
    expect(area({ building: 'yes', amenity: 'school' })).toEqual([{ layer: 'buildings', kind: 'building' }]);
    expect(area({ building: 'no', amenity: 'school' })).toEqual([{ layer: 'landuse', kind: 'school' }]);
  });

  test.each<Tags>([
    { highway: 'pedestrian' },
    { highway: 'track', natural: 'wood' },
    { landuse: 'grass', area: 'no' },
    { aeroway: 'runway' },
    { natural: 'water', location: 'underground' },
    { natural: 'water', tunnel: 'culvert' },
    { amenity: 'parking', parking: 'underground' },
    { highway: 'corridor', indoor: 'yes', area: 'yes' },
    { building: 'yes', location: 'underground' },
  ])('a closed way %j is not drawn as an area', (tags) => {
    expect(area(tags)).toEqual([]);
  });

  test('a relation needs no area=yes', () => {
    expect(area({ type: 'multipolygon', highway: 'pedestrian' }, true)).toEqual([
      { layer: 'landuse', kind: 'pedestrian' },
    ]);
  });
});

describe('lines', () => {
  test.each<[Tags, object]>([
    [{ highway: 'motorway' }, { kind: 'highway', kind_detail: 'motorway', zoom: 8, oneway: 'yes' }],
    [
      { highway: 'trunk', ref: '9;E 63' },
      { kind: 'major_road', kind_detail: 'trunk', zoom: 8, ref: '9;E 63' },
    ],
    [
      { highway: 'primary_link', oneway: 'yes' },
      { kind: 'major_road', kind_detail: 'primary', zoom: 8, is_link: true, oneway: 'yes' },
    ],
    [{ highway: 'secondary' }, { kind: 'major_road', kind_detail: 'secondary', zoom: 9 }],
    [{ highway: 'tertiary' }, { kind: 'major_road', kind_detail: 'tertiary', zoom: 10 }],
    [
      { highway: 'unclassified', surface: 'gravel' },
      { kind: 'minor_road', kind_detail: 'unclassified', zoom: 12, surface: 'unpaved' },
    ],
    [{ highway: 'service' }, { kind: 'minor_road', kind_detail: 'service', zoom: 13 }],
    [
      { highway: 'service', service: 'driveway' },
      { kind: 'minor_road', kind_detail: 'service', zoom: 14 },
    ],
    [
      { highway: 'track', tracktype: 'grade3' },
      { kind: 'path', kind_detail: 'track', zoom: 12, surface: 'unpaved' },
    ],
    [
      { highway: 'path', trail_visibility: 'bad' },
      { kind: 'path', kind_detail: 'path', zoom: 12, sac: 'faint' },
    ],
    [
      { highway: 'path', bicycle: 'designated', foot: 'designated', surface: 'asphalt' },
      { kind: 'path', kind_detail: 'cycleway', zoom: 12, surface: 'paved' },
    ],
    [
      { highway: 'footway', lit: 'yes' },
      { kind: 'path', kind_detail: 'footway', zoom: 13, lit: true },
    ],
    [
      { highway: 'footway', footway: 'sidewalk', name: 'Mannerheimintie' },
      { kind: 'path', kind_detail: 'sidewalk', zoom: 14 },
    ],
    [
      { highway: 'footway', footway: 'crossing' },
      { kind: 'path', kind_detail: 'crossing', zoom: 14 },
    ],
    [{ highway: 'steps' }, { kind: 'path', kind_detail: 'steps', zoom: 13 }],
    [
      { 'piste:type': 'nordic', lit: 'yes' },
      { kind: 'path', kind_detail: 'piste', zoom: 12, piste: 'nordic', lit: true },
    ],
    [{ man_made: 'pier' }, { kind: 'path', kind_detail: 'pier', zoom: 13 }],
    [{ railway: 'rail' }, { kind: 'rail', kind_detail: 'rail', zoom: 8 }],
    [
      { railway: 'rail', service: 'siding' },
      { kind: 'rail', kind_detail: 'rail', zoom: 13 },
    ],
    [
      { railway: 'rail', service: 'yard' },
      { kind: 'rail', kind_detail: 'rail', zoom: 14 },
    ],
    [{ railway: 'tram' }, { kind: 'rail', kind_detail: 'tram', zoom: 12 }],
    [
      { route: 'ferry', name: 'Lautta' },
      { kind: 'ferry', zoom: 8, name: 'Lautta' },
    ],
    [{ aerialway: 'chair_lift' }, { kind: 'aerialway', kind_detail: 'chair_lift', zoom: 12 }],
  ])('roads %j are drawn as %j', (tags, drawn) => {
    const [look] = line(tags);
    expect(look).toEqual({ ...drawn, layer: 'roads', sort_rank: expect.any(Number) });
  });

  test.each<[Tags, object]>([
    [
      { waterway: 'river', name: 'Vantaanjoki', 'name:sv': 'Vanda å' },
      { layer: 'water', kind: 'river', zoom: 8, name: 'Vantaanjoki', 'name:sv': 'Vanda å' },
    ],
    [
      { waterway: 'stream', intermittent: 'yes' },
      { layer: 'water', kind: 'stream', zoom: 13, intermittent: true },
    ],
    [
      { waterway: 'ditch', name: 'Oja' },
      { layer: 'water', kind: 'ditch', zoom: 14 },
    ],
    [{ power: 'line' }, { layer: 'power', kind: 'line', zoom: 11 }],
    [
      { power: 'minor_line', location: 'overhead' },
      { layer: 'power', kind: 'minor_line', zoom: 13 },
    ],
    [{ natural: 'cliff' }, { layer: 'earth', kind: 'cliff', zoom: 14 }],
    [{ natural: 'coastline' }, { layer: 'coast', kind: 'coast', zoom: 8 }],
  ])('%j are drawn as %j', (tags, drawn) => {
    expect(line(tags)).toEqual([drawn]);
  });

  test.each<Tags>([
    { highway: 'proposed' },
    { highway: 'construction', construction: 'primary' },
    { highway: 'footway', indoor: 'yes' },
    { highway: 'corridor' },
    { highway: 'footway', level: '-2;-1' },
    { railway: 'razed' },
    { railway: 'abandoned' },
    { railway: 'construction' },
    { waterway: 'stream', tunnel: 'culvert' },
    { power: 'line', location: 'underground' },
    { power: 'cable' },
    { barrier: 'fence' },
    { 'piste:type': 'downhill' },
  ])('%j are not drawn', (tags) => {
    expect(line(tags)).toEqual([]);
  });

  test.each<[Tags, string[]]>([
    [{ highway: 'footway' }, ['path']],
    [{ highway: 'pedestrian', area: 'yes' }, []],
    [{ natural: 'coastline', place: 'island' }, ['coast']],
    [{ natural: 'coastline', area: 'yes' }, ['coast']],
    [{ man_made: 'pier' }, []],
    [{ man_made: 'pier', area: 'no' }, ['path']],
    [{ railway: 'miniature' }, ['rail']],
    [{ 'piste:type': 'nordic' }, ['path']],
    [{ 'piste:type': 'nordic', area: 'yes' }, []],
  ])('a closed way %j is drawn as the lines %j', (tags, kinds) => {
    expect(line(tags, true).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('a tunnel is drawn as one, also on a storey below', () => {
    expect(line({ highway: 'footway', tunnel: 'yes', level: '-1' })).toMatchObject([{ is_tunnel: true }]);
    expect(line({ railway: 'subway', tunnel: 'yes', layer: '-3' })).toMatchObject([
      { kind: 'rail', is_tunnel: true, sort_rank: 25 },
    ]);
    expect(line({ highway: 'primary', tunnel: 'no' })[0]).not.toHaveProperty('is_tunnel');
  });

  test('storeys come before classes, and bridges and tunnels without a number are one up or down', () => {
    const rank = (tags: Tags) => line(tags)[0]?.['sort_rank'];
    expect(rank({ highway: 'motorway' })).toBe(59);
    expect(rank({ highway: 'footway' })).toBe(50);
    expect(rank({ highway: 'footway', bridge: 'yes' })).toBe(60);
    expect(rank({ highway: 'motorway', tunnel: 'yes' })).toBe(49);
    expect(rank({ highway: 'footway', bridge: 'yes', layer: '2' })).toBe(70);
    expect(rank({ highway: 'footway', layer: '99' })).toBe(100);
    expect(line({ highway: 'path', bridge: 'boardwalk' })[0]).not.toHaveProperty('is_bridge');
  });

  test.each<[Tags, string | undefined]>([
    [{ highway: 'service', access: 'private' }, 'private'],
    [{ highway: 'track', access: 'no' }, 'private'],
    [{ highway: 'path', access: 'no', foot: 'designated' }, undefined],
    [{ highway: 'path', access: 'private', foot: 'yes' }, undefined],
    [{ highway: 'path', access: 'customers' }, undefined],
  ])('access of %j is %j', (tags, access) => {
    expect(line(tags)[0]?.['access']).toBe(access);
  });

  test('a ski track on a path is a field of the path, which shows as early as the track', () => {
    expect(line({ highway: 'footway', 'piste:type': 'nordic' })).toMatchObject([
      { kind_detail: 'footway', piste: 'nordic', zoom: 12 },
    ]);
    expect(line({ highway: 'tertiary', 'piste:type': 'nordic' })).toMatchObject([
      { kind_detail: 'tertiary', piste: 'nordic', zoom: 10 },
    ]);
    const marked = lineLooks({ highway: 'track' }, false, { skied: true, ferry: null });
    expect(marked.map(({ properties }) => [properties['kind_detail'], properties['piste']])).toEqual([
      ['track', 'nordic'],
    ]);
  });

  test('a street with tram rails is drawn as both', () => {
    expect(
      line({ highway: 'residential', railway: 'tram', name: 'Katu' }).map(({ kind, name }) => [kind, name]),
    ).toEqual([
      ['minor_road', 'Katu'],
      ['rail', undefined],
    ]);
  });
});

describe('names and signs', () => {
  test('are written only in the languages whose name differs from the local one', () => {
    const tags = {
      place: 'suburb',
      name: 'Töölö',
      'name:fi': 'Töölö',
      'name:sv': 'Tölö',
      'name:en': 'Töölö',
      'name:de': 'Töölö-DE',
    };
    expect(point(tags)).toEqual([
      {
        layer: 'places',
        zoom: 11,
        kind: 'neighbourhood',
        kind_detail: 'suburb',
        name: 'Töölö',
        'name:sv': 'Tölö',
        population_rank: 4,
      },
    ]);
  });

  test('a name that is the same in all languages is written once', () => {
    const [look = {}] = point({
      place: 'suburb',
      name: 'Eira',
      'name:fi': 'Eira',
      'name:sv': 'Eira',
      'name:en': 'Eira',
    });
    expect(Object.keys(look).filter((key) => key.startsWith('name'))).toEqual(['name']);
  });

  test('a name in a language stands in where there is no local name', () => {
    expect(point({ natural: 'bay', 'name:sv': 'Viken', 'name:en': 'The Bay' })).toMatchObject([
      { name: 'Viken', 'name:en': 'The Bay' },
    ]);
  });

  test.each<[Tags, object]>([
    [
      { place: 'city', name: 'Helsinki', 'name:sv': 'Helsingfors', population: '674963', capital: 'yes' },
      { population: 674_963, population_rank: 10, capital: 'yes', bilingual: true, zoom: 8 },
    ],
    [
      { place: 'town', name: 'Pargas', 'name:fi': 'Parainen' },
      { population_rank: 5, bilingual: true },
    ],
    [
      { place: 'village', name: 'Siuntio' },
      { population_rank: 1, bilingual: true, zoom: 10 },
    ],
    [{ place: 'town', name: 'Kerava' }, { population_rank: 5 }],
    [{ place: 'suburb', name: 'Turku' }, { kind: 'neighbourhood' }],
    [
      { place: 'hamlet', name: 'Kylä', population: 'about 20' },
      { kind_detail: 'hamlet', population_rank: 0, zoom: 12 },
    ],
  ])('the place %j has %j', (tags, properties) => {
    const [look] = point(tags);
    expect(look).toMatchObject(properties);
    expect('bilingual' in (look ?? {})).toBe('bilingual' in properties);
    expect('population' in (look ?? {})).toBe('population' in properties);
  });

  test.each<[Tags, object]>([
    [
      { place: 'island', name: 'Saari' },
      { layer: 'earth', kind: 'island' },
    ],
    [
      { place: 'islet', name: 'Luoto' },
      { layer: 'earth', kind: 'islet', zoom: 14 },
    ],
    [
      { natural: 'strait', name: 'Salmi' },
      { layer: 'water', kind: 'strait' },
    ],
    [
      { place: 'sea', name: 'Meri' },
      { layer: 'water', kind: 'sea' },
    ],
    [
      { natural: 'peak', name: 'Halti', ele: '1324.3 m', wikidata: 'Q1' },
      { layer: 'pois', kind: 'peak', elevation: 1324, zoom: 11 },
    ],
    [
      { natural: 'peak', name: 'Mäki' },
      { kind: 'peak', zoom: 12 },
    ],
    [{ natural: 'cave_entrance' }, { layer: 'pois', kind: 'cave_entrance' }],
    [
      { railway: 'station', station: 'subway', name: 'Kamppi' },
      { layer: 'pois', kind: 'station', kind_detail: 'subway', zoom: 13 },
    ],
    [{ amenity: 'ferry_terminal' }, { layer: 'pois', kind: 'ferry_terminal', zoom: 14 }],
  ])('the node %j is drawn as %j', (tags, properties) => {
    expect(point(tags)).toMatchObject([properties]);
  });

  test('nameless islands, bays and hills have no labels', () => {
    const nameless: Tags[] = [{ place: 'islet' }, { natural: 'bay' }, { natural: 'hill' }, { natural: 'peak' }];
    expect(nameless.flatMap((tags) => point(tags))).toEqual([]);
  });

  test('lakes are named on their area, rivers on their line, parks and reserves not at all', () => {
    expect(point({ natural: 'water', water: 'lake', name: 'Päijänne' }, 'areas')).toMatchObject([
      { layer: 'water', kind: 'lake', name: 'Päijänne' },
    ]);
    expect(point({ natural: 'water', name: 'Lampi' }, 'areas')).toMatchObject([{ layer: 'water', kind: 'water' }]);
    expect(point({ natural: 'water', water: 'river', name: 'Joki' }, 'areas')).toEqual([]);
    expect(point({ leisure: 'nature_reserve', boundary: 'protected_area', name: 'Alue' }, 'areas')).toEqual([]);
    expect(point({ leisure: 'park', name: 'Puisto' }, 'areas')).toEqual([]);
  });
});

test('tags that draw nothing are skipped before the others of the element are read', () => {
  const asked = (key: string, value: string) => mayDraw(key)?.(value) ?? false;
  expect(asked('highway', 'footway')).toBe(true);
  expect(asked('building', 'whatever')).toBe(true);
  expect(asked('piste:type', 'nordic')).toBe(true);
  expect([
    asked('piste:type', 'downhill'),
    asked('highway', 'bus_stop'),
    asked('barrier', 'fence'),
    asked('name', 'Kamppi'),
  ]).toEqual([false, false, false, false]);
});

describe('a detail of any value', () => {
  test('is a short plain text, however the tag is written', () => {
    const detailOf = (wetland: string) =>
      areaLooks({ natural: 'wetland', wetland }, false)[0]?.properties['kind_detail'];
    expect(detailOf('bog')).toBe('bog');
    expect(detailOf(' bo\u0000\u202eg\n')).toBe('bo g');
    expect(detailOf('x'.repeat(1_000_000))).toBe('x'.repeat(40));
    expect(detailOf('\u200b')).toBeUndefined();
  });
});
