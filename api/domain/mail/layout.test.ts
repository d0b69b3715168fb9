import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#common/languages.ts';
import { mailContent } from './layout.ts';
import { MAIL_TEXTS, type MailKind } from './texts.ts';

const LINK = 'https://taival.example/api/user/confirm-email?token=abc';
const KINDS: readonly MailKind[] = [
  'confirm',
  'reset',
  'loginLink',
  'newEmail',
  'emailChangeAsked',
  'emailChanged',
  'alreadyRegistered',
  'passwordChanged',
  'accessTokenMade',
  'secondFactorOn',
  'secondFactorOff',
  'accountDeleted',
  'imagesRejected',
  'watch',
];

describe.each(KINDS)('the mail %s', (kind) => {
  test.each(LANGUAGES)('says the same as text and as HTML in %s', (language) => {
    const { text, html } = mailContent(kind, { name: 'Åsa', language, link: LINK });
    const { button } = MAIL_TEXTS[kind][language];
    expect(html).toContain(`<html lang="${language}">`);
    for (const part of [...MAIL_TEXTS[kind][language].before, ...MAIL_TEXTS[kind][language].after]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect([text.includes(LINK), html.includes(`href="${LINK}"`)]).toEqual([button !== null, button !== null]);
  });

  test('asks its reader to fetch nothing', () => {
    expect(mailContent(kind, { name: 'x', language: 'fi', link: LINK }).html).not.toMatch(/src=|url\(|<link|<script/);
  });
});

// Issue 20, L3: user names like www.evil.example in mails
test('a name that looks like an address is no link for mail programs', () => {
  const { text, html } = mailContent('reset', { name: 'www.evil.example', language: 'fi', link: LINK });
  for (const part of [text, html]) {
    expect(part).toContain('www\u200C.evil\u200C.example');
    expect(part).not.toContain('evil.example');
  }
});

test('a name cannot write HTML', () => {
  expect(
    mailContent('confirm', { name: '<img src=x onerror="alert(1)">', language: 'fi', link: LINK }).html,
  ).not.toContain('<img');
});

test('details of a mail follow the opening text of its kind, and cannot write HTML', () => {
  const { text, html } = mailContent('imagesRejected', {
    name: 'Åsa',
    language: 'en',
    link: LINK,
    details: ['Reason: <b>blurred</b>'],
  });
  expect(text).toMatch(
    /not all of them were approved\.\n\nReason: <b>blurred<\/b>\n\nSee your photos:\n\S+\n\nIf you have/,
  );
  expect(html).toContain('Reason: &lt;b&gt;blurred&lt;/b&gt;');
});

describe('the link that ends mails', () => {
  const unsubscribe = 'https://taival.example/mails/watch?token=x&y';

  test.each(LANGUAGES)('stands at the end of a mail whose kind has words for it, in %s', (language) => {
    const { text, html } = mailContent('watch', { name: 'Åsa', language, link: LINK, unsubscribe });
    const words = MAIL_TEXTS.watch[language].unsubscribe ?? expect.unreachable();
    expect(text.endsWith(`Taival\n\n${words}:\n${unsubscribe}\n`)).toBe(true);
    expect(html).toContain(`<a href="https://taival.example/mails/watch?token=x&amp;y">${words}</a>`);
  });

  test('is left out where the kind has no words for it', () => {
    const plain = { name: 'Åsa', language: 'en', link: LINK } as const;
    expect(mailContent('reset', { ...plain, unsubscribe })).toEqual(mailContent('reset', plain));
  });
});
