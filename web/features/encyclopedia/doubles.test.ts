// SPEC §2: Description block from the encyclopedia; §9 wiki text shortened, the rest behind "read more"; a text in
//   another language than asked says which it is (RULINGS 10)
import { expect, test } from 'vitest';
import { doubles } from './doubles.ts';

const article = { whole: 'Evo on kylä Lammilla. Siellä on retkeilyalue.', beginning: 'Evo on kylä Lammilla.' };

test.each([
  ['Evo on kylä Lammilla.', true],
  ['  EVO on\nkylä, Lammilla ', true],
  ['Siellä on retkeilyalue', true],
  ['Evo on kylä Lammilla. Sinne pääsee bussilla.', true],
  ['Vanha kylä, jossa on retkeilyalue.', false],
  ['', false],
  ['!', false],
])('a place’s own text %j says what the article says: %s', (own, expected) => {
  expect(doubles(own, article)).toBe(expected);
});
