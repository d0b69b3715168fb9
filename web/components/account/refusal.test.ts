import { describe, expect, test } from 'vitest';
import { ofField, refusalOf } from './refusal.ts';

const words = { invalid: ofField('email', (detail) => ({ id: 'email.incomplete', values: { detail } })), problem: 'register.problem' } as const;

describe('a refused mutation', () => {
  test('is told beside the field that it names', () => {
    expect(refusalOf({ __typename: 'InvalidInputError', parameterName: 'email', detail: 'tooLong' }, words)).toEqual({
      faults: { email: { id: 'email.incomplete', values: { detail: 'tooLong' } } },
    });
  });

  test('is told of the form where there is no such field', () => {
    expect(refusalOf({ __typename: 'InvalidInputError', parameterName: 'language', detail: 'unknown' }, words)).toEqual({ failure: { id: 'register.problem' } });
  });

  test('tells how long to wait', () => {
    expect(refusalOf({ __typename: 'RateLimitedError', retryAfterS: 90 }, words)).toEqual({ failure: { id: 'limited.minutes', values: { count: 2 } } });
  });

  test('is a problem where nothing else is known', () => {
    expect(refusalOf({ __typename: 'NotAuthorizedError', reason: 'CROSS_SITE' }, words)).toEqual({ failure: { id: 'register.problem' } });
    expect(refusalOf({ __typename: '%other' }, words)).toEqual({ failure: { id: 'register.problem' } });
  });
});
