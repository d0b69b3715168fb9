import { describe, expect, test } from 'vitest';
import {
  capText,
  HAMEENLINNA,
  identifierOf,
  type MadeArea,
  type MadeMessage,
  municipalityNumber,
} from '../../../tests/support/made/madeWarnings.ts';
import { type CapMessage, capMessageOf } from './capMessage.ts';
import { polygonContains } from './capPolygons.ts';
import { xmlElements } from './xmlElements.ts';

const MADE: MadeMessage = { id: 'A', sent: '2026-06-22T09:00:00+03:00' };

function read(text: string): CapMessage {
  const messages: CapMessage[] = [];
  const elements = xmlElements([''], (element) => void messages.push(capMessageOf(element)));
  elements.write(Buffer.from(text));
  elements.end();
  const [message] = messages;
  if (message === undefined) throw new Error('no message');
  return message;
}
const made = (more: Partial<MadeMessage> = {}) => read(capText({ ...MADE, ...more }));
const warningOf = (more: Partial<MadeMessage> = {}) => {
  const [warning] = made(more).warnings;
  if (warning === undefined) throw new Error('no warning');
  return warning;
};
const inAreas = (...areas: readonly MadeArea[]) => warningOf({ areas });

describe('a message', () => {
  test('has its event, colour, times and words from the elements of the profile', () => {
    expect(made()).toEqual({
      identifier: identifierOf('A'),
      sent: new Date('2026-06-22T06:00:00Z'),
      ends: [],
      warnings: [
        {
          key: identifierOf('A'),
          message: identifierOf('A'),
          event: 'forestFireWeather',
          level: 'yellow',
          texts: {
            fi: text('Maastopalovaroitus', 'fi-FI'),
            sv: text('Varning för terrängbrand', 'sv-FI'),
            en: text('Wildfire warning', 'en-GB'),
          },
          sent: new Date('2026-06-22T06:00:00Z'),
          validFrom: new Date('2026-06-22T06:00:00Z'),
          validUntil: new Date('2026-06-23T06:00:00Z'),
          polygons: [{ type: 'Polygon', coordinates: [square] }],
          municipalities: [],
          regions: [],
          outlines: [],
        },
      ],
    });
  });

  const text = (event: string, language: string) => ({
    event,
    headline: `${event}: ${language}`,
    description: `${event} (${language}).`,
    area: 'Hämeenlinna',
  });
  const square = [
    [24.2, 60.9],
    [24.8, 60.9],
    [24.8, 61.2],
    [24.2, 61.2],
    [24.2, 60.9],
  ];

  test('in one language has the words of that language alone', () => {
    expect(Object.keys(warningOf({ languages: ['sv-FI'] }).texts)).toEqual(['sv']);
    expect(Object.keys(warningOf({ languages: ['et-EE', 'en-GB'] }).texts)).toEqual(['en']);
    const unsaid = capText(MADE).replaceAll(/<language>.*?<\/language>/g, '');
    expect(Object.keys(read(unsaid).warnings[0]?.texts ?? {})).toEqual(['en']);
  });

  test('is read by its codes, not by its prose', () => {
    const misleading = capText({ ...MADE, event: 'wind' }).replaceAll(
      /<event>.*?<\/event>/g,
      '<event>Maastopalovaroitus</event>',
    );
    expect(read(misleading).warnings.map(({ event }) => event)).toEqual(['wind']);
  });

  test('has the code of the profile, where it has others too', () => {
    const other = '<eventCode><valueName>SAME</valueName><value>FRW</value></eventCode><eventCode>';
    expect(read(capText(MADE).replaceAll('<eventCode>', other)).warnings[0]?.event).toBe('forestFireWeather');
    expect(read(capText(MADE).replaceAll(/profile:cap:https:\/\/alerts.*?</g, 'other<')).warnings[0]?.event).toBe(
      'forestFireWeather',
    );
  });

  test('about two events is two warnings, which end together', () => {
    const [first = '', ...others] = capText({ ...MADE, languages: ['fi-FI', 'sv-FI'] }).split('<info>');
    const [fire = '', wind = ''] = others;
    const both = read([first, fire, wind.replaceAll('forestFireWeather', 'wind')].join('<info>'));
    expect(both.warnings.map(({ key, message, event }) => [key, message, event])).toEqual([
      [identifierOf('A'), identifierOf('A'), 'forestFireWeather'],
      [`${identifierOf('A')}#wind`, identifierOf('A'), 'wind'],
    ]);
  });

  test('has the colour of its severity where it says none, and the stronger where its languages differ', () => {
    const plain = capText({ ...MADE, level: 'red' }).replaceAll('color', 'colour');
    expect(read(plain).warnings[0]?.level).toBe('red');
    expect(read(capText(MADE).replace('>yellow<', '>orange<')).warnings[0]?.level).toBe('orange');
    expect(read(plain.replaceAll('Extreme', 'Unknown')).warnings[0]?.level).toBe('yellow');
  });

  test('with a namespace prefix, CDATA and elements in another order is read like any other', () => {
    const prefixed = capText(MADE)
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1cap:')
      .replace('xmlns=', 'xmlns:cap=');
    expect(read(prefixed)).toEqual(made());
    const cdata = capText(MADE).replaceAll(/<headline>(.*?)<\/headline>/g, '<headline><![CDATA[$1]]></headline>');
    expect(read(cdata)).toEqual(made());
    const moved = capText(MADE)
      .replace(/<identifier>.*?<\/identifier>/, '')
      .replace('</alert>', `<identifier>${identifierOf('A')}</identifier></alert>`);
    expect(read(moved)).toEqual(made());
  });

  test('with a million characters is cut to what can be read', () => {
    const { texts } = warningOf({ description: `Pitkä ${'sana '.repeat(200_000)}` });
    expect(texts.fi?.description).toHaveLength(4_000);
    expect(texts.fi?.description.endsWith('…')).toBe(true);
  });

  test('has printable words on one line', () => {
    expect(
      warningOf({ description: ' Ukon\u{ad}ilma\n\n \u{7f}\u{202e}tulee & menee <b> ' }).texts.fi?.description,
    ).toBe('Ukonilma tulee & menee <b>');
  });

  test('may name the messages that it ends in any number of references', () => {
    const references = [
      ['B', '2026-06-22T08:00:00+03:00'],
      ['C', '2026-06-22T08:30:00+03:00'],
    ] as const;
    expect(made({ type: 'Cancel', references })).toMatchObject({
      ends: [
        { identifier: identifierOf('B'), sent: new Date('2026-06-22T05:00:00Z') },
        { identifier: identifierOf('C'), sent: new Date('2026-06-22T05:30:00Z') },
      ],
      warnings: [],
    });
    expect(
      read(capText({ ...MADE, type: 'Update', references }).replace(/ (?=urn:oid:2.49.0.0)/, '\n\t')).ends,
    ).toHaveLength(2);
    expect(
      read(capText({ ...MADE, type: 'Cancel', references }).replace(/<references>.*?</, '<references>nonsense, a,b <'))
        .ends,
    ).toEqual([]);
  });

  test.each<[string, string]>([
    ['an identifier', capText(MADE).replace(/<identifier>.*?<\/identifier>/, '<identifier/>')],
    ['an identifier of a sensible length', capText({ ...MADE, id: 'x'.repeat(1_000_000) })],
    ['a time when it was sent', capText(MADE).replace(/<sent>.*?</, '<sent><')],
    ['a zone of the time when it was sent', capText(MADE).replace(/<sent>.*?</, '<sent>2026-06-22T09:00:00<')],
    ['a day that exists', capText({ ...MADE, sent: '2026-16-42T09:00:00+03:00', expires: null })],
    ['an event code', capText({ ...MADE, event: '' })],
    ['an event code of letters', capText({ ...MADE, event: '<script>' })],
    ['anything about the warning', capText({ ...MADE, languages: [] })],
    ['an end that is a time', capText({ ...MADE, expires: 'tomorrow' })],
    ['an end after its beginning', capText({ ...MADE, expires: '2026-06-22T08:00:00+03:00' })],
    ['an area', capText({ ...MADE, areas: [] })],
    ['an alert', '<html><body>Sorry</body></html>'],
  ])('without %s says nothing', (_, xml) => {
    expect(() => read(xml)).toThrow(Error);
  });
});

describe('the area of a warning', () => {
  test('is its polygons, with longitude first', () => {
    const [polygon] = warningOf().polygons;
    if (polygon === undefined) throw new Error('no polygon');
    expect(polygonContains(polygon, [24.46, 60.99])).toBe(true);
    expect(polygonContains(polygon, [24.46, 61.3])).toBe(false);
    expect(polygonContains(polygon, [60.99, 24.46])).toBe(false);
  });

  test('is closed where the last corner is not the first', () => {
    const open = HAMEENLINNA.split(' ').slice(0, -1).join('\n ');
    expect(inAreas({ polygons: [open] }).polygons).toEqual(inAreas({ polygons: [HAMEENLINNA] }).polygons);
  });

  test('is municipalities and regions by their codes, each once, and their outlines to draw', () => {
    const warning = inAreas(
      {
        name: 'Lappi',
        polygons: ['65.5,24 65.5,30 69,30 69,24 65.5,24'],
        codes: [['ISO 3166-2', 'FI-10']],
      },
      { name: 'Hämeenlinna', polygons: [HAMEENLINNA], codes: [['FI-kuntanumero', municipalityNumber('Hämeenlinna')]] },
      { name: 'Helsinki', codes: [['FI-kuntanumero', '091']] },
    );
    expect(warning).toMatchObject({ polygons: [], municipalities: [109, 91], regions: [19] });
    expect(warning.outlines).toHaveLength(2);
    expect(warning.texts.sv?.area).toBe('Lappi, Hämeenlinna, Helsinki');
  });

  test('is a region by the code of ISO, whose number is another than the national one', () => {
    expect(inAreas({ codes: [['ISO 3166-2', 'FI-19']] }).regions).toEqual([2]);
  });

  test('is the polygon where that lies elsewhere than the region of its code', () => {
    const lapland = '65.5,24 65.5,30 69,30 69,24 65.5,24';
    expect(inAreas({ polygons: [lapland], codes: [['ISO 3166-2', 'FI-19']] })).toMatchObject({
      regions: [],
      outlines: [],
      polygons: [{ type: 'Polygon' }],
    });
  });

  test('is the polygon where nobody knows the code', () => {
    for (const code of [
      ['FI-kuntanumero', '999'],
      ['ISO 3166-2', 'FI-20'],
      ['ISO 3166-2', 'SE-BD'],
      ['EMMA_ID', 'FI028'],
    ] as const)
      expect(inAreas({ polygons: [HAMEENLINNA], codes: [code] })).toMatchObject({
        polygons: [{ type: 'Polygon' }],
        municipalities: [],
        regions: [],
      });
  });

  test('is a circle as a polygon around it', () => {
    const [circle] = inAreas({ circles: ['61,24.5 10'] }).polygons;
    if (circle === undefined) throw new Error('no polygon');
    // Ten kilometres are 0.0899 degrees of latitude, and 0.1855 of longitude there.
    expect(polygonContains(circle, [24.5, 61.0898])).toBe(true);
    expect(polygonContains(circle, [24.5, 61.0912])).toBe(false);
    expect(polygonContains(circle, [24.6854, 61])).toBe(true);
    expect(polygonContains(circle, [24.688, 61])).toBe(false);
    expect(inAreas({ circles: ['61,24.5 0'] }).polygons).toHaveLength(1);
  });

  test('at sea has no place of ours without a polygon', () => {
    expect(inAreas({ codes: [['METAREA', 'B7E']] })).toMatchObject({ polygons: [], municipalities: [], regions: [] });
  });

  test('with very many corners is drawn with fewer', () => {
    const corners = Array.from({ length: 50_000 }, (_, at) => {
      const angle = (2 * Math.PI * at) / 50_000;
      return `${(61 + Math.sin(angle) / 2).toFixed(6)},${(24.5 + Math.cos(angle)).toFixed(6)}`;
    });
    const ringOf = ({ polygons, outlines }: ReturnType<typeof inAreas>) =>
      [...polygons, ...outlines].map(({ coordinates: [ring = []] }) => ring.length);
    const [exact = 0] = ringOf(inAreas({ polygons: [corners.join(' ')] }));
    const [drawn = 0] = ringOf(inAreas({ polygons: [corners.join(' ')], codes: [['FI-kuntanumero', '109']] }));
    expect([exact < 1_000, drawn < exact, drawn > 10]).toEqual([true, true, true]);
  });

  test.each<[string, MadeArea]>([
    ['with neither polygon, circle nor code', {}],
    ['with a code that nobody knows alone', { codes: [['FI-kuntanumero', '999']] }],
    ['with longitude before latitude', { polygons: ['24.2,60.9 24.8,60.9 24.8,61.2 24.2,60.9'] }],
    ['across the antimeridian', { polygons: ['60,179 60,-179 61,-179 61,179 60,179'] }],
    ['of two corners', { polygons: ['60.9,24.2 61.2,24.8'] }],
    ['with a corner that is no number', { polygons: ['60.9,24.2 60.9,x 61.2,24.8 60.9,24.2'] }],
    ['with half a corner', { polygons: ['60.9,24.2 60.9 61.2,24.8 60.9,24.2'] }],
    ['with one good polygon and a bad one', { polygons: [HAMEENLINNA, '60.9'] }],
    ['with a circle without radius', { circles: ['61,24.5'] }],
    ['with a circle around half the world', { circles: ['61,24.5 10000'] }],
  ])('%s is nowhere, and so is no warning that one may leave out', (_, area) => {
    expect(() => inAreas({ polygons: [HAMEENLINNA] }, area)).toThrow(Error);
  });
});
