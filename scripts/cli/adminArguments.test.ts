import { expect, test } from 'vitest';
import { readAdminArguments } from './adminArguments.ts';

test('the command takes an action and an address', () => {
  expect(readAdminArguments(['grant', 'maija@example.org'])).toEqual({ action: 'grant', email: 'maija@example.org' });
  expect(readAdminArguments(['revoke', 'maija@example.org'])).toEqual({ action: 'revoke', email: 'maija@example.org' });
});

test.each([[[]], [['grant']], [['promote', 'a@b.fi']], [['grant', '--all']], [['grant', 'a@b.fi', 'c@d.fi']]])(
  '%j is answered with how it is used',
  (args) => {
    expect(() => readAdminArguments(args)).toThrow('Usage: npm run admin');
  },
);
