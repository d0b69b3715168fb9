import { afterEach, describe, expect, test, vi } from 'vitest';
import { category, categoryOf } from './catalogue.ts';
import rules from './osmRules.json' with { type: 'json' };
import { categoryOfTags, type OsmShape, type OsmTags } from './osmTags.ts';

const key = (tags: OsmTags, shape: OsmShape = 'POINT'): string | null => categoryOfTags(tags, shape)?.key ?? null;

describe('an object is named by what is most interesting about it', () => {
  test.each<[string, OsmTags, OsmShape, string]>([
    [
      'a castle with a museum',
      { name: 'Hämeen linna', historic: 'castle', tourism: 'museum', building: 'yes' },
      'AREA',
      'historic/castle',
    ],
    ['a manor', { name: 'Urajärven kartano', historic: 'castle', castle_type: 'manor' }, 'AREA', 'historic/manor'],
    [
      'a museum with a café',
      { name: 'Ateneum', tourism: 'museum', amenity: 'cafe', building: 'yes' },
      'AREA',
      'tourism/museum',
    ],
    [
      'a museum in a listed house',
      { name: 'Ehrensvärd-museo', tourism: 'museum', historic: 'building', building: 'yes' },
      'AREA',
      'tourism/museum',
    ],
    [
      'a restaurant in a listed house',
      { name: 'Walhalla', amenity: 'restaurant', historic: 'building', building: 'yes' },
      'AREA',
      'amenity/restaurant',
    ],
    [
      'a lighthouse',
      { name: 'Bengtskär', man_made: 'lighthouse', tourism: 'attraction' },
      'AREA',
      'man_made/lighthouse',
    ],
    [
      'a national park',
      { name: 'Nuuksion kansallispuisto', boundary: 'national_park', leisure: 'nature_reserve', protect_class: '2' },
      'AREA',
      'boundary/national_park',
    ],
    [
      'a wilderness area',
      {
        name: 'Hammastunturin erämaa',
        boundary: 'protected_area',
        protection_title: 'Erämaa-alue',
        protect_class: '1b',
      },
      'AREA',
      'my/wilderness_area',
    ],
    [
      'a nature reserve',
      { name: 'Kallahdenharju', boundary: 'protected_area', leisure: 'nature_reserve', protect_class: '4' },
      'AREA',
      'leisure/nature_reserve',
    ],
    ['a protected area', { name: 'Harakka', boundary: 'protected_area' }, 'AREA', 'nature_area'],
    ['a World Heritage site', { name: 'Suomenlinna', 'ref:whc': '583', historic: 'fort' }, 'AREA', 'heritage/unesco'],
    ['a lean-to', { amenity: 'shelter', shelter_type: 'lean_to' }, 'POINT', 'shelter/lean_to'],
    ['a fire place', { leisure: 'firepit' }, 'POINT', 'leisure/firepit'],
    ['a barbecue', { amenity: 'bbq', covered: 'yes' }, 'POINT', 'amenity/bbq'],
    ['a bird tower', { leisure: 'bird_hide', building: 'yes' }, 'AREA', 'leisure/bird_hide'],
    ['an observation tower', { man_made: 'tower', 'tower:type': 'observation' }, 'POINT', 'tower/observation'],
    ['a wilderness hut', { tourism: 'wilderness_hut', name: 'Pahakurun autiotupa' }, 'POINT', 'tourism/wilderness_hut'],
    ['a beach without a name', { natural: 'beach', surface: 'sand' }, 'AREA', 'natural/beach'],
    [
      'a bathing beach',
      { natural: 'beach', leisure: 'beach_resort', name: 'Hietaranta' },
      'AREA',
      'leisure/beach_resort',
    ],
    [
      'a swimming hall',
      { leisure: 'sports_centre', sport: 'swimming;gymnastics', name: 'Töölön uimahalli' },
      'AREA',
      'sports_centre/swimming',
    ],
    [
      'a public sauna with a restaurant',
      { leisure: 'sauna', amenity: 'restaurant', name: 'Löyly' },
      'AREA',
      'leisure/sauna',
    ],
    ['a hiking route', { type: 'route', route: 'hiking', name: 'Karhunkierros' }, 'PATH', 'route/hiking'],
    ['a walking route', { type: 'route', route: 'foot', name: 'Rantareitti' }, 'PATH', 'route/foot'],
    ['a ski route', { type: 'route', route: 'ski', 'piste:type': 'nordic', name: 'Latu' }, 'PATH', 'skitrack'],
    ['a ski route by its older tag', { type: 'route', route: 'piste', name: 'Latu' }, 'PATH', 'skitrack'],
    [
      'a downhill run',
      { type: 'route', route: 'piste', 'piste:type': 'downhill', name: 'Musta' },
      'PATH',
      'piste/downhill',
    ],
    ['a ski track', { 'piste:type': 'nordic', name: 'Paloheinän latu', highway: 'track' }, 'PATH', 'skitrack'],
    [
      'a cycling route',
      { type: 'route', route: 'bicycle', name: 'Rantaraitti', network: 'ncn' },
      'PATH',
      'route/bicycle',
    ],
    [
      'a cathedral',
      { name: 'Uspenskin katedraali', amenity: 'place_of_worship', religion: 'christian', building: 'cathedral' },
      'AREA',
      'building/cathedral',
    ],
    [
      'a church',
      { name: 'Temppeliaukion kirkko', amenity: 'place_of_worship', religion: 'christian', tourism: 'attraction' },
      'AREA',
      'place_of_worship/christian',
    ],
    [
      'a memorial that is a work of art',
      { name: 'Sibelius-monumentti', historic: 'memorial', memorial: 'sculpture', tourism: 'artwork' },
      'POINT',
      'historic/memorial',
    ],
    ['toilets in a park', { amenity: 'toilets', fee: 'no' }, 'POINT', 'amenity/toilets'],
    ['a place of two trades', { name: 'Kulma', amenity: 'cafe; bar' }, 'POINT', 'amenity/cafe'],
    ['a hotel with a restaurant', { name: 'Kämp', tourism: 'hotel', amenity: 'restaurant' }, 'AREA', 'tourism/hotel'],
    ['a supermarket', { name: 'K-Market', shop: 'supermarket' }, 'POINT', 'shop/supermarket'],
    [
      'a market hall that tourists visit',
      { name: 'Kauppatori', amenity: 'marketplace', place: 'square' },
      'AREA',
      'amenity/marketplace',
    ],
    ['a famous island', { name: 'Seurasaari', place: 'island', wikidata: 'Q1367087' }, 'AREA', 'place/island'],
    ['a waterfall', { name: 'Korkeakoski', waterway: 'waterfall' }, 'POINT', 'waterway/waterfall'],
    ['a name in Swedish only', { 'name:sv': 'Parken', leisure: 'park' }, 'AREA', 'leisure/park'],
  ])('%s', (_, tags, shape, expected) => {
    expect(key(tags, shape)).toBe(expected);
  });
});

describe('left out', () => {
  test.each<[string, OsmTags, OsmShape]>([
    ['a path', { highway: 'path', name: 'Polku', foot: 'designated' }, 'PATH'],
    ['a building', { building: 'yes', name: 'Talo' }, 'AREA'],
    ['a bus shelter', { amenity: 'shelter', shelter_type: 'public_transport', name: 'Pysäkki' }, 'POINT'],
    ['a mast', { man_made: 'tower', 'tower:type': 'communication', name: 'Masto' }, 'POINT'],
    ['a bus route', { type: 'route', route: 'bus', name: '14' }, 'PATH'],
    ['a restaurant that is no more', { 'disused:amenity': 'restaurant', name: 'Entinen' }, 'POINT'],
    ['a restaurant out of use', { amenity: 'restaurant', disused: 'yes', name: 'Entinen' }, 'POINT'],
    ['a route that is only planned', { type: 'route', route: 'bicycle', state: 'proposed', name: 'Reitti 6' }, 'PATH'],
    ['what ended years ago', { tourism: 'museum', name: 'Museo', end_date: '2019' }, 'AREA'],
    ['what opens in a far year', { tourism: 'museum', name: 'Museo', opening_date: '2999' }, 'AREA'],
    ['what starts in a far month', { tourism: 'museum', name: 'Museo', start_date: '2999-06' }, 'AREA'],
    ['what is removed', { amenity: 'toilets', removed: 'yes' }, 'POINT'],
    ['a vacant café', { amenity: 'cafe', vacant: 'yes', name: 'X' }, 'POINT'],
    ['a closed café', { amenity: 'cafe', status: 'closed', name: 'X' }, 'POINT'],
    ['a disused café', { amenity: 'cafe', 'disused:amenity': 'cafe', name: 'X' }, 'POINT'],
    ['a sauna of soldiers', { leisure: 'sauna', access: 'military', name: 'X' }, 'AREA'],
    ['a beauty shop with a bath', { shop: 'beauty', amenity: 'spa', name: 'X' }, 'POINT'],
    ['a docking station', { amenity: 'bicycle_rental', bicycle_rental: 'docking_station', name: 'Asema' }, 'POINT'],
    ['a station of a network', { amenity: 'bicycle_rental', network: 'Kaupunkipyörät' }, 'POINT'],
    ['a nameless board', { tourism: 'information', information: 'board' }, 'POINT'],
    ['a gift shop', { shop: 'gift', name: 'Lahja' }, 'POINT'],
    ['an off-licence', { shop: 'alcohol', name: 'Alko' }, 'POINT'],
    ['a house nobody writes about', { building: 'yes', name: 'Talo' }, 'AREA'],
    ['a school in a known building', { building: 'yes', amenity: 'school', name: 'Koulu', wikipedia: 'fi:K' }, 'AREA'],
    ['a house with a letter', { building: 'yes', name: 'S', wikipedia: 'fi:Esikunta' }, 'AREA'],
    ['a lake nobody writes about', { natural: 'water', name: 'Lampi' }, 'AREA'],
    ['private toilets', { amenity: 'toilets', access: 'private' }, 'POINT'],
    ['a swimming pool of a house', { leisure: 'swimming_pool', access: 'private', name: 'Allas' }, 'AREA'],
    ['an island nobody writes about', { place: 'islet', name: 'Luoto' }, 'AREA'],
    ['a bench', { amenity: 'bench' }, 'POINT'],
    ['a commemorative plaque', { historic: 'memorial', memorial: 'plaque', name: 'Laatta' }, 'POINT'],
    ['a residential garden', { leisure: 'garden', 'garden:type': 'residential', name: 'Piha' }, 'AREA'],
    ['a guidepost', { tourism: 'information', information: 'guidepost', name: 'Viitta' }, 'POINT'],
    ['water protection', { boundary: 'protected_area', protect_class: '12', name: 'Pohjavesialue' }, 'AREA'],
    ['a route drawn as a point', { route: 'hiking', name: 'Reitti' }, 'POINT'],
    ['an area drawn as a line', { leisure: 'nature_reserve', name: 'Alue' }, 'PATH'],
    ['no tags', {}, 'POINT'],
    ['tags named like object methods', { constructor: 'x', toString: 'y' }, 'POINT'],
  ])('%s', (_, tags, shape) => {
    expect(key(tags, shape)).toBeNull();
  });
});

describe('names', () => {
  test('a reserve, a park or a memorial without one is left out', () => {
    expect(key({ leisure: 'nature_reserve' }, 'AREA')).toBeNull();
    expect(key({ leisure: 'park', name: '' }, 'AREA')).toBeNull();
    expect(key({ historic: 'building', building: 'yes' }, 'AREA')).toBeNull();
  });

  test('without one the next thing that needs none is taken', () => {
    expect(key({ leisure: 'park', amenity: 'toilets' })).toBe('amenity/toilets');
  });

  test('the answer says whether the category needs one', () => {
    expect(categoryOfTags({ leisure: 'park', name: 'Puisto' }, 'AREA')).toEqual({
      key: 'leisure/park',
      needsName: true,
      lasting: false,
    });
    expect(categoryOfTags({ leisure: 'firepit', name: 'Nuotio' }, 'POINT')).toEqual({
      key: 'leisure/firepit',
      needsName: false,
      lasting: false,
    });
  });
});

describe('what people look for', () => {
  const WIKIPEDIA = { name: 'X', wikipedia: 'fi:X' };
  test.each([
    ['a known building', { building: 'government', ...WIKIPEDIA, name: 'Talo' }, 'AREA', 'building/landmark'],
    [
      'a town hall',
      { building: 'public', amenity: 'townhall', heritage: '4', name: 'Talo' },
      'AREA',
      'historic/building',
    ],
    ['a platform', { man_made: 'observation_platform' }, 'POINT', 'tourism/viewpoint'],
    ['rock art', { historic: 'rock_art', name: 'X' }, 'POINT', 'historic/archaeological_site'],
    ['a tar kiln', { historic: 'tar_kiln', name: 'X' }, 'POINT', 'historic/tar_kiln'],
    ['a lock', { waterway: 'lock_gate', name: 'X' }, 'POINT', 'waterway/lock_gate'],
    ['a hut', { tourism: 'hut', name: 'X' }, 'POINT', 'shelter/basic_hut'],
    ['a cableway', { aerialway: 'cable_car', name: 'X' }, 'PATH', 'aerialway/cable_car'],
    ['winter swimming', { leisure: 'swimming_area', ice_swimming: 'yes' }, 'POINT', 'sport/ice_swimming'],
    ['a fitness station', { leisure: 'fitness_station' }, 'POINT', 'leisure/fitness_station'],
    ['a track', { leisure: 'track', name: 'X' }, 'AREA', 'leisure/track'],
    ['a nameless playground', { leisure: 'playground' }, 'AREA', 'leisure/playground'],
    ['a known lake', { natural: 'water', ...WIKIPEDIA }, 'AREA', 'natural/water'],
    ['a known river', { waterway: 'river', ...WIKIPEDIA }, 'PATH', 'natural/water'],
    ['a known cape', { natural: 'cape', name: 'X', wikidata: 'Q1' }, 'POINT', 'natural/water'],
    ['an events venue', { amenity: 'exhibition_centre', name: 'Wanha Satama' }, 'AREA', 'amenity/events_venue'],
    ['a known plaque', { historic: 'memorial', memorial: 'plaque', ...WIKIPEDIA }, 'POINT', 'historic/memorial'],
    [
      'a known grave',
      { historic: 'memorial', memorial: 'grave', wikidata: 'Q1', name: 'X' },
      'POINT',
      'historic/memorial',
    ],
    ['a café in a former bank', { amenity: 'cafe', 'disused:amenity': 'bank', name: 'X' }, 'POINT', 'amenity/cafe'],
    ['what opened', { tourism: 'museum', name: 'X', opening_date: '2020-10-01' }, 'AREA', 'tourism/museum'],
    ['what ends in ten years', { tourism: 'museum', name: 'X', end_date: '2999-01-01' }, 'AREA', 'tourism/museum'],
  ] as const)('%s', (_, tags, shape, expected) => {
    expect(key(tags, shape)).toBe(expected);
  });

  test('parks are no hiking, nature areas go by their own name', () => {
    expect(category('leisure/park').kind).toBe('attraction');
    expect(category('nature_area').group).toBe('nature_area');
  });
});

test('sights and reserves are shown even where nobody may enter', () => {
  expect(key({ leisure: 'nature_reserve', access: 'no', name: 'Lintuluoto' }, 'AREA')).toBe('leisure/nature_reserve');
  expect(key({ man_made: 'lighthouse', access: 'private', disused: 'yes', name: 'Majakka' })).toBe(
    'man_made/lighthouse',
  );
});

test('every rule names a category of the catalogue and can fit something', () => {
  for (const rule of rules) {
    expect(categoryOf(rule.key), rule.key).not.toBeNull();
    expect(
      rule.any.every((conditions) => conditions.some(({ not }) => !not)),
      rule.key,
    ).toBe(true);
  }
});

test('every rule can be the first: just its tags and a name give its category in one of its alternatives', () => {
  for (const rule of rules) {
    const found = rule.any.map((conditions) => {
      const asked = conditions.filter(({ not }) => !not).map(({ tag, values }) => [tag, values?.[0] ?? 'x'] as const);
      const shape = rule.shapes.includes('AREA') ? 'AREA' : 'PATH';
      return key({ name: 'Nimi', ...Object.fromEntries(asked) }, shape);
    });
    expect(found, rule.key).toContain(rule.key);
  }
});

describe('a place with an end', () => {
  afterEach(() => vi.useRealTimers());

  test('is there until midnight in Finland', () => {
    const museum = { tourism: 'museum', name: 'Museo', end_date: '2026-06-30' };
    vi.useFakeTimers({ now: new Date('2026-06-30T20:59:00Z') });
    expect(key(museum, 'AREA')).toBe('tourism/museum');
    vi.setSystemTime(new Date('2026-06-30T21:00:00Z'));
    expect(key(museum, 'AREA')).not.toBe('tourism/museum');
  });
});
