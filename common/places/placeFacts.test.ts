import { expect, test } from 'vitest';
import { factTexts, isClosedForNow, type PlaceFacts } from './placeFacts.ts';

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

test('facts are words of the asked language, those of routes first; what a place has not is left out', () => {
  expect(shown(FACTS, 'fi')).toEqual([
    'Kesto: 1,5–3 t',
    'Valaistua, km: 2,5',
    'Pinta: Maa tai luonnonmukainen\nAsfaltti',
    'Saapuminen: Bussilla.',
    'Luvat, säännöt ja ohjeet: Jokaisenoikeudet ovat voimassa tällä alueella\nLeiriytyminen: kysy',
    'Yleisö-wc: kyllä',
  ]);
  expect(factTexts({ facts: FACTS }, 'sv').filter(({ isMain }) => isMain)).toMatchObject([
    { name: 'Tid', text: '1,5–3 h' },
    { name: 'Belyst, km', text: '2,5' },
    { name: 'Underlag' },
  ]);
});

test('a text that is missing in a language is shown in one that there is', () => {
  expect(shown({ arrival: { sv: 'Med buss.' } }, 'en')).toEqual(['Getting there: Med buss.']);
});

test('a place out of service for the time being is closed, any other is not', () => {
  const status = ['out-of-service-temporarily'];
  expect(isClosedForNow({ facts: { status } })).toBe(true);
  expect(shown({ status }, 'sv')).toEqual(['Status: Tillfälligt ur bruk']);
  expect(isClosedForNow({ facts: { toilet: true } })).toBe(false);
  expect(isClosedForNow({})).toBe(false);
});
