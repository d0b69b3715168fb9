import { expect, test } from 'vitest';
import { DAY_MS } from '#common/time.ts';
import { CONDITION_REPORT_NAMES, CONDITION_REPORTS, isConditionReport, reportEnd } from './reportKinds.ts';
import { reportTexts } from './reportWords.ts';

// Issue 23, point 5: ends by itself after days that its kind sets: fallen tree 30, wet 7, ice 3
test.each([
  ['fallenTree', 'LIMITED', 30],
  ['blocked', 'LIMITED', 30],
  ['flooded', 'LIMITED', 7],
  ['wet', 'WATER', 7],
  ['ice', 'ICE', 3],
  ['dangerous', 'NOTICE', 14],
  ['other', 'NOTICE', 14],
] as const)('%s is shown as %s and ends after %d days', (report, kind, days) => {
  expect(CONDITION_REPORTS[report].kind).toBe(kind);
  expect(reportEnd(report, 1000)).toBe(1000 + days * DAY_MS);
});

test('no visitor closes a place, warns as an office does or says that a track is groomed', () => {
  const kinds = CONDITION_REPORT_NAMES.map((name) => CONDITION_REPORTS[name].kind);
  expect(kinds.filter((kind) => !['LIMITED', 'WATER', 'ICE', 'NOTICE'].includes(kind))).toEqual([]);
});

test('only the kinds of the table are kinds', () => {
  expect(['ice', 'toString', 'forestFireWeather', null].map(isConditionReport)).toEqual([true, false, false, false]);
});

test('the kind alone is said in all languages, a text in the language of its writer', () => {
  expect(Object.keys(reportTexts('ice', '', 'fi'))).toEqual(['fi', 'sv', 'en']);
  expect(reportTexts('ice', 'Portaissa', 'sv')).toEqual({
    sv: { headline: 'Isigt eller halt', description: 'Portaissa' },
  });
});
