import { expect, test } from 'vitest';
import { openingHoursLines } from './openingHours.ts';

test.each([
  ['Mo-Fr 10:00-18:00; Sa,Su 11:00-16:00; PH off', 'fi', ['ma–pe 10:00–18:00', 'la, su 11:00–16:00', 'pyhäpäivinä suljettu']],
  ['Mo-Fr 10:00-18:00', 'sv', ['mån–fre 10:00–18:00']],
  ['Jun-Aug: 10:00-20:00', 'en', ['Jun-Aug: 10:00-20:00']],
  ['Jun-Aug Mo-Su 10:00-20:00', 'en', ['Jun–Aug Mon–Sun 10:00–20:00']],
  ['May 01-Sep 30 sunrise-sunset', 'fi', ['touko 01–syys 30 auringonnousu–auringonlasku']],
  ['24/7', 'fi', ['aina avoinna']],
  ['We 18:00+ "vain kesällä"', 'fi', ['ke 18:00+ vain kesällä']],
  ['Avoinna sopimuksen mukaan', 'fi', ['Avoinna sopimuksen mukaan']],
  ['Katso www-sivut; soita', 'sv', ['Katso www-sivut; soita']],
] as const)('%s in %s', (text, language, lines) => {
  expect(openingHoursLines(text, language)).toEqual(lines);
});
