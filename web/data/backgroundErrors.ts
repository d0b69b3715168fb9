import { bare, type ErrorReport, sendReport } from './errorReports.ts';

/**
 * Makes a reporter of failures that the visitor is not shown (SPEC §8 "only logged"). Each kind of failure is sent
 * once, beside the 10 reports of `reporter`; the type `quiet: {part}` marks it as minor. A report holds the kind of the
 * failure, and nothing of the request that failed.
 */
export function backgroundReporter(
  send: (report: ErrorReport) => void,
  location: () => string,
): (part: string, error: unknown) => void {
  const reported = new Set<string>();
  return (part, error) => {
    const message = error instanceof Error ? error.name : 'failed';
    if (reported.has(`${part} ${message}`)) return;
    reported.add(`${part} ${message}`);
    send({
      type: `quiet: ${part}`,
      message,
      filename: '',
      lineno: null,
      colno: null,
      stack: '',
      location: bare(location()),
      errorCount: 1,
    });
  };
}

/** Reports a failure of `part` that the visitor is not shown. */
export const reportBackgroundError = backgroundReporter(sendReport, () => window.location.href);
