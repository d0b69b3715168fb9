import { expect, test } from 'vitest';
import { mayHaveArrived, refusalForGood } from './mailFailures.ts';

const failure = (facts: Readonly<Record<string, unknown>>) => Object.assign(new Error('x'), facts);

test.each([
  ['no answer to the end of the mail', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' }, true],
  ['a connection that ends', { code: 'ECONNECTION', command: 'CONN' }, true],
  ['a connection that breaks', { code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' }, true],
  ['a mail that takes too long', { code: 'EABORT' }, true],
  ['a server that is down', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, false],
  ['a server that does not greet', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, false],
  ['a refusal', { code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, false],
  ['a server that closes down', { code: 'ECONNECTION', responseCode: 421, command: 'CONN' }, false],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
  ['a full disk', { code: 'ENOSPC' }, false],
])('after %s a mail may have arrived: %j', (_what, facts, expected) => {
  expect(mayHaveArrived(failure(facts))).toBe(expected);
});

test.each([
  ['an unknown receiver', { responseCode: 550, command: 'RCPT TO' }, 550],
  ['a mail that is refused', { responseCode: 554, command: 'DATA' }, 554],
  ['a receiver that is busy', { responseCode: 450, command: 'RCPT TO' }, null],
  ['a mail that is refused for now', { responseCode: 451, command: 'DATA' }, null],
  ['a refused sender', { responseCode: 550, command: 'MAIL FROM' }, null],
  ['a wrong password', { responseCode: 535, command: 'AUTH PLAIN' }, null],
  ['a server that greets with a refusal', { responseCode: 554, command: 'CONN' }, null],
  ['a server that is down', { code: 'ESOCKET' }, null],
])('%s is a refusal for good: %j', (_what, facts, expected) => {
  expect(refusalForGood(failure(facts))).toBe(expected);
});
