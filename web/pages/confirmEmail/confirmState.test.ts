import { describe, expect, test } from 'vitest';
import { confirmRefused, confirmStateOf } from './confirmState.ts';

const email = 'a@b.fi';

describe('the page that confirms an address', () => {
  test.each([
    [null, { is: 'none' }],
    [{ token: 'abc', email }, { is: 'ready', token: 'abc', email }],
    [{ token: 'expired', email }, { is: 'expired', email }],
    [{ token: 'exists', email }, { is: 'exists', email }],
  ] as const)('begins by its link: %j', (link, state) => {
    expect(confirmStateOf(link)).toEqual(state);
  });

  test.each([
    [{ __typename: 'InvalidInputError', parameterName: 'registerToken', detail: 'expired' }, { is: 'expired', email }],
    [{ __typename: 'InvalidInputError', parameterName: 'registerToken', detail: 'exists' }, { is: 'exists', email }],
    [{ __typename: 'InvalidInputError', parameterName: 'other', detail: 'exists' }, { is: 'error', token: 'abc', email, fault: { id: 'confirm.problem' } }],
    [{ __typename: 'RateLimitedError', retryAfterS: 30 }, { is: 'error', token: 'abc', email, fault: { id: 'limited.minutes', values: { count: 1 } } }],
    [{ __typename: '%other' }, { is: 'error', token: 'abc', email, fault: { id: 'confirm.problem' } }],
  ] as const)('goes on by the answer: %j', (answer, state) => {
    expect(confirmRefused(answer, { token: 'abc', email })).toEqual(state);
  });
});
