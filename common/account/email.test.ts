// SPEC §5: E-mail: too short, too long, no @, a space
import { describe, expect, test } from 'vitest';
import { emailFault, emailKey, mailboxKey } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    ['', 'tooShort'],
    ['   a@b   ', 'tooShort'],
    ['a@bc', null],
    ['  maija@example.org  ', null],
    ['åke.ström@example.org', null],
    [`${'a'.repeat(188)}@example.org`, null],
    [`${'a'.repeat(189)}@example.org`, 'tooLong'],
    ['maija.example.org', 'missingAt'],
    ['maija@', 'missingAt'],
    ['@example.org', 'missingAt'],
    ['a@b@example.org', 'missingAt'],
    ['maija m@example.org', 'containsSpace'],
    ['maija\t@example.org', 'containsSpace'],
    ['maija@example.org\nBcc:x', 'containsSpace'],
    ['a@b.fi,c', 'invalidCharacters'],
    ['<a@b.fi>', 'invalidCharacters'],
    ['a\u0000@example.org', 'invalidCharacters'],
    ['a\ud800@example.org', 'invalidCharacters'],
  ])('%j is %s', (value, fault) => {
    expect(emailFault(value)).toBe(fault);
  });

  test('is the same in any case, with space around it, and however its letters are composed', () => {
    expect(emailKey(' MAIJA@Example.ORG ')).toBe('maija@example.org');
    expect(emailKey('a\u030ake@example.org')).toBe(emailKey('Åke@example.org'));
  });

  test('is delivered to the mailbox without its tag', () => {
    expect(mailboxKey('Maija+retki+2@example.org')).toBe('maija@example.org');
    expect(mailboxKey('maija@example.org')).toBe('maija@example.org');
    expect(mailboxKey('maija@a+b.example')).toBe('maija@a+b.example');
  });
});
