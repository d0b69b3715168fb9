import { describe, expect, test } from 'vitest';
import { type ErrorReport, reporter } from './errorReports.ts';
import { ConnectionError, ServerError } from './requestErrors.ts';

function page(url = 'http://localhost/v/map/museum?pos=12,24,61#x') {
  const sent: ErrorReport[] = [];
  return {
    sent,
    report: reporter(
      (report) => sent.push(report),
      () => url,
    ),
  };
}

// SPEC §7: At most 10 error reports per page session
describe('the reports of failures', () => {
  test('say what happened and where, without the query of the page or of a file', () => {
    const { sent, report } = page();
    report('error', new TypeError('x of http://localhost/v/setpw?resetToken=secret is null'), {
      filename: 'http://localhost/assets/a.js?v=1',
      lineno: 5,
      colno: 7,
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      type: 'error',
      message: 'TypeError: x of http://localhost/v/setpw is null',
      filename: 'http://localhost/assets/a.js',
      lineno: 5,
      colno: 7,
      location: 'http://localhost/v/map/museum',
      errorCount: 1,
    });
    expect(JSON.stringify(sent)).not.toContain('secret');
    expect(sent[0]?.stack).toContain('errorReports.test');
  });

  test('are at most 10 for each page, and numbered', () => {
    const { sent, report } = page();
    for (let i = 0; i < 12; i++) report('error', new Error(`fault ${i}`));
    expect(sent.map(({ errorCount }) => errorCount)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('contain the same failure once, even when it is caught in two places', () => {
    const { sent, report } = page();
    const error = new Error('fault');
    report('react', error);
    report('error', error);
    expect(sent).toHaveLength(1);
  });

  test('leave out failures that are known otherwise: lost connections, server errors, unknown pages', () => {
    const { sent, report } = page();
    report('react', new ConnectionError('x'));
    report('react', new ServerError(500, 'x'));
    report('route', { status: 404, statusText: '', internal: false, data: null });
    expect(sent).toEqual([]);
  });

  test('include a thrown value that is not an error', () => {
    const { sent, report } = page();
    report('unhandledrejection', undefined);
    expect(sent[0]).toMatchObject({ message: 'undefined', stack: '', lineno: null });
  });
});
