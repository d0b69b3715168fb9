import { isRouteErrorResponse } from 'react-router-dom';
import { CLIENT_ERROR_REPORTS_MAX } from '#common/limits.ts';
import { ConnectionError, LimitedError, ServerError } from './requestErrors.ts';

/** What the server is told of a failure in the page (SPEC §3). */
export interface ErrorReport {
  readonly type: string;
  readonly message: string;
  readonly filename: string;
  readonly lineno: number | null;
  readonly colno: number | null;
  readonly stack: string;
  /** Of the page, without its query: that may hold what is nobody's business. */
  readonly location: string;
  /** How many this page has reported, with this one. */
  readonly errorCount: number;
}

/** Where it happened, as far as the browser says. */
export interface ErrorPlace {
  readonly filename?: string;
  readonly lineno?: number;
  readonly colno?: number;
}

export type Reporter = (type: string, error: unknown, place?: ErrorPlace) => void;

/** What the server has in its own log, or cannot be told now; and pages that are none. */
function isNoFault(error: unknown): boolean {
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

/** Queries of addresses are cut out of a text: a token or an e-mail address may stand in them. */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s:)'"]*/g, '');
}

/** Makes what reports failures: each once, at most 10 of a page (SPEC §7), nothing personal in them. */
export function reporter(send: (report: ErrorReport) => void, location: () => string): Reporter {
  const seen = new WeakSet<object>();
  let errorCount = 0;
  return (type, error, { filename = '', lineno, colno } = {}) => {
    if (errorCount >= CLIENT_ERROR_REPORTS_MAX || isNoFault(error)) return;
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

/** By the plain path, and not by GraphQL: what failed may be what that stands on. A report that is lost is not missed. */
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

/** Reports what nobody catches. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    reportError('error', error ?? message, { filename, lineno, colno }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('unhandledrejection', reason));
}
