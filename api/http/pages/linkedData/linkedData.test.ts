import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Image } from '#api/domain/photos/imagesSql.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { LANGUAGES } from '#common/languages.ts';
import { featureBits } from '#common/places/features.ts';
import { madePlace } from '../../../../tests/support/made/onePlace.ts';
import { listLinkedData } from './listLinkedData.ts';
import { type PlaceOnPage, placeLinkedData } from './placeLinkedData.ts';
import { schemaTypeOf, typedCategories } from './schemaTypes.ts';

const WORDS = { language: 'fi', publicUrl: 'https://taival.example', now: new Date('2026-06-10T09:00:00Z') } as const;

const PHOTO: Image = {
  id: 1,
  attractionId: 5,
  filename: 'a'.repeat(20),
  width: 1200,
  height: 900,
  heart: false,
  own: false,
  credit: {
    author: 'A. Kuvaaja',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    pageUrl: 'https://commons.wikimedia.org/wiki/File:A.jpg',
  },
  blur: '',
  created: WORDS.now,
  updated: WORDS.now,
  username: null,
  profileImage: null,
  state: 'APPROVED',
  reason: '',
  uploaderId: null,
  lastName: 'Linna',
  lastCategory: 'tourism/museum',
};

const PLACE = madePlace({
  features: featureBits(['free']),
  wikidata: 'Q1',
  parentId: 6,
  properties: {
    description: 'Linna saaressa.',
    openingHours: 'Mo-Fr 10:00-18:00; Sa 12:00-16:00',
    www: 'https://linna.example/',
    phone: '+358 9 1',
    wikipedia: 'fi:Linna',
    facts: { address: { fi: 'Katu 1, 00100 Helsinki' } },
  },
});
const PARENT = madePlace({ id: 6, name: 'Saari', nameSv: null, category: 'place/island' });
const SHOWN: PlaceOnPage = { place: PLACE, parent: PARENT, photo: PHOTO };

describe('the categories', () => {
  test('are in the table of types once each, and no others are', () => {
    expect([...typedCategories()].sort()).toEqual(
      allCategories()
        .map(({ key }) => key)
        .sort(),
    );
  });

  test('are what search engines know them as', () => {
    const types = ['tourism/museum', 'boundary/national_park', 'tourism/hotel', 'amenity/restaurant', 'route/hiking'];
    expect(types.map(schemaTypeOf)).toEqual(['Museum', 'Park', 'Hotel', 'Restaurant', 'TouristAttraction']);
    expect(schemaTypeOf('no/such')).toBe('Place');
  });
});

describe("a place's data for machines", () => {
  test.each([
    ['09 1, 09 2', ['09 1', '09 2']],
    ['09 1; 09 2;', ['09 1', '09 2']],
    ['09 1', '09 1'],
  ])('list the telephone numbers %s one by one', (phone, telephone) => {
    const place = { ...PLACE, properties: { ...PLACE.properties, phone } };
    expect(placeLinkedData({ ...SHOWN, place }, WORDS)).toMatchObject({ telephone });
  });

  test('are its location, opening hours, price, photo with its terms, and texts', () => {
    expect(placeLinkedData(SHOWN, WORDS)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Museum',
      '@id': 'https://taival.example/v/place/5',
      url: 'https://taival.example/v/place/5',
      name: 'Linna',
      alternateName: ['Slottet'],
      description: 'Linna saaressa.',
      geo: { '@type': 'GeoCoordinates', latitude: 60.17, longitude: 24.94 },
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Katu 1',
        postalCode: '00100',
        addressLocality: 'Helsinki',
        addressRegion: 'Uusimaa',
        addressCountry: 'FI',
      },
      telephone: '+358 9 1',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Wednesday', 'Thursday', 'Friday', 'Monday', 'Tuesday'],
          opens: '10:00',
          closes: '18:00',
          validFrom: '2026-06-10',
          validThrough: '2026-06-16',
        },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Saturday'],
          opens: '12:00',
          closes: '16:00',
          validFrom: '2026-06-10',
          validThrough: '2026-06-16',
        },
      ],
      isAccessibleForFree: true,
      image: {
        '@type': 'ImageObject',
        contentUrl: `https://taival.example/images/5/${PHOTO.filename}.jpg`,
        width: '1200',
        height: '900',
        caption: 'Linna',
        creator: { '@type': 'Person', name: 'A. Kuvaaja' },
        creditText: 'A. Kuvaaja',
        license: 'https://creativecommons.org/licenses/by-sa/4.0/',
        acquireLicensePage: 'https://commons.wikimedia.org/wiki/File:A.jpg',
      },
      containedInPlace: {
        '@type': 'Landform',
        '@id': 'https://taival.example/v/place/6',
        url: 'https://taival.example/v/place/6',
        name: 'Saari',
      },
      subjectOf: [{ '@type': 'Article', url: 'https://fi.wikipedia.org/wiki/Linna', name: 'Linna', inLanguage: 'fi' }],
      sameAs: ['https://linna.example/', 'https://www.wikidata.org/wiki/Q1'],
    });
  });

  test('leave out unknown values', () => {
    const data = placeLinkedData({ place: madePlace({ nameSv: null, adminFi: [] }), parent: null, photo: null }, WORDS);
    expect(Object.keys(data)).toEqual(['@context', '@type', '@id', 'url', 'name', 'geo', 'address']);
    expect(data.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'FI' });
  });

  test('are in the language of the page, with the other names beside it', () => {
    const data = placeLinkedData(SHOWN, { ...WORDS, language: 'sv' });
    expect(data).toMatchObject({
      name: 'Slottet',
      alternateName: ['Linna'],
      address: { addressLocality: 'Helsingfors' },
    });
  });

  test('say that something is to be paid where that is known', () => {
    const place = madePlace({ properties: { facts: { fee: ['yes'] } } });
    expect(placeLinkedData({ ...SHOWN, place }, WORDS).isAccessibleForFree).toBe(false);
  });

  test('have no hours of a place that is closed for now', () => {
    const facts = { status: ['out-of-service-temporarily'] };
    const place = madePlace({ properties: { openingHours: '24/7', facts } });
    expect(placeLinkedData({ ...SHOWN, place }, WORDS)).not.toHaveProperty('openingHoursSpecification');
  });

  test('name the author of a photo of our own, and the page where its use can be asked for', () => {
    const photo = { ...PHOTO, credit: null, own: true, username: 'Aino' };
    const { image } = placeLinkedData({ ...SHOWN, photo }, WORDS);
    expect(image).toMatchObject({
      creator: { name: 'Aino' },
      acquireLicensePage: 'https://taival.example/v/place/5',
    });
    expect(image).not.toHaveProperty('license');
  });

  // Read by the compiler as literals of the vocabulary's types, in which an unknown property or a wrong value is an
  // error.
  test('are valid by the types of schema.org for each category, and so is a list', () => {
    const places = allCategories().map(({ key }) =>
      placeLinkedData({ ...SHOWN, place: { ...PLACE, category: key } }, WORDS),
    );
    const inTurn = LANGUAGES.map((language) => placeLinkedData(SHOWN, { ...WORDS, language }));
    const list = listLinkedData('Museot', [{ attractionId: 5, name: 'Linna' }], WORDS.publicUrl);
    const things = [...places, ...inTurn, ...(list === null ? [] : [list])];
    expect(things).toHaveLength(allCategories().length + LANGUAGES.length + 1);
    const wrong = { '@context': 'https://schema.org', '@type': 'Museum', geo: 5, opens: 'x' } as const;
    const faults = faultsOf([...things, wrong]);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.startsWith(`value${things.length} `))).toEqual([]);
  }, 60_000);
});

/** The compiler's errors about things as values of their types, each after the name of its value. */
function faultsOf(things: readonly { readonly '@type': string }[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-linked-'));
  const modules = path.join(projectRoot, 'node_modules');
  const head = [
    `import type { Thing, WithContext } from '${path.join(modules, 'schema-dts')}';`,
    `type Valid<T extends string> = WithContext<Extract<Thing, { '@type': T }>>;`,
  ];
  try {
    const values = things.map((thing) => `export const value: Valid<'${thing['@type']}'> = ${JSON.stringify(thing)};`);
    const named = values.map((text, at) => text.replace('value', `value${at}`));
    writeFileSync(path.join(folder, 'things.ts'), [...head, ...named].join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '', '--ignoreConfig'];
    const compiler = path.join(modules, 'typescript', 'bin', 'tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, 'things.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout.split('\n').flatMap((line) => {
      const [, row] = /^things\.ts\((\d+),/.exec(line) ?? [];
      return row === undefined ? [] : [`value${Number(row) - head.length - 1} ${line}`];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
