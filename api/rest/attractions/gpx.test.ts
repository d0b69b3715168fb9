import { describe, expect, test } from 'vitest';
import { withSideLines } from '#common/geo/sideLines.ts';
import { type GpxPlace, gpxOf, gpxOfAll } from './gpx.ts';

const OSM = {
  attribution: '© OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
};
const LIPAS = {
  attribution: 'LIPAS, University of Jyväskylä',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
};

const POINT: GpxPlace = {
  name: 'Näkötorni',
  type: 'Näköalapaikka',
  description: null,
  link: 'https://taival.example/v/place/5',
  geometry: { type: 'Point', coordinates: [24.95, 60.24] },
  position: [24.95, 60.24],
  sources: [OSM],
};

const count = (gpx: string, name: string) => gpx.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0;

test('the lines beside a route are a track of their own', () => {
  const geometry = withSideLines(
    {
      type: 'LineString' as const,
      coordinates: [
        [24, 61],
        [24.1, 61],
      ],
    },
    [
      [
        [24.05, 61],
        [24.05, 61.1],
      ],
    ],
  );
  const gpx = gpxOf({ ...POINT, geometry, sideName: 'Reitti (sivureitit)' });
  expect(gpx.match(/<trk><name>[^<]*/g)).toEqual(['<trk><name>Näkötorni', '<trk><name>Reitti (sivureitit)']);
  expect(gpx.match(/<trkpt/g)).toHaveLength(4);
});

describe('GPX', () => {
  test('of a point is a waypoint', () => {
    const gpx = gpxOf(POINT);
    expect(gpx).toMatch(/<wpt lat="60.24" lon="24.95"><name>Näkötorni<\/name>.*<type>Näköalapaikka<\/type><\/wpt>/);
    expect(count(gpx, 'trk')).toBe(0);
  });

  test('of a route with a gap is one track of two segments', () => {
    const gpx = gpxOf({
      ...POINT,
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [24, 60],
            [24.1, 60.1],
          ],
          [
            [25, 61],
            [25.1, 61.1],
            [25.2, 61.2],
          ],
        ],
      },
    });
    expect([count(gpx, 'trk'), count(gpx, 'trkseg'), count(gpx, 'trkpt'), count(gpx, 'wpt')]).toEqual([1, 2, 5, 0]);
    expect(gpx.indexOf('lat="60" lon="24"')).toBeLessThan(gpx.indexOf('lat="60.1" lon="24.1"'));
  });

  test('of an area has its borders, those of its holes too', () => {
    const ring = [
      [24, 60],
      [24.1, 60],
      [24.1, 60.1],
      [24, 60],
    ];
    expect(count(gpxOf({ ...POINT, geometry: { type: 'Polygon', coordinates: [ring, ring] } }), 'trkseg')).toBe(2);
    expect(
      count(gpxOf({ ...POINT, geometry: { type: 'MultiPolygon', coordinates: [[ring], [ring, ring]] } }), 'trkseg'),
    ).toBe(3);
  });

  test('has the heights, and no number with an exponent', () => {
    const gpx = gpxOf({
      ...POINT,
      geometry: {
        type: 'LineString',
        coordinates: [
          [0.0000001, 60.123456789, 12.5],
          [24.1, 60.1],
        ],
      },
    });
    expect(gpx).toContain('<trkpt lat="60.1234568" lon="0.0000001"><ele>12.5</ele></trkpt>');
  });

  test('names the credits and the licence of each source, the preferred one as its own', () => {
    const gpx = gpxOf({ ...POINT, sources: [LIPAS, OSM] });
    expect(gpx).toContain(
      '<copyright author="LIPAS, University of Jyväskylä; © OpenStreetMap contributors">' +
        '<license>https://creativecommons.org/licenses/by/4.0/</license></copyright>',
    );
    expect(gpx).toContain(
      '<link href="https://opendatacommons.org/licenses/odbl/1-0/"><text>© OpenStreetMap contributors: ' +
        'ODbL 1.0</text></link>',
    );
    expect(gpx).toContain(
      '<src>LIPAS, University of Jyväskylä (CC BY 4.0); © OpenStreetMap contributors (ODbL 1.0)</src>',
    );
  });

  test('holds any text as text', () => {
    const hostile = `]]></name><wpt>&"'\u0000\u000B\uFFFE\uD800 Ä 🌲`;
    const gpx = gpxOf({ ...POINT, name: hostile, description: hostile, type: hostile, link: `https://x/"><a>` });
    expect(gpx).toContain(`<name>]]&gt;&lt;/name&gt;&lt;wpt&gt;&amp;&quot;&apos; Ä 🌲</name>`);
    expect(gpx).toContain('<link href="https://x/&quot;&gt;&lt;a&gt;">');
    expect(count(gpx, 'wpt')).toBe(1);
    for (const character of ['\u0000', '\u000B', '\uFFFE']) expect(gpx.includes(character)).toBe(false);
  });

  test('of many places has waypoints before tracks, and each credit once', () => {
    const line: GpxPlace = {
      ...POINT,
      name: 'Polku',
      geometry: {
        type: 'LineString',
        coordinates: [
          [24, 60],
          [24.1, 60.1],
        ],
      },
      sources: [LIPAS, OSM],
    };
    const gpx = gpxOfAll({ name: 'Suosikit', description: null, link: 'https://taival.example/v/favourites' }, [
      line,
      POINT,
      { ...line, name: 'Toinen' },
    ]);
    expect(
      [...gpx.matchAll(/<(wpt|trk)[ >].*?<name>(.*?)<\/name>/gs)].map(([, element, name]) => `${element} ${name}`),
    ).toEqual(['wpt Näkötorni', 'trk Polku', 'trk Toinen']);
    expect(gpx).toContain(
      '<metadata><name>Suosikit</name><copyright author="LIPAS, University of Jyväskylä; ' +
        '© OpenStreetMap contributors">',
    );
    expect(gpx.match(/<metadata>.*<\/metadata>/)?.[0].match(/<link /g)).toHaveLength(3);
  });

  test('of no places is valid too', () => {
    expect(gpxOfAll({ name: 'Suosikit', description: null, link: 'https://taival.example/v/favourites' }, [])).toMatch(
      /<metadata><name>Suosikit<\/name><link href="[^"]+"><text>Suosikit<\/text><\/link><\/metadata>\n<\/gpx>\n$/,
    );
  });
});
