import { expect, test } from 'vitest';
import { parseUrl } from './parseUrl.ts';

test('an address is parsed, a relative one against its base; other texts are none', () => {
  expect(parseUrl('https://taival.example/v/map')?.pathname).toBe('/v/map');
  expect(parseUrl('/v/map', 'https://taival.example')?.href).toBe('https://taival.example/v/map');
  expect(parseUrl('/v/map')).toBeNull();
  expect(parseUrl('')).toBeNull();
});

test('an address with letters beyond ASCII is parsed the hundred thousandth time too', () => {
  const refused = Array.from({ length: 100_000 }, () => parseUrl('http://jyväskylä.fi')).filter((url) => url === null);
  expect(refused).toEqual([]);
});
