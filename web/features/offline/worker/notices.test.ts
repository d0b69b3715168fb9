import { describe, expect, test } from 'vitest';
import { noticeOf, pageOf } from './notices.ts';

const MESSAGE = { title: 'Nuuksio', body: 'Suljettu', path: '/v/place/5?lang=fi', tag: '7-begun', language: 'fi' };

describe('a push message', () => {
  test('is shown in its language, under its tag, with the page that it opens', () => {
    expect(noticeOf(JSON.stringify(MESSAGE))).toEqual({
      title: 'Nuuksio',
      options: expect.objectContaining({ body: 'Suljettu', lang: 'fi', tag: '7-begun', data: '/v/place/5?lang=fi' }),
    });
  });

  test.each([undefined, '', 'null', '{', JSON.stringify({ ...MESSAGE, body: 5 })])(
    'that cannot be read (%s) is shown without words',
    (text) => {
      expect(noticeOf(text)).toEqual({ title: 'Taival', options: { icon: '/static/app/icon-192.png' } });
    },
  );
});

test.each([
  ['/v/place/5?lang=fi', 'https://taival.example/v/place/5?lang=fi'],
  ['//evil.example/x', 'https://taival.example'],
  ['https://evil.example/x', 'https://taival.example/'],
  [undefined, 'https://taival.example/'],
])('a notice with %s opens %s', (data, href) => {
  expect(pageOf(data, 'https://taival.example')).toBe(href);
});
