import { describe, expect, test } from 'vitest';
import { ConnectionError, LimitedError, ServerError } from '#web/data/requestErrors.ts';
import {
  emailText,
  failureText,
  givenPasswordText,
  limitedText,
  newPasswordText,
  repeatText,
  usernameText,
} from './fault.ts';

describe('what is said of', () => {
  // SPEC §5: E-mail: too short, too long, no @, a space
  test.each([
    ['', 'email.tooShort'],
    [' a@b ', 'email.tooShort'],
    [`${'a'.repeat(199)}@b`, 'email.tooLong'],
    ['abcd', 'email.missingAt'],
    ['a b@c', 'email.containsSpace'],
    ['a@b@c', 'email.missingAt'],
    ['<a@b.fi>', 'email.invalidCharacters'],
    [' maija@example.fi ', undefined],
  ])('the e-mail address %j: %s', (value, id) => {
    expect(emailText(value)?.id).toBe(id);
  });

  // SPEC §5: User name: too short, too long, invalid characters
  test.each([
    [' a ', 'username.tooShort'],
    ['a'.repeat(101), 'username.tooLong'],
    ['a b', 'username.invalidCharacters'],
    ['Äiti_1.-', undefined],
  ])('the user name %j: %s', (value, id) => {
    expect(usernameText(value)?.id).toBe(id);
  });

  // SPEC §5: Password: blank, strength, incomplete with the rule
  test.each([
    ['  ', { id: 'password.missing' }],
    ['aB1', { id: 'password.incomplete', values: { detail: 'tooShort' } }],
    ['aaaaaaaa', { id: 'password.incomplete', values: { detail: 'weak' } }],
    ['a1'.repeat(101), { id: 'password.incomplete', values: { detail: 'tooLong' } }],
    ['polku7suo', null],
  ])('the new password %j: %j', (value, fault) => {
    expect(newPasswordText(value)).toEqual(fault);
  });

  test('a password that is known already, only that it is missing', () => {
    expect(givenPasswordText(' ')).toEqual({ id: 'password.missing' });
    expect(givenPasswordText('a')).toBeNull();
  });

  // SPEC §5: Password repeat must match; the old password passes the same check
  test('a repeated password, that it is another', () => {
    expect(repeatText('polku7suo', 'polku7suo ')).toEqual({ id: 'password.mismatch' });
    expect(repeatText('polku7suo', 'polku7suo')).toBeNull();
  });
});

// Issue "Accounts": Too many attempts: 429 with a text of its own and the time to wait (RULINGS 18)
test.each([
  [1, 'limited.minutes', 1],
  [60, 'limited.minutes', 1],
  [61, 'limited.minutes', 2],
  [3600, 'limited.minutes', 60],
  [3601, 'limited.hours', 2],
])('a wait of %d s is %s: %d', (seconds, id, count) => {
  expect(limitedText(seconds)).toEqual({ id, values: { count } });
});

test('a failed request has the text of its cause, or else that of the form', () => {
  expect(failureText(new ConnectionError('x'), 'login.problem')).toEqual({ id: 'failure.connection' });
  expect(failureText(new LimitedError(120), 'login.problem')).toEqual({ id: 'limited.minutes', values: { count: 2 } });
  expect(failureText(new ServerError(500, 'x'), 'login.problem')).toEqual({ id: 'login.problem' });
  expect(failureText(new Error('x'), 'login.problem')).toEqual({ id: 'login.problem' });
});
