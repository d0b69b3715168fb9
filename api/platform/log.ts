import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** JSON lines on stderr; nothing that identifies a person is ever passed to it (no addresses, queries, names). */
export function createLog(level: 'silent' | 'error' | 'warn' | 'info' | 'debug' = 'info'): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: true }));
}
