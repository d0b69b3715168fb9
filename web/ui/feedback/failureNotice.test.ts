import { describe, expect, test } from 'vitest';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { failureNotices } from './failureNotice.ts';

/** A visit whose clock the test sets. */
function visit() {
  const shown: MessageId[] = [];
  let clock = 100;
  const notice = failureNotices(
    (message) => shown.push(message),
    () => clock,
  );
  return { shown, notice, pass: (ms: number) => void (clock += ms) };
}

describe('the notice of a failed request', () => {
  // SPEC §8: Generic failure shows a server-error notice ('Palvelinvirhe')
  test.each([
    [new ServerError(500, 'x'), 'failure.server'],
    [new ServerError(200, 'x'), 'failure.server'],
    [new ConnectionError('x'), 'failure.connection'],
  ])('says of %s: %s', (error, message) => {
    const { shown, notice } = visit();
    notice(error);
    expect(shown).toEqual([message]);
  });

  // SPEC §8: Server-error notices throttled to one per 5 s
  test('is shown once in 5 s, whatever fails', () => {
    const { shown, notice, pass } = visit();
    notice(new ServerError(500, 'x'));
    pass(4999);
    notice(new ServerError(500, 'x'));
    notice(new ConnectionError('x'));
    expect(shown).toHaveLength(1);
    pass(1);
    notice(new ServerError(500, 'x'));
    expect(shown).toEqual(['failure.server', 'failure.server']);
  });
});
