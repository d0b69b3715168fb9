import { bare, type ErrorReport, sendReport } from './errorReports.ts';

/**
 * Makes what reports of failures that nobody is shown (SPEC §8 "only logged"), once of each kind and outside of the ten: `type` says that they
 * are of little weight. What kind of failure it was is told, nothing of what was asked.
 */
export function quietReporter(
  send: (report: ErrorReport) => void,
  location: () => string,
): (part: string, error: unknown) => void {
  const told = new Set<string>();
  return (part, error) => {
    const message = error instanceof Error ? error.name : 'failed';
    if (told.has(`${part} ${message}`)) return;
    told.add(`${part} ${message}`);
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

/** Reports a failure that nobody is shown. */
export const reportQuietly = quietReporter(sendReport, () => window.location.href);
