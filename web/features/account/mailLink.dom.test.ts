import { beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

const opened = () => import('./mailLink.ts');

// SPEC §2: resetToken, registerToken (also expired, exists) and email; the token leaves the URL
describe('the link of a mail', () => {
  test('is removed from the URL with its address, and nothing else is', async () => {
    const { takeLink, mailLink } = await opened();
    expect(takeLink('registerToken', '?registerToken=abc&email=a%40b.fi&pwa=1')?.toString()).toBe('pwa=1');
    expect(mailLink('registerToken')).toEqual({ token: 'abc', email: 'a@b.fi' });
    expect(mailLink('resetToken')).toBeNull();
  });

  test('is null where the URL has no token; an address alone is removed too', async () => {
    const { takeLink, mailLink } = await opened();
    expect(takeLink('resetToken', '?pwa=1')).toBeNull();
    expect(takeLink('resetToken', '?resetToken=&pwa=1')?.toString()).toBe('pwa=1');
    expect(takeLink('resetToken', '?email=a%40b')?.toString()).toBe('');
    expect(mailLink('resetToken')).toBeNull();
  });

  test('is restored after a reload, until it is dropped', async () => {
    (await opened()).takeLink('resetToken', '?resetToken=abc');
    vi.resetModules();
    const { mailLink, dropLink } = await opened();
    expect(mailLink('resetToken')).toEqual({ token: 'abc', email: '' });
    dropLink('resetToken');
    expect(mailLink('resetToken')).toBeNull();
    vi.resetModules();
    expect((await opened()).mailLink('resetToken')).toBeNull();
  });

  test('is replaced by a later one', async () => {
    const { takeLink, mailLink } = await opened();
    takeLink('resetToken', '?resetToken=abc');
    takeLink('resetToken', '?resetToken=expired&email=a%40b');
    expect(mailLink('resetToken')).toEqual({ token: 'expired', email: 'a@b' });
  });

  test('that has expired is returned once, and not again after a reload', async () => {
    const { takeLink, mailLink } = await opened();
    takeLink('resetToken', '?resetToken=abc');
    takeLink('resetToken', '?resetToken=expired');
    expect(mailLink('resetToken')?.token).toBe('expired');
    vi.resetModules();
    expect((await opened()).mailLink('resetToken')).toBeNull();
  });

  test('is dropped from the session storage by `dropLinks`', async () => {
    const { takeLink, mailLink, dropLinks } = await opened();
    takeLink('registerToken', '?registerToken=abc');
    dropLinks();
    expect(mailLink('registerToken')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('that was stored in another form is ignored', async () => {
    sessionStorage.setItem('link.reset', '{"token":5}');
    expect((await opened()).mailLink('resetToken')).toBeNull();
    sessionStorage.setItem('link.reset', '{');
    expect((await opened()).mailLink('resetToken')).toBeNull();
  });
});
