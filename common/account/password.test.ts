// SPEC §5: Password: blank, strength, incomplete with the rule
import { describe, expect, test } from 'vitest';
import { passwordFault, passwordStrength } from './password.ts';

describe('the strength of a password', () => {
  test.each([
    ['', 'empty'],
    ['    ', 'empty'],
    ['aB3', 'tooShort'],
    ['  aB3x5  ', 'tooShort'],
    ['aaaaaaaaaaaB', 'weak'],
    ['aB3aB3aB3aB3', 'weak'],
    ['abcdefgh', 'weak'],
    ['ABCDEFGH', 'weak'],
    ['12345678', 'weak'],
    ['!?#%&/()', 'weak'],
    ['abcde1', 'ok'],
    ['abcDE1', 'ok'],
    ['abcdefgh1', 'ok'],
    ['abcdEF12', 'strong'],
    ['metsä Polku 7', 'strong'],
    ['kesäYö1!', 'strong'],
    ['🌲🌲🌲', 'tooShort'],
  ])('of %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

describe('a new password', () => {
  test.each([
    ['', 'missing'],
    ['abc', 'tooShort'],
    ['abcdefgh', 'weak'],
    ['abcdefgh1', null],
    [`aB3${'xyzw4'.repeat(39)}!!`, null],
    [`aB3${'xyzw4'.repeat(39)}!!!`, 'tooLong'],
  ])('%j is %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });
});
