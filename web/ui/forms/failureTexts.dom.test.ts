import { describe, expect, test } from 'vitest';
import { refusedMutation } from '#web/test/refused.ts';
import { ofField, refusalOf } from './failureTexts.ts';

const texts = {
  invalid: ofField('email', (detail) => ({ id: 'email.incomplete', values: { detail } })),
  problem: 'register.problem',
} as const;

describe('a refused mutation', () => {
  test('is shown beside the field that it names', async () => {
    expect(
      refusalOf(await refusedMutation('InvalidInputError', { parameterName: 'email', detail: 'tooLong' }), texts),
    ).toEqual({
      faults: { email: { id: 'email.incomplete', values: { detail: 'tooLong' } } },
    });
  });

  test('is shown for the whole form where it names no field of it', async () => {
    expect(
      refusalOf(await refusedMutation('InvalidInputError', { parameterName: 'language', detail: 'unknown' }), texts),
    ).toEqual({ failure: { id: 'register.problem' } });
  });

  test('says how long to wait', async () => {
    expect(refusalOf(await refusedMutation('RateLimitedError', { retryAfterS: 90 }), texts)).toEqual({
      failure: { id: 'limited.minutes', values: { count: 2 } },
    });
  });

  test('is shown as the general problem where nothing else is known', async () => {
    expect(refusalOf(await refusedMutation('NotAuthorizedError', { reason: 'CROSS_SITE' }), texts)).toEqual({
      failure: { id: 'register.problem' },
    });
    expect(refusalOf(await refusedMutation('NotFoundError', {}), texts)).toEqual({
      failure: { id: 'register.problem' },
    });
    expect(refusalOf({ is: 'other' }, texts)).toEqual({ failure: { id: 'register.problem' } });
  });
});
