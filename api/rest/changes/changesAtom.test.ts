import { expect, test } from 'vitest';
import { type Language, LANGUAGES } from '#common/languages.ts';
import { changeBit } from '#common/places/changeFields.ts';
import { changesAtom } from './changesAtom.ts';

const ROW = {
  step: 3,
  id: 5,
  hasLeft: false,
  fields: 0,
  mergedInto: null,
  version: 41,
  at: new Date(0),
  name: 'Laavu',
};

// RFC 4287, 4.1.2: an entry has a page or content
test.each([
  ['gone', {}, ['<content type="text">The place is no longer in the data.</content>']],
  [
    'merged',
    { kind: 'MERGED', mergedInto: 6 },
    [
      '<link rel="alternate" href="https://t.example/v/place/6?lang=en"/>',
      '<summary>The place was merged with another place.</summary>',
    ],
  ],
] as const)('an entry of a %s place has its page or its content', (_what, row, parts) => {
  const options = { publicUrl: 'https://t.example', self: '/a', language: 'en', time: new Date(0) } as const;
  const [, entry = ''] = changesAtom([{ ...ROW, kind: 'GONE', ...row }], options).split('<entry>');
  expect(entry.match(/<link [^>]*>|<summary>.*<\/summary>|<content .*<\/content>/g)).toEqual(parts);
});

test('an entry of a changed place names what is new in the language of the feed', () => {
  const row = { ...ROW, kind: 'CHANGED', fields: changeBit('name') | changeBit('properties') } as const;
  const summaryIn = (language: Language, fields: number) =>
    /<summary>(.*)<\/summary>/.exec(
      changesAtom([{ ...row, fields }], { publicUrl: 'https://t.example', self: '/a', language, time: new Date(0) }),
    )?.[1];
  expect(LANGUAGES.map((language) => summaryIn(language, row.fields))).toEqual([
    'Muuttunut: nimi; tiedot.',
    'Ändrat: namn; uppgifter.',
    'Changed: name; details.',
  ]);
  expect(summaryIn('en', 0)).toBe('The place’s details have changed.');
});
