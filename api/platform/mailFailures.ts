import { z } from 'zod';

/** The parts of an error of the mail library that say how far a mail came. */
const failureShape = z.object({
  code: z.string().optional(),
  /** The code of the system error behind it. */
  originalCode: z.string().optional(),
  timeoutType: z.string().optional(),
  /** The number that the mail server answered; false where it did not answer. */
  responseCode: z.union([z.number(), z.literal(false)]).optional(),
  /** The command of the conversation that failed. */
  command: z.string().optional(),
});

/** Codes of connections that end, maybe after the mail server has taken the mail. */
const ENDED = new Set(['EABORT', 'ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);
/** System errors and timeouts of connections that have carried no mail yet. */
const TOO_EARLY = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
]);

/** Whether a mail that was not sent may have been taken all the same: its links must go on working. */
export function mayHaveArrived(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure === null || typeof failure.responseCode === 'number') return false;
  const { code = '', originalCode = '', timeoutType = '' } = failure;
  return ENDED.has(code) && !TOO_EARLY.has(originalCode) && !TOO_EARLY.has(timeoutType);
}

/**
 * The number by which a mail server has refused this receiver or this mail for good (RFC 5321 §4.2.1), 550–559; null
 * where it may take the mail later. A refused sender or login is the operator's to mend.
 */
export function refusalForGood(error: unknown): number | null {
  const { responseCode = false, command = '' } = failureOf(error) ?? {};
  if (responseCode === false || responseCode < 550 || responseCode > 559) return null;
  return command === 'RCPT TO' || command === 'DATA' ? responseCode : null;
}

function failureOf(error: unknown): z.infer<typeof failureShape> | null {
  return failureShape.safeParse(error).data ?? null;
}
