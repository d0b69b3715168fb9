import { expect, test } from 'vitest';
import { mayHaveArrived } from './mailFailures.ts';

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
