import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { joined, textsOf } from '#web/i18n/messages.ts';
import { propertyWords, readAccessibility } from './propertyWords.ts';

test('codes of the sources are worded, others are shown without underscores', async () => {
  const intl = createIntl({ locale: 'fi', messages: joined([await textsOf('place', 'fi')]) });
  expect(propertyWords('cuisine', 'coffee_shop; pizza;some_thing', intl)).toBe('Kahvila, pizza, some thing');
});

test.each([
  ['limited', { code: 'limited', text: '' }],
  ['yes: Luiska takaovella\nhttps://example.org', { code: 'yes', text: 'Luiska takaovella\nhttps://example.org' }],
  ['Esteetön', { code: null, text: 'Esteetön' }],
  ['unknown', { code: null, text: 'unknown' }],
])('accessibility %j', (value, read) => {
  expect(readAccessibility(value)).toEqual(read);
});
