import { z } from 'zod';

/** The parts of an error of the mail library that say how far a mail came. */
const failureShape = z.object({
  code: z.string().optional(),
  /** The code of the system error behind it. */
  originalCode: z.string().optional(),
  timeoutType: z.string().optional(),
  /** The number that the mail server answered; false where it did not answer. */
  responseCode: z.union([z.number(), z.literal(false)]).optional(),
  /** What the mail server answered, in its words. */
  response: z.string().optional(),
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

interface FinalRefusals {
  /** By which a refusal is known that has no enhanced code (RFC 5321 §4.2.2). */
  readonly numbers: readonly number[];
  /** Enhanced codes (RFC 3463 §3). */
  readonly enhanced: RegExp;
}

/**
 * The refusals for good, by the command that they answer. The enhanced codes 5.1.0, 5.1.7 and 5.1.8 are about the
 * sender; Postfix gives them at `RCPT TO`, and 5.7.x for a client that it does not know.
 */
const FINAL: ReadonlyMap<string, FinalRefusals> = new Map([
  ['RCPT TO', { numbers: [550, 551, 553], enhanced: /^5\.(1\.([1-69]|10)|2\.1)$/ }],
  ['DATA', { numbers: [552, 554], enhanced: /^5\.(1\.([1-69]|10)|2\.\d+|3\.4|6\.\d+)$/ }],
]);

/** An enhanced code stands after the number; qmail writes it at the end, as `(#5.1.1)`. */
const ENHANCED = /(?:^\d{3}[ -]|\(#)([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;

/**
 * The number by which a mail server has refused this receiver or this mail for good, 550–559; null where it may take
 * the mail later. A refused client, sender, relaying or login is the operator's to mend. Where the server gives an
 * enhanced code, this decides.
 */
export function refusalForGood(error: unknown): number | null {
  const { responseCode = false, response = '', command = '' } = failureOf(error) ?? {};
  const final = FINAL.get(command);
  if (final === undefined || responseCode === false || responseCode < 550 || responseCode > 559) return null;
  const [, enhanced] = ENHANCED.exec(response) ?? [];
  const isFinal = enhanced === undefined ? final.numbers.includes(responseCode) : final.enhanced.test(enhanced);
  return isFinal ? responseCode : null;
}

function failureOf(error: unknown): z.infer<typeof failureShape> | null {
  return failureShape.safeParse(error).data ?? null;
}
