// SPEC §5: User name: too short, too long, invalid characters
import { describe, expect, test } from 'vitest';
import { toUsername, usernameFault, usernameKey } from './username.ts';

describe('a user name', () => {
  test.each([
    ['', 'tooShort'],
    [' a ', 'tooShort'],
    ['ab', null],
    ['  Matti_Meikäläinen.2-3 ', null],
    ['Åsa-Öhman', null],
    ['Жанна', null],
    ['a'.repeat(100), null],
    ['a'.repeat(101), 'tooLong'],
    ['matti meikäläinen', 'invalidCharacters'],
    ['matti@example', 'invalidCharacters'],
    ['a/b', 'invalidCharacters'],
    ['..', 'invalidCharacters'],
    ['_-.', 'invalidCharacters'],
    ['matti\u0000', 'invalidCharacters'],
    ['matti\u200b', 'invalidCharacters'],
    ['\u3164\u3164', 'invalidCharacters'],
    ['matti\u3164', 'invalidCharacters'],
    [`a${'\u0301'.repeat(500)}`, 'tooLong'],
  ])('%j is %s', (value, fault) => {
    expect(usernameFault(value)).toBe(fault);
  });

  test('is stored as it was given, but trimmed and with composed letters', () => {
    expect(toUsername(' A\u030asa ')).toBe('Åsa');
  });

  test('has the same key in upper and lower case', () => {
    expect(usernameKey('ÅSA')).toBe(usernameKey('åsa'));
    expect(usernameKey('Strasse')).toBe(usernameKey('straße'));
    expect(usernameKey('A\u030asa')).toBe(usernameKey('åsa'));
    expect(usernameKey('Ｍａｉｊａ')).toBe(usernameKey('maija'));
    expect(usernameKey('𝐌𝐚𝐢𝐣𝐚')).toBe(usernameKey('maija'));
  });
});
