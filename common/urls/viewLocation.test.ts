import { describe, expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { formatLocation, readLocation } from './viewLocation.ts';

function read(url: string) {
  const { pathname, search } = new URL(url, 'http://localhost');
  return readLocation({ pathname, search });
}

// SPEC §2: /v/map/{x} and /v/place/{x}: id, kind or category-{category}
// SPEC §2: Hiking is the default and is omitted from the path
// SPEC §2: Query parameter attraction: must be a non-negative integer
// SPEC §2: Query parameter tab: the value search is treated as place
// SPEC §4: Choosing a kind clears category and favourites-on-map; choosing a category sets the kind to none
// SPEC §5: Query attraction id: non-negative integer
describe('canonical URLs', () => {
  // SPEC §2: Query parameter lang: fi, en, sv
  // SPEC §2: Browser history is pushed on upload panels; RULINGS 5 running transfers stay
  test.each([
    ['/?pos=12,24,61', '/v/map?pos=12,24,61'],
    ['/v/map', '/v/map'],
    ['/v/map/', '/v/map'],
    ['/v/map/hiking', '/v/map'],
    ['/v/map/museum', '/v/map/museum'],
    ['/v/map/none', '/v/map/none'],
    ['/v/place/wc', '/v/place/wc'],
    ['/v/map/nonsense', '/v/map'],
    ['/v/map/-1', '/v/map'],
    ['/v/place/1e3', '/v/place'],
    ['/v/place/9007199254740993', '/v/place'],
    ['/v/place?attraction=9007199254740993', '/v/place'],
    ['/v/place?attraction=abc', '/v/place'],
    ['/v/place?attraction=', '/v/place'],
    ['/v/map/5.5', '/v/map'],
    ['/v/map/005', '/v/map/5'],
    ['/v/place/100000000512345', '/v/place/100000000512345'],
    ['/v/place/category-tourism-museum', '/v/place/category-tourism-museum'],
    ['/v/place/category-', '/v/place'],
    ['/v/place/category-%3Cscript%3E', '/v/place'],
    ['/?attraction=5', '/v/place/5'],
    ['/?attraction=5&tab=map', '/v/map/5'],
    ['/v/map/museum?attraction=5', '/v/map/5'],
    ['/v/map/museum?attraction=-5', '/v/map/museum'],
    ['/?tab=search', '/v/place'],
    ['/v/place/museum?features=lit,wheelchair,lit,sunny', '/v/place/museum?features=wheelchair,lit'],
    ['/v/place?features=', '/v/place'],
    ['/v/map?open=now&features=dogs', '/v/map?features=dogs&open=now'],
    ['/v/map?open=yesterday', '/v/map'],
    ['/v/place/5?features=lit', '/v/place/5'],
    ['/?point=24.9384,60.1699&features=dogs', '/v/place?point=24.9384,60.1699&features=dogs'],
    ['/?point=24.9384,60.1699', '/v/place?point=24.9384,60.1699'],
    ['/v/help?attraction=5', '/v/place/5'],
    ['/v/map?attraction=5&tab=help', '/v/map/5'],
    ['/v/intro/en?tab=map', '/v/map'],
    ['/v/map?tab=place', '/v/place'],
    ['/v/map?tab=nonsense', '/v/map'],
    ['/v/map?lang=sv', '/v/map'],
    ['/v/map?pos=14,24.1234567,60', '/v/map?pos=14,24.12346,60'],
    ['/v/map?pos=14%2C24%2C60', '/v/map?pos=14,24,60'],
    ['/v/map?pos=14,24', '/v/map'],
    ['/v/map?point=24.9384,60.1699', '/v/map?point=24.9384,60.1699'],
    ['/v/map/museum?point=24.9384,60.1699&pos=12,24,60', '/v/map/museum?pos=12,24,60&point=24.9384,60.1699'],
    ['/v/map/5?point=24.9384,60.1699', '/v/map?point=24.9384,60.1699'],
    ['/v/map/5?point=0,0', '/v/map/5'],
    ['/v/map?point=24.9384,60.1699&attraction=5', '/v/map/5'],
    ['/v/map?pwa=1&lang=en', '/v/map?pwa=1'],
    ['/v/place/5?image=7', '/v/place/5?image=7'],
    ['/v/map/5?upload=1&pos=12,24,61', '/v/map/5?pos=12,24,61&upload=1'],
    ['/v/place/5?upload=yes', '/v/place/5'],
    ['/v/place/5?upload=1&image=7', '/v/place/5?image=7'],
    ['/v/map/museum?upload=1', '/v/map/museum'],
    ['/v/map/5?image=7&pos=12,24,61', '/v/map/5?pos=12,24,61&image=7'],
    ['/v/place/5?image=-7', '/v/place/5'],
    ['/v/place/5?image=99999999999', '/v/place/5'],
    ['/v/map/museum?image=7', '/v/map/museum'],
    ['/v/map?point=24.9384,60.1699&image=7', '/v/map?point=24.9384,60.1699'],
  ])('%s is %s', (url, canonical) => {
    expect(read(url)?.canonical).toBe(canonical);
    expect(read(canonical)?.canonical).toBe(canonical);
  });

  test.each([
    '/',
    '/v',
    '/v/favourites',
    '/v/help?pos=12,24,61',
    '/v/map?tab=help',
    '/v/map/5/more',
    '/nonsense',
    '/v/Map',
  ])('%s shows neither map nor places', (url) => {
    expect(read(url)).toBeNull();
  });
});

test('the language is taken from lang when it is one', () => {
  expect(read('/v/map?lang=sv')?.language).toBe('sv');
  expect(read('/v/map?lang=de')?.language).toBeNull();
});

test('an attraction, its tab and the camera are read back', () => {
  const location = {
    tab: 'map',
    view: { screen: 'attraction', id: attractionId(5) },
    camera: { zoom: 12, centre: [24.5, 61] },
  } as const;
  expect(read(formatLocation(location))?.location).toEqual(location);
});

test('without pos there is no camera', () => {
  expect(read('/v/map')?.location.camera).toBeNull();
});
