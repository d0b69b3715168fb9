import { z } from 'zod';

/** The parts of an error of the mail library that say how far a mail came. */
const failureShape = z.object({
  code: z.string().optional(),
  /** The code of the system error behind it. */
  originalCode: z.string().optional(),
  timeoutType: z.string().optional(),
  /** The number that the mail server answered; false where it did not answer. */
  responseCode: z.union([z.number(), z.literal(false)]).optional(),
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

function failureOf(error: unknown): z.infer<typeof failureShape> | null {
  return failureShape.safeParse(error).data ?? null;
}
