import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Patience } from './patience.ts';

type ServerResponse = FastifyReply['raw'];

/** Bytes that a client has to take in each period while there are some for it. */
const PROGRESS_BYTES = 8192;
/** Periods without that: what leaves us is counted in pieces of some 64 kB, which a slow connection takes for long. */
const STUCK_MAX = 2;
/** Milliseconds for an export of the whole country over a slow connection. */
const LONGEST_ANSWER_MS = 900_000;

interface Sending {
  /** Bytes that had left us at the end of the last period; null before the first. */
  sent: number | null;
  periods: number;
  /** Periods without progress, up to now. */
  stuck: number;
}

/**
 * Ends the connections of clients that do not take their answer: it is in memory, and an export occupies one of few
 * places. One timer looks at all answers that are being sent.
 */
export function endSlowReaders(app: FastifyInstance, { progressMs }: Pick<Patience, 'progressMs'>): void {
  const open = new Map<ServerResponse, Sending>();
  app.addHook('onSend', async (_request, { raw }) => {
    if (open.has(raw)) return;
    open.set(raw, { sent: null, periods: 0, stuck: 0 });
    raw.once('close', () => open.delete(raw));
  });
  const timer = setInterval(() => {
    for (const [raw, sending] of open) if (isSlow(raw, sending, progressMs)) raw.destroy();
  }, progressMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function isSlow({ socket, writableLength }: ServerResponse, sending: Sending, progressMs: number): boolean {
  if (socket === null) return false;
  const before = sending.sent;
  sending.sent = socket.bytesWritten - socket.writableLength;
  sending.periods += 1;
  if (sending.periods * progressMs > LONGEST_ANSWER_MS) return true;
  // Without bytes that wait for the client it is we who are slow.
  const isStuck = before !== null && writableLength > 0 && sending.sent - before < PROGRESS_BYTES;
  sending.stuck = isStuck ? sending.stuck + 1 : 0;
  return sending.stuck >= STUCK_MAX;
}
