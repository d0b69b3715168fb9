import type { LogFn, Logger } from 'pino';

/** A line that repeats within this time is only counted. */
export const WINDOW_MS = 30_000;
/** Warnings and errors (pino's numbers of the levels). */
const WARN = 40;
const ERROR = 50;
/** Different lines that are counted at a time; more are written each time. */
const COUNTED_MAX = 500;

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;

/**
 * Has a log write a warning or error once, and from then on how often it came in each period of `WINDOW_MS`, until one
 * passes without it: an outage fails every request in the same way. A failed request whose client was given its id
 * still gets a short line with that id.
 */
export function repeatedLines(): LogMethod {
  const counts = new Map<string, number>();
  return function write(args, method, level) {
    const [about, message] = lineOf(args);
    if (level < WARN || message === undefined || counts.size >= COUNTED_MAX) return method.apply(this, args);
    const failure = about['err'] ?? about['error'] ?? about['failure'];
    const key = `${message} ${String(about['queue'] ?? '')} ${kindOf(failure)}`;
    const count = counts.get(key);
    if (count === undefined) {
      const endWindow = () => {
        const repeated = counts.get(key) ?? 0;
        counts.delete(key);
        if (repeated === 0) return;
        counts.set(key, 0);
        method.call(this, { repeated }, message);
        setTimeout(endWindow, WINDOW_MS).unref();
      };
      counts.set(key, 0);
      setTimeout(endWindow, WINDOW_MS).unref();
      return method.apply(this, args);
    }
    counts.set(key, count + 1);
    const { requestId } = about;
    if (level >= ERROR && requestId !== undefined) method.call(this, { requestId }, message);
  };
}

function lineOf([first, second]: readonly unknown[]): [Readonly<Record<string, unknown>>, string | undefined] {
  const message = typeof first === 'string' ? first : second;
  const about = typeof first === 'object' && first !== null ? { ...first } : {};
  return [about, typeof message === 'string' ? message : undefined];
}

/** The properties that failures logged as one have in common: class, code and the line where they arose. */
function kindOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  // A failure that has been described already: of a job.
  if (!(error instanceof Error)) return `${'type' in error ? String(error.type) : ''} ${codeOf(error)}`;
  const place = /\n\s+at .*/.exec(error.stack ?? '')?.[0] ?? '';
  return `${error.name} ${codeOf(error)} ${place}`;
}

function codeOf(error: object): string {
  return 'code' in error ? String(error.code) : '';
}
