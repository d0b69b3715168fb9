import { isRouteErrorResponse } from 'react-router-dom';
import { CLIENT_ERROR_REPORTS_MAX } from '#common/limits.ts';
import { ConnectionError, LimitedError, ServerError } from './requestErrors.ts';

/** The report of a failure in the page, as it is sent to the server (SPEC §3). */
export interface ErrorReport {
  readonly type: string;
  readonly message: string;
  readonly filename: string;
  readonly lineno: number | null;
  readonly colno: number | null;
  readonly stack: string;
  /** Address of the page without its query, which may hold private data. */
  readonly location: string;
  /** Number of reports that this page has sent, this one included. */
  readonly errorCount: number;
}

/** Where in the code a failure happened, as far as the browser says. */
interface ErrorPlace {
  readonly filename?: string;
  readonly lineno?: number;
  readonly colno?: number;
}

type Reporter = (type: string, error: unknown, place?: ErrorPlace) => void;

/**
 * Whether a failure needs no report: the server has logged it itself, the server cannot be reached, or the URL leads to
 * no page.
 */
function needsNoReport(error: unknown): boolean {
  return (
    error instanceof ConnectionError ||
    error instanceof ServerError ||
    error instanceof LimitedError ||
    isRouteErrorResponse(error)
  );
}

/** An address without query and fragment. */
export function bare(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** Removes the queries of all addresses in a text, because they may hold a token or an e-mail address. */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s:)'"]*/g, '');
}

/** Makes a reporter that sends each failure once, at most 10 for one page (SPEC §7), without personal data. */
export function reporter(send: (report: ErrorReport) => void, location: () => string): Reporter {
  const seen = new WeakSet<object>();
  let errorCount = 0;
  return (type, error, { filename = '', lineno, colno } = {}) => {
    if (errorCount >= CLIENT_ERROR_REPORTS_MAX || needsNoReport(error)) return;
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    errorCount += 1;
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    send({
      type,
      message: withoutQueries(message),
      filename: bare(filename),
      lineno: lineno ?? null,
      colno: colno ?? null,
      stack: error instanceof Error ? withoutQueries(error.stack ?? '') : '',
      location: bare(location()),
      errorCount,
    });
  };
}

/**
 * Sends a report by a plain request, not by Relay, because Relay itself may be what failed. A report that does not
 * arrive is dropped.
 */
export function sendReport(report: ErrorReport): void {
  fetch('/api/user/logError/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

/** Reports a failure of the page. */
export const reportError: Reporter = reporter(sendReport, () => window.location.href);

/** Reports uncaught errors and unhandled rejections. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    reportError('error', error ?? message, { filename, lineno, colno }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('unhandledrejection', reason));
}
