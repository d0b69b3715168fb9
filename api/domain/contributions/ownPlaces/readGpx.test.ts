import { describe, expect, test } from 'vitest';
import { GPX_BYTES_MAX } from '#common/limits.ts';
import { readGpx } from './readGpx.ts';

const gpx = (inside: string) =>
  '<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" creator="x" ' +
  `xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
/** As large as a file may be, of one repeated part. */
const filled = (before: string, part: string, after: string) =>
  before + part.repeat(Math.floor((GPX_BYTES_MAX - before.length - after.length) / part.length)) + after;

describe('a GPX file', () => {
  test('has waypoints, routes and tracks, in their order', async () => {
    const file = gpx(`
      <metadata><name>All</name><bounds minlat="60" minlon="24" maxlat="61" maxlon="25"/></metadata>
      <wpt lat="60.1" lon="24.1"><ele>12.5</ele><name>Laavu</name><desc>Hyvä</desc></wpt>
      <rte><name>Reitti</name><rtept lat="60.2" lon="24.2"><name>Piste</name></rtept>
        <rtept lat="60.3" lon="24.3"/></rte>
      <trk><name>Polku</name><trkseg><trkpt lat="60.4" lon="24.4"><ele>1e1</ele>
        <time>2026-01-01T00:00:00Z</time></trkpt></trkseg><trkseg/>
        <trkseg><trkpt lat="-60.5" lon="+24.5"/></trkseg></trk>`);
    expect(await readGpx(file)).toEqual([
      { title: 'Laavu', segments: [[[24.1, 60.1, 12.5]]] },
      {
        title: 'Reitti',
        segments: [
          [
            [24.2, 60.2],
            [24.3, 60.3],
          ],
        ],
      },
      { title: 'Polku', segments: [[[24.4, 60.4, 10]], [], [[24.5, -60.5]]] },
    ]);
  });

  test('of version 1.0, with prefixes, extensions, CDATA, byte order mark, and lines before it, is read', async () => {
    const file = `\uFEFF
      <?xml version="1.0"?><!DOCTYPE gpx SYSTEM "file:///etc/passwd">
      <g:gpx version="1.0" xmlns:g="http://www.topografix.com/GPX/1/0">
      <g:wpt lat="60" lon="24"><g:extensions><x:name xmlns:x="y">Not this</x:name></g:extensions>
        <g:name><![CDATA[<Laavu> &]]> &amp;
        &#228;</g:name></g:wpt></g:gpx>`;
    expect(await readGpx(file)).toEqual([{ title: '<Laavu> & & ä', segments: [[[24, 60]]] }]);
  });

  test('names a place by its description where it has no name, and by nothing without either', async () => {
    const file = gpx(
      '<wpt lat="60" lon="24"><name> </name><desc>Kivi\u0085\n metsässä</desc></wpt><wpt lat="60" lon="24"/>',
    );
    expect((await readGpx(file)).map(({ title }) => title)).toEqual(['Kivi metsässä', '']);
  });

  test.each(['', 'x', 'NaN', '1e1', '0x3C', 'Infinity', '6000'])('has no point at latitude "%s"', async (lat) => {
    expect(await readGpx(gpx(`<wpt lat="${lat}" lon="24"/>`))).toEqual([{ title: '', segments: [[]] }]);
  });

  test.each(['', 'x', '1e300', '-20001', 'Infinity', 'NaN'])('has no height of "%s" metres', async (metres) => {
    expect(await readGpx(gpx(`<wpt lat="60" lon="24"><ele>${metres}</ele></wpt>`))).toEqual([
      { title: '', segments: [[[24, 60]]] },
    ]);
  });

  test('gives no point the height of the next one, which has no readable coordinates', async () => {
    const points = '<trkpt lat="60" lon="24"><ele>10</ele></trkpt><trkpt lat="bad" lon="24"><ele>999</ele></trkpt>';
    expect(await readGpx(gpx(`<trk><trkseg>${points}</trkseg></trk>`))).toEqual([
      { title: '', segments: [[[24, 60, 10]]] },
    ]);
  });

  test('may be without places', async () => {
    expect(await readGpx('<gpx/>')).toEqual([]);
  });

  // Issue "What people add": GPX import of own waypoints and tracks, GPX export of own places
  test.each([
    ['nothing', ''],
    ['a text', 'Hello'],
    ['JSON', '{"type":"FeatureCollection"}'],
    ['another XML document', '<kml><Placemark/></kml>'],
    ['a page', '<!doctype html><html><body><br></body></html>'],
    ['one that ends early', gpx('<wpt lat="60" lon="24"/>').slice(0, -3)],
    ['one with two roots', '<gpx/><gpx/>'],
    [
      'one with an entity of its own',
      '<!DOCTYPE gpx [<!ENTITY a "x">]><gpx><wpt lat="60" lon="24"><name>&a;</name></wpt></gpx>',
    ],
    [
      'one that reads a file',
      '<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx><wpt lat="60" lon="24"><name>&a;</name>' +
        '</wpt></gpx>',
    ],
    [
      'a billion laughs',
      '<!DOCTYPE gpx [<!ENTITY a ' +
        `"ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i} "&a${i - 1};&a${i - 1};">`).join('')}]><gpx>` +
        '<metadata><name>&a29;</name></metadata></gpx>',
    ],
    ['one nested deeply', `<gpx>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</gpx>`],
    [
      'one whose elements have long names',
      `<gpx>${`<${'a'.repeat(101)}>`.repeat(2)}${`</${'a'.repeat(101)}>`.repeat(2)}</gpx>`,
    ],
    ['half a character', '<gpx><metadata><name>\uD800</name></metadata></gpx>'],
  ])('is not %s', async (_name, text) => {
    await expect(readGpx(text)).rejects.toMatchObject({ parameterName: 'gpx', detail: 'notGpx' });
  });

  test('holds at most 500 places and 5 MB', async () => {
    const places = (count: number) => gpx('<wpt lat="60" lon="24"/>'.repeat(count));
    expect(await readGpx(places(500))).toHaveLength(500);
    await expect(readGpx(places(501))).rejects.toMatchObject({ parameterName: 'gpx', detail: 'tooMany' });
    const long = (bytes: number) => `<gpx><!--${'ä'.repeat((bytes - 16) / 2)}--></gpx>`;
    expect(await readGpx(long(GPX_BYTES_MAX - 4))).toEqual([]);
    await expect(readGpx(long(GPX_BYTES_MAX + 4))).rejects.toMatchObject({ parameterName: 'gpx', detail: 'tooLong' });
  });

  test.each([
    ['elements in each other', filled('<gpx>', '<a>', '')],
    ['attributes of one element', `<gpx ${Array.from({ length: 300_000 }, (_, i) => `a${i}="1"`).join(' ')}></gpx>`],
    ['declarations of entities', filled('<!DOCTYPE gpx [', '<!ENTITY a "b">', ']><gpx>')],
    ['an open tag', filled('<', 'a', '')],
  ])('of five megabytes of %s is refused', async (_name, text) => {
    await expect(readGpx(text)).rejects.toMatchObject({ parameterName: 'gpx', detail: 'notGpx' });
  });

  test.each([
    ['text', filled('<gpx><wpt lat="60" lon="24"><name>', 'x', '</name></wpt></gpx>'), 'x'],
    ['CDATA', filled('<gpx><wpt lat="60" lon="24"><name>', '<![CDATA[x]]>', '</name></wpt></gpx>'), 'x'],
    ['escaped characters', filled('<gpx><wpt lat="60" lon="24"><name>', '&lt;', '</name></wpt></gpx>'), '<'],
  ])('of five megabytes of %s has some of it as its name', async (_name, text, character) => {
    const [place] = await readGpx(text);
    expect(place?.title).toMatch(new RegExp(`^${character}{500,2000}$`));
  });

  test('is read in pieces, so that other work of the process can run in between', async () => {
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    }, 0);
    await readGpx(filled('<gpx>', '<metadata/>', '</gpx>'));
    clearInterval(count);
    expect(turns).toBeGreaterThan(20);
  });
});
