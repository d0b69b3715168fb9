import { type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { CLIENT_ERROR_REPORTS_MAX } from '#common/limits.ts';

/** The report of a page about a failure (SPEC §3). */
export interface ClientErrorReport {
  readonly type: string;
  readonly message: string;
  readonly filename: string;
  readonly lineno: number | null;
  readonly colno: number | null;
  readonly stack: string;
  readonly location: string;
  /** How many the page has reported with this one. */
  readonly errorCount: number;
}

/** Longer ones are cut: the beginning says what failed. */
const LENGTHS = { type: 100, message: 500, filename: 300, stack: 4000, location: 300 } as const;
const INT_MAX = 2_147_483_647;

/**
 * Stores a report of a page, without personal data. At most 10 of one page (SPEC §9). Throws
 * InvalidInputError('message', 'missing'), InvalidInputError('errorCount', 'outOfRange'), RateLimitedError.
 */
export async function logClientError(ctx: CallContext, report: ClientErrorReport): Promise<void> {
  if (report.message.trim() === '') throw new InvalidInputError('message', 'missing');
  if (!Number.isInteger(report.errorCount) || report.errorCount < 1 || report.errorCount > CLIENT_ERROR_REPORTS_MAX)
    throw new InvalidInputError('errorCount', 'outOfRange');
  await limited(ctx, [CALL_LIMITS.clientErrorByAddress, ctx.caller.network]);
  await ctx.db.prisma.clientError.create({
    data: {
      type: shortened(report.type, LENGTHS.type),
      message: shortened(report.message, LENGTHS.message),
      filename: shortened(report.filename, LENGTHS.filename),
      lineno: int(report.lineno),
      colno: int(report.colno),
      stack: shortened(report.stack, LENGTHS.stack),
      location: shortened(report.location, LENGTHS.location),
      errorCount: report.errorCount,
    },
  });
}

/** A position is of no use beyond what the column holds. */
function int(value: number | null): number | null {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= INT_MAX ? value : null;
}

/** A text that is much too long is cut first, between words: the search for personal data in it takes time. */
function shortened(text: string, max: number): string {
  const start = text.slice(0, 4 * max);
  const whole =
    start.length === text.length ? start : start.slice(0, Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'), 0));
  return withoutPersons(whole.replaceAll('\0', '')).slice(0, max);
}

/**
 * Without addresses, tokens, user names and positions: queries and fragments of URLs, profile paths, e-mail addresses,
 * long random texts.
 */
export function withoutPersons(text: string): string {
  return text
    .replace(/[?#][^\s"'<>)]*/g, '')
    .replace(/(\/profile\/)[^\s"'<>)/]+/g, '$1…')
    .replace(/[^\s"'<>()@:/]{1,64}@[^\s"'<>()@:/]{1,255}/g, '…@…')
    .replace(/\b\d{1,2}\.\d{3,}\b/g, '…')
    .replace(/\b[\w-]{40,}\b/g, '…');
}
