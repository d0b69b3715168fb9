import { expect, test } from 'vitest';
import { changeTime, openingHoursLines } from './openingHours.ts';

test.each([
  [
    'Mo-Fr 10:00-18:00; Sa,Su 11:00-16:00; PH off',
    'fi',
    ['ma–pe 10:00–18:00', 'la, su 11:00–16:00', 'pyhäpäivinä suljettu'],
  ],
  ['Mo-Fr 10:00-18:00', 'sv', ['mån–fre 10:00–18:00']],
  ['Jun-Aug Mo-Su 10:00-20:00', 'en', ['Jun–Aug Mon–Sun 10:00–20:00']],
  ['May 01-Sep 30 sunrise-sunset', 'fi', ['touko 01–syys 30 auringonnousu–auringonlasku']],
  ['24/7', 'fi', ['aina avoinna']],
  ['24/7; Dec-Feb off', 'sv', ['alltid öppet', 'dec.–feb. stängt']],
  ['Mo-Su 10:00-18:00; unknown', 'fi', ['ma–su 10:00–18:00', 'voi olla suljettu']],
  ['We 18:00+ "vain kesällä"', 'fi', ['ke 18:00+ vain kesällä']],
  ['Closed until 2027', 'fi', ['suljettu vuoteen 2027 asti']],
  ['"closed until 2027"', 'sv', ['stängt till 2027']],
  ['2024-2026 off "Closed until 2027"', 'fi', ['2024–2026 suljettu vuoteen 2027 asti']],
  ['Mo-Fr "by appointment"', 'fi', ['ma–pe sopimuksen mukaan']],
  ['Avoinna sopimuksen mukaan', 'fi', ['”Avoinna sopimuksen mukaan”']],
  ['Katso www-sivut; soita', 'sv', ['”Katso www-sivut; soita”']],
  ['Jun-Aug: 10:00-20:00', 'en', ['“Jun-Aug: 10:00-20:00”']],
] as const)('%s in %s', (text, language, lines) => {
  expect(openingHoursLines(text, language)).toEqual(lines);
});

test.each([
  `Mo ${'1'.repeat(200)} x`,
  '2025 May 01-2025 May 31 Sa-Su 10:00-16:00, 2025 Jun 01-2025 Aug 31 Mo-Su 10:00-18:00, ' +
    '2025 Sep 01-2025 Sep 30 Sa-Su 10:00-16:00 tai sopimuksen mukaan',
])('a text with many numbers and words that is not a rule is quoted at once (%.40s)', (text) => {
  expect(openingHoursLines(text, 'fi')).toEqual([`”${text}”`]);
});

test('a change today has its time, a later one its day too', () => {
  const now = new Date('2026-11-20T16:00:00Z');
  expect(changeTime(new Date('2026-11-20T19:30:00Z'), now, 'fi')).toEqual({ day: null, time: '21:30' });
  expect(changeTime(new Date('2026-11-23T07:00:00Z'), now, 'fi')).toEqual({ day: 'ma', time: '09:00' });
  expect(changeTime(new Date('2026-11-23T07:00:00Z'), now, 'sv')).toEqual({ day: 'mån', time: '09:00' });
});
