import { expect, test } from 'vitest';
import { noticeText } from './noticeWords.ts';

test('a long text ends between two characters, also among emojis', () => {
  const description = '🦆'.repeat(300);
  const texts = { fi: { headline: '', description } };
  const text = noticeText(
    {
      conditionId: 1,
      attractionId: 1,
      lastName: 'Lampi',
      isOver: false,
      kind: 'NOTICE',
      isOfficial: true,
      texts,
      validUntil: null,
    },
    'fi',
  );
  expect(text).toBe(`Tiedote: ${'🦆'.repeat(199)}…`);
});
