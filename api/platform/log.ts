import { pino, type Logger } from 'pino';
import { describeError } from './describeError.ts';
import { repeatedLines } from './repeatedLines.ts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** How lines are written; errors are described without what they were about. */
export const logOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError, error: describeError },
} as const;

/**
 * JSON lines on stderr, repeated failures counted; nothing that identifies a person is ever passed to it (no addresses,
 * queries, names).
 */
export function createLog(level: 'silent' | 'error' | 'warn' | 'info' | 'debug' = 'info'): Logger {
  return pino({ ...logOptions, hooks: { logMethod: repeatedLines() }, level }, pino.destination({ fd: 2, sync: true }));
}
