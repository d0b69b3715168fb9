import { expect, test } from 'vitest';
import { isPersonsEmail, isPersonsPhone } from './personal.ts';

test.each(['matti.meikalainen@example.org', 'anna-liisa.virtanen@example.org', 'matti.k.meikalainen@example.org'])(
  '%s is a person’s',
  (email) => {
    expect(isPersonsEmail(email)).toBe(true);
  },
);

test.each(['info@example.org', 'liikunta.palvelut@example.org', 'ulkoilu@example.org', 'asiakaspalvelu.espoo@x.fi'])(
  '%s is an organisation’s',
  (email) => {
    expect(isPersonsEmail(email)).toBe(false);
  },
);

test.each([
  ['Matti Meikäläinen 040 1234567', true],
  ['+358 50 123 4567 / Maija Virtanen', true],
  ['040 1234567', false],
  ['03 1111111, Liikuntapalvelut', false],
  ['Seppo Sihteeri 03 1111111', false],
])('%s: a mobile number beside a person’s name is a person’s (%s)', (phone, expected) => {
  expect(isPersonsPhone(phone)).toBe(expected);
});
