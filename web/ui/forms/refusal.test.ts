import { describe, expect, test } from 'vitest';
import { refusedAnswer } from '#web/test/refused.ts';
import { ofField, refusalOf } from './refusal.ts';

const words = {
  invalid: ofField('email', (detail) => ({ id: 'email.incomplete', values: { detail } })),
  problem: 'register.problem',
} as const;

describe('a refused mutation', () => {
  test('is told beside the field that it names', async () => {
    expect(
      refusalOf(await refusedAnswer('InvalidInputError', { parameterName: 'email', detail: 'tooLong' }), words),
    ).toEqual({
      faults: { email: { id: 'email.incomplete', values: { detail: 'tooLong' } } },
    });
  });

  test('is told of the form where there is no such field', async () => {
    expect(
      refusalOf(await refusedAnswer('InvalidInputError', { parameterName: 'language', detail: 'unknown' }), words),
    ).toEqual({ failure: { id: 'register.problem' } });
  });

  test('tells how long to wait', async () => {
    expect(refusalOf(await refusedAnswer('RateLimitedError', { retryAfterS: 90 }), words)).toEqual({
      failure: { id: 'limited.minutes', values: { count: 2 } },
    });
  });

  test('is a problem where nothing else is known', async () => {
    expect(refusalOf(await refusedAnswer('NotAuthorizedError', { reason: 'CROSS_SITE' }), words)).toEqual({
      failure: { id: 'register.problem' },
    });
    expect(refusalOf(await refusedAnswer('NotFoundError', {}), words)).toEqual({ failure: { id: 'register.problem' } });
    expect(refusalOf(null, words)).toEqual({ failure: { id: 'register.problem' } });
  });
});
