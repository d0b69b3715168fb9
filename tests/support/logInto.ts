import pino, { type Level, type Logger } from 'pino';
import { logOptions } from '#api/platform/log.ts';

/** A log as in production, whose lines (JSON) are appended to `lines` at once. */
export function logInto(lines: string[], level: Level = 'info'): Logger {
  return pino({ ...logOptions, level }, { write: (line: string) => void lines.push(line) });
}
