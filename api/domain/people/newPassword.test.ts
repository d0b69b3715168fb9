// RULINGS 33: One that is among the 10,000 commonest, or is the user's name or address, counts as weak too
import { describe, expect, test } from 'vitest';
import { refuseWeak } from './newPassword.ts';

const OWNER = { email: 'Liisa.Virtanen+retki@example.org', username: 'MetsäLiisa9', role: 'USER' } as const;

describe('a new password', () => {
  test.each(['password1', 'Password1', 'qwerty1', 'Qwerty123', ' Abc123 ', 'football1', 'Football'])(
    'that many have (%s) is weak',
    (password) => {
      expect(() => refuseWeak(password, OWNER)).toThrow('password: weak');
    },
  );

  test.each([
    'MetsäLiisa9',
    'metsäliisa9',
    'liisa.virtanen+retki@example.org',
    'Liisa.Virtanen@example.org',
    'Liisa.Virtanen',
    'liisa.virtanen123',
    'Liisa.Virtanen!',
  ])('that is a name or the address (%s) is weak', (password) => {
    expect(() => refuseWeak(password, OWNER)).toThrow('password: weak');
  });

  test.each(['metsäPolku7', 'MetsäLiisa ja Kettu', 'virtanenLiisa9'])('that is one’s own (%s) is good', (password) => {
    expect(() => refuseWeak(password, OWNER)).not.toThrow();
  });

  test('of an admin has at least twelve characters', () => {
    const admin = { ...OWNER, role: 'ADMIN' } as const;
    expect(() => refuseWeak('metsäPolku7', admin)).toThrow('password: tooShort');
    expect(() => refuseWeak('metsäPolku77', admin)).not.toThrow();
    expect(() => refuseWeak('aaaaaaaaaaaaB1', admin)).toThrow('password: weak');
  });
});
