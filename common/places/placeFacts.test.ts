import { expect, test } from 'vitest';
import { factTexts, isClosedForNow, type PlaceFacts, publicFacts } from './placeFacts.ts';

const FACTS: PlaceFacts = {
  'rules-structured': ['everymans-rights-valid', 'Leiriytyminen: kysy'],
  toilet: true,
  sauna: false,
  duration: { min: 1.5, max: 3, unit: 'hours' },
  'lit-route-length-km': 2.5,
  'surface-material': ['soil', 'asphalt'],
  arrival: { fi: 'Bussilla.' },
  unheardOf: true,
};

const shown = (facts: PlaceFacts, language: 'fi' | 'sv' | 'en') =>
  factTexts({ facts }, language).map(({ name, text }) => `${name}: ${text}`);

test('facts are in the language that was asked for, those of routes first; missing ones are left out', () => {
  expect(shown(FACTS, 'fi')).toEqual([
    'Kesto: 1,5–3 t',
    'Valaistua, km: 2,5',
    'Pinta: Maa tai luonnonmukainen\nAsfaltti',
    'Saapuminen: Bussilla.',
    'Luvat, säännöt ja ohjeet: Jokaisenoikeudet ovat voimassa tällä alueella\nLeiriytyminen: kysy',
    'Yleisö-wc: kyllä',
  ]);
  expect(factTexts({ facts: FACTS }, 'sv').filter(({ isMain }) => isMain)).toMatchObject([
    { name: 'Tid', text: '1,5–3 tim' },
    { name: 'Belyst, km', text: '2,5' },
    { name: 'Underlag' },
  ]);
});

test('a place that is not free to use says so', () => {
  expect(shown({ 'free-use': false, sauna: false }, 'fi')).toEqual(['Vapaasti käytettävissä: ei']);
});

test('a year is not formatted as a quantity, and a small value is not rounded away', () => {
  expect(shown({ 'construction-year': 2011, 'area-km2': 0.045 }, 'fi')).toEqual([
    'Rakennettu: 2011',
    'Pinta-ala, km²: 0,045',
  ]);
  const areas = [0.63, 0.6312, 0.5, 70, 1.26, 12_345, 2.04, 0.000_001].map(
    (area) => shown({ 'area-km2': area }, 'en')[0],
  );
  expect(areas.map((text) => text?.replace(/^.*: /, '').replace(/\s/, ' '))).toEqual([
    '0,63',
    '0,63',
    '0,5',
    '70',
    '1,3',
    '12 345',
    '2,0',
    '0,0',
  ]);
});

test('a text that is missing in a language is shown in another language', () => {
  expect(shown({ arrival: { sv: 'Med buss.' } }, 'en')).toEqual(['Getting there: Med buss.']);
});

test('a place out of service for the time being is closed, any other is not', () => {
  const status = ['out-of-service-temporarily'];
  expect(isClosedForNow({ facts: { status } })).toBe(true);
  expect(shown({ status }, 'sv')).toEqual(['Status: Tillfälligt ur bruk']);
  expect(isClosedForNow({ facts: { toilet: true } })).toBe(false);
  expect(isClosedForNow({})).toBe(false);
});

test('the storey, by which records are matched, is in no answer', () => {
  expect(publicFacts({ facts: { level: ['1'] } })).toBeNull();
  expect(publicFacts({ facts: { level: ['1'], toilet: true } })).toEqual({ toilet: true });
  expect(publicFacts({})).toBeNull();
});
