import { expect, test } from 'vitest';
import { mayHaveArrived, refusalForGood } from './mailFailures.ts';

const failure = (facts: Readonly<Record<string, unknown>>) => Object.assign(new Error('x'), facts);

/** The error for an answer of a mail server. */
const answer = (response: string, command = 'RCPT TO') => ({
  responseCode: Number(response.slice(0, 3)),
  response,
  command,
});

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
  ['a receiver that has moved', { responseCode: 551, command: 'RCPT TO' }, 551],
  ['an address that does not exist', answer('550 5.1.1 <a@b.fi>: User unknown'), 550],
  ['a domain that takes no mail', answer('556 5.1.10 Recipient address has null MX'), 556],
  ['a mailbox that is closed', answer('550-5.2.1 The account is disabled.\n550 5.2.1 Ask its owner'), 550],
  ['an address that does not exist, as qmail says it', answer('550 no mailbox here (#5.1.1)'), 550],
  ['a mail that is too big', answer('552 5.3.4 Message too big', 'DATA'), 552],
  ['a mail whose form is refused', answer('554 5.6.0 Bad header', 'DATA'), 554],
  ['relaying', answer('554 5.7.1 <a@b.fi>: Relay access denied'), null],
  ['relaying, as qmail says it', answer('553 not in my list of allowed rcpthosts (#5.7.1)'), null],
  ['a client on a block list', answer('550 5.7.1 Service unavailable; client [5.1.1.2] blocked'), null],
  ['a sender that does not exist', answer('550 5.1.0 <t@t.fi>: Sender address rejected: User unknown'), null],
  ['the domain of a sender', answer('550 5.1.8 <t@t.fi>: Sender address rejected: Domain not found'), null],
  ['a client without an enhanced code', answer('554 Access denied'), null],
  ['a mailbox that is full', answer('552 5.2.2 Over quota'), null],
  ['a mail by a policy', answer('550 5.7.26 Unauthenticated mail', 'DATA'), null],
  ['a mail by a policy, in the end', answer('554 5.7.1 Rejected', 'DATA'), null],
  ['a receiver that is busy', { responseCode: 450, command: 'RCPT TO' }, null],
  ['a mail that is refused for now', { responseCode: 451, command: 'DATA' }, null],
  ['a refused sender', { responseCode: 550, command: 'MAIL FROM' }, null],
  ['a wrong password', { responseCode: 535, command: 'AUTH PLAIN' }, null],
  ['a server that greets with a refusal', { responseCode: 554, command: 'CONN' }, null],
  ['a server that is down', { code: 'ESOCKET' }, null],
])('%s is a refusal for good: %j', (_what, facts, expected) => {
  expect(refusalForGood(failure(facts))).toBe(expected);
});
