import { expect, test } from 'vitest';
import { changesAtom } from './changesAtom.ts';

const ROW = { step: 3, id: 5, fields: 0, mergedInto: null, version: 41, at: new Date(0), name: 'Laavu' };

// RFC 4287, 4.1.2: an entry has a page or content
test.each([
  ['gone', {}, ['<content type="text">41</content>']],
  [
    'merged',
    { kind: 'MERGED', mergedInto: 6 },
    ['<link rel="alternate" href="https://t.example/v/place/6?lang=en"/>', '<summary>41</summary>'],
  ],
] as const)('an entry of a %s place has its page or its content', (_what, row, parts) => {
  const options = { publicUrl: 'https://t.example', self: '/a', language: 'en', time: new Date(0) } as const;
  const [, entry = ''] = changesAtom([{ ...ROW, kind: 'GONE', ...row }], options).split('<entry>');
  expect(entry.match(/<link [^>]*>|<summary>.*<\/summary>|<content .*<\/content>/g)).toEqual(parts);
});
