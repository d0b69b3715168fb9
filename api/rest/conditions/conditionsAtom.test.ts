import { expect, test } from 'vitest';
import type { ConditionBody } from './conditionJson.ts';
import { conditionsAtom } from './conditionsAtom.ts';

const BODY: ConditionBody = {
  id: 7,
  kind: 'GROOMED',
  severity: null,
  code: null,
  headline: 'Latu kunnossa',
  description: '',
  language: 'fi',
  official: true,
  username: null,
  confirmations: 0,
  source: {
    key: 'helsinki',
    name: 'Helsinki',
    attribution: null,
    licence: null,
    licenceUrl: null,
    url: null,
    answeredAt: null,
  },
  validFrom: '2026-11-28T10:00:00.000Z',
  validUntil: null,
  observedAt: '2026-11-28T10:00:00.000Z',
  link: null,
  attractionId: null,
  municipalities: [],
  regions: [],
};

const PAGE = '<link rel="alternate" href="https://t.example/v/place/12?lang=fi"/>';
const SUMMARY = '<summary>Latu kunnossa</summary>';

// RFC 4287, 4.1.1 and 4.1.2: at most one alternate without type and language; content where there is none
test.each([
  [
    'a place and a link',
    { attractionId: 12, link: 'https://hel.fi/?a&b' },
    [PAGE, SUMMARY, '<link rel="via" href="https://hel.fi/?a&amp;b"/>'],
  ],
  ['a place', { attractionId: 12 }, [PAGE, SUMMARY]],
  ['a link', { link: 'https://hel.fi/' }, ['<link rel="alternate" href="https://hel.fi/"/>', SUMMARY]],
  ['neither place nor link', {}, ['<content type="text">Latu kunnossa</content>']],
])('an entry of a condition with %s has one page or its content', (_what, body, parts) => {
  const options = { publicUrl: 'https://t.example', self: '/a', language: 'fi', time: new Date(0) } as const;
  const [, entry = ''] = conditionsAtom([{ ...BODY, ...body }], options).split('<entry>');
  const found = entry.match(/<link [^>]*>|<summary>.*<\/summary>|<content .*<\/content>/g);
  expect(found).toEqual(parts);
});
