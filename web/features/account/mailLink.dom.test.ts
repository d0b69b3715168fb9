import { beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

const opened = () => import('./mailLink.ts');

// SPEC §2: resetToken, registerToken (also expired, exists) and email; the token leaves the URL
describe('the link of a mail', () => {
  test('leaves the URL with its address, and nothing else does', async () => {
    const { takeLink, mailLink } = await opened();
    expect(takeLink('registerToken', '?registerToken=abc&email=a%40b.fi&pwa=1')?.toString()).toBe('pwa=1');
    expect(mailLink('registerToken')).toEqual({ token: 'abc', email: 'a@b.fi' });
    expect(mailLink('resetToken')).toBeNull();
  });

  test('is none where the URL has no token; an address alone leaves it too', async () => {
    const { takeLink, mailLink } = await opened();
    expect(takeLink('resetToken', '?pwa=1')).toBeNull();
    expect(takeLink('resetToken', '?resetToken=&pwa=1')?.toString()).toBe('pwa=1');
    expect(takeLink('resetToken', '?email=a%40b')?.toString()).toBe('');
    expect(mailLink('resetToken')).toBeNull();
  });

  test('is there after a reload, until it is done with', async () => {
    (await opened()).takeLink('resetToken', '?resetToken=abc');
    vi.resetModules();
    const { mailLink, dropLink } = await opened();
    expect(mailLink('resetToken')).toEqual({ token: 'abc', email: '' });
    dropLink('resetToken');
    expect(mailLink('resetToken')).toBeNull();
    vi.resetModules();
    expect((await opened()).mailLink('resetToken')).toBeNull();
  });

  test('gives way to a later one', async () => {
    const { takeLink, mailLink } = await opened();
    takeLink('resetToken', '?resetToken=abc');
    takeLink('resetToken', '?resetToken=expired&email=a%40b');
    expect(mailLink('resetToken')).toEqual({ token: 'expired', email: 'a@b' });
  });

  test('that has expired is told once, and not again after a reload', async () => {
    const { takeLink, mailLink } = await opened();
    takeLink('resetToken', '?resetToken=abc');
    takeLink('resetToken', '?resetToken=expired');
    expect(mailLink('resetToken')?.token).toBe('expired');
    vi.resetModules();
    expect((await opened()).mailLink('resetToken')).toBeNull();
  });

  test('is forgotten by whoever logs in', async () => {
    const { takeLink, mailLink, dropLinks } = await opened();
    takeLink('registerToken', '?registerToken=abc');
    dropLinks();
    expect(mailLink('registerToken')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('that was kept by something else is none', async () => {
    sessionStorage.setItem('link.reset', '{"token":5}');
    expect((await opened()).mailLink('resetToken')).toBeNull();
    sessionStorage.setItem('link.reset', '{');
    expect((await opened()).mailLink('resetToken')).toBeNull();
  });
});
