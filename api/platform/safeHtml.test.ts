import { expect, test } from 'vitest';
import { safeHtml } from './safeHtml.ts';

const safe = (html: string) =>
  safeHtml(html, {
    tags: ['b'],
    allowedSchemes: ['https'],
    link: (href) => (href.startsWith('https://') ? { href } : null),
  });

// Issue 20, L4: the sanitiser leaves an open `<a>` for a refused link
test.each([
  ['<a href="/x">one</a> <a href="https://a.example">two</a> three', 'one <a href="https://a.example">two</a> three'],
  [
    '<a href="/x"><b>one</b></a><b><a href="https://a.example">two</a></b>',
    '<b>one</b><b><a href="https://a.example">two</a></b>',
  ],
  ['<a>one</a> <span title="x">two</span> &lt;span&gt;', 'one two &lt;span&gt;'],
  ['<a href="javascript:alert(1)">one', 'one'],
])('%s becomes %s', (html, expected) => {
  expect(safe(html)).toBe(expected);
});
