import { expect, test } from 'vitest';
import { withoutPersons } from './clientErrors.ts';

test.each([
  ['TypeError: x is undefined', 'TypeError: x is undefined'],
  [
    'at f (https://taival.example/assets/index-4f2a.js:10:22)',
    'at f (https://taival.example/assets/index-4f2a.js:10:22)',
  ],
  ['https://taival.example/v/setpw?resetToken=abc&email=a@b.fi', 'https://taival.example/v/setpw'],
  ['/v/profile/Maija Meikäläinen', '/v/profile/… Meikäläinen'],
  ['/v/profile/maija', '/v/profile/…'],
  ['mail to maija.m@example.org failed', 'mail to …@… failed'],
  ['at 24.46654, 60.9948584', 'at …, …'],
  [`token ${'aB3_'.repeat(11)}`, 'token …'],
])('%s is stored as %s', (text, stored) => {
  expect(withoutPersons(text)).toBe(stored);
});
