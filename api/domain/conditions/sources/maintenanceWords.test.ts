import { expect, test } from 'vitest';
import type { MaintenanceObservation } from '#api/outside/maintenance/maintenanceObservation.ts';
import { CODES, OBSERVED_PROPERTIES } from '#api/outside/maintenance/serviceMapValues.ts';
import { maintenanceTexts } from './maintenanceWords.ts';

const observation = (more: Partial<MaintenanceObservation> = {}): MaintenanceObservation => ({
  source: 'helsinki',
  key: '1:x',
  unit: '1',
  name: { fi: 'Testilän latu', sv: 'Testilä skidspår' },
  facility: null,
  geometry: { type: 'Point', coordinates: [25, 60.2] },
  kind: 'NOTICE',
  code: 'notice',
  value: null,
  observedAt: new Date(0),
  validUntil: new Date(1),
  texts: {},
  link: 'https://source.example/1',
  ...more,
});

const headlines = (more: Partial<MaintenanceObservation>) => {
  const { fi, sv, en } = maintenanceTexts(observation(more), true);
  return [fi, sv, en].map((text) => text?.headline);
};

test.each([
  [18.5, ['Vesi 18,5\u00A0°C', 'Vattnet 18,5\u00A0°C', 'Water 18,5\u00A0°C']],
  [4, ['Vesi 4\u00A0°C', 'Vattnet 4\u00A0°C', 'Water 4\u00A0°C']],
  [-0.3, ['Vesi −0,3\u00A0°C', 'Vattnet −0,3\u00A0°C', 'Water −0,3\u00A0°C']],
  ['19-21', ['Vesi 19–21\u00A0°C', 'Vattnet 19–21\u00A0°C', 'Water 19–21\u00A0°C']],
  ['0-15', ['Vesi alle 15\u00A0°C', 'Vattnet under 15\u00A0°C', 'Water below 15\u00A0°C']],
  ['23-100', ['Vesi yli 23\u00A0°C', 'Vattnet över 23\u00A0°C', 'Water above 23\u00A0°C']],
])('the water has %s °C', (value, expected) => {
  expect(headlines({ kind: 'WATER', code: 'waterTemperature', value })).toEqual(expected);
});

/** Every code that the service map may send, but temperatures and notices. */
const codes = Object.entries(OBSERVED_PROPERTIES).flatMap(([property, { kinds }]) =>
  typeof kinds === 'string' ? [] : Object.keys(kinds).map((value) => CODES[property]?.[value] ?? value),
);

test.each([...codes, 'maintained', 'iceMaintained'])('%s has our own words in all languages, or needs none', (code) => {
  const theirs = { fi: { headline: 'Hyvä', description: '' } };
  const said = headlines({ code, texts: theirs });
  expect(said).not.toContain('Hyvä');
  expect(new Set(said.map((text) => text === undefined)).size).toBe(1);
});

test('a notice is in the words of its source, after the name of the place where that is not in our data', () => {
  const texts = { fi: { headline: '', description: 'Latu siirretty' } };
  expect(maintenanceTexts(observation({ texts }), true)).toEqual(texts);
  expect(maintenanceTexts(observation({ texts }), false)).toMatchObject({
    fi: { headline: '', description: 'Testilän latu: Latu siirretty' },
  });
});

test('a place that is not in our data is described by its name', () => {
  expect(maintenanceTexts(observation({ kind: 'CLOSED', code: 'closed' }), false)).toEqual({
    fi: { headline: '', description: 'Testilän latu' },
    sv: { headline: '', description: 'Testilä skidspår' },
    en: { headline: '', description: 'Testilän latu' },
  });
});
