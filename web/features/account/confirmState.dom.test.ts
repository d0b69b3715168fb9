import { describe, expect, test } from 'vitest';
import { refusedMutation } from '#web/test/refused.ts';
import { confirmRefused, confirmStateOf } from './confirmState.ts';

const email = 'a@b.fi';

// SPEC §2: E-mail confirmation: confirm button, done, exists, expired, error
describe('the page that confirms an address', () => {
  test.each([
    [null, { is: 'none' }],
    [
      { token: 'abc', email },
      { is: 'ready', token: 'abc', email },
    ],
    [
      { token: 'expired', email },
      { is: 'expired', email },
    ],
    [
      { token: 'exists', email },
      { is: 'exists', email },
    ],
  ] as const)('begins by its link: %j', (link, state) => {
    expect(confirmStateOf(link)).toEqual(state);
  });

  // SPEC §8: E-mail confirmation 400; other
  test.each([
    [['InvalidInputError', { parameterName: 'registerToken', detail: 'expired' }], { is: 'expired', email }],
    [['InvalidInputError', { parameterName: 'registerToken', detail: 'exists' }], { is: 'exists', email }],
    [
      ['InvalidInputError', { parameterName: 'other', detail: 'exists' }],
      { is: 'error', token: 'abc', email, fault: { id: 'confirm.problem' } },
    ],
    [
      ['RateLimitedError', { retryAfterS: 30 }],
      { is: 'error', token: 'abc', email, fault: { id: 'limited.minutes', values: { count: 1 } } },
    ],
    [['NotFoundError', {}], { is: 'error', token: 'abc', email, fault: { id: 'confirm.problem' } }],
  ] as const)('goes on by the answer: %j', async ([error, fields], state) => {
    expect(confirmRefused(await refusedMutation(error, fields), { token: 'abc', email })).toEqual(state);
  });
});
