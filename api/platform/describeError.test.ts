import { describe, expect, test } from 'vitest';
import { describeError } from './describeError.ts';

describe('the log entry of a failure', () => {
  test('has its kind, its words and its place', () => {
    expect(describeError(new TypeError('x is no function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is no function',
      at: expect.arrayContaining([expect.stringContaining('describeError.test.ts')]),
    });
  });

  test('of the database has its code and constraint, not the values that it quotes', () => {
    const failure = Object.assign(new Error('duplicate key: (email)=(maija@example.org)'), {
      name: 'error',
      severity: 'ERROR',
      code: '23505',
      constraint: 'app_user_email_key_key',
      detail: 'Key (email)=(maija@example.org) already exists.',
    });
    expect(describeError(failure)).toMatchObject({ code: '23505', constraint: 'app_user_email_key_key' });
    expect(JSON.stringify(describeError(new Error('it failed', { cause: failure })))).not.toContain('maija');
  });

  test('of a mail server has the step at which it refused and the number of its answer', () => {
    const failure = Object.assign(new Error("Can't send mail: 550 maija@example.org is unknown"), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 maija@example.org is unknown',
      rejected: ['maija@example.org'],
    });
    const { message: _words, ...described } = describeError(failure);
    expect(described).toMatchObject({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
    expect(JSON.stringify(described)).not.toContain('maija');
  });

  test('of a parser has no words that it quotes', () => {
    const failure = (() => {
      try {
        return JSON.parse('maija');
      } catch (error) {
        return error;
      }
    })();
    expect(JSON.stringify(describeError(failure))).not.toContain('maija');
    expect(describeError(failure).type).toBe('SyntaxError');
  });

  test('has its causes, and ends where they form a circle', () => {
    const circle = new Error('circle');
    circle.cause = circle;
    expect(JSON.stringify(describeError(circle)).match(/"circle"/g)?.length).toBeLessThan(10);
    expect(describeError('maija')).toEqual({ type: 'string', at: [] });
  });

  test('whose message has many lines has none of them in its place', () => {
    const failure = Object.assign(new Error('first\n    at maija'), {
      code: 'P2002',
      meta: { modelName: 'User', target: 'maija' },
    });
    failure.name = 'PrismaClientKnownRequestError';
    expect(describeError(failure)).toMatchObject({ code: 'P2002', modelName: 'User' });
    expect(JSON.stringify(describeError(failure))).not.toContain('maija');
  });
});
