import { homedir, tmpdir } from 'node:os';
import type { Log } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { RawAnswer } from './sending.ts';

/** Collects the failures that answers do not show: an answer may mask one, and some end the process. */
export interface Watch {
  /** A log for the server. */
  readonly log: Log;
  /** What was logged as an error, or thrown with nobody to catch it, since the last call. */
  taken(): unknown[];
  stop(): void;
}

export function watchFailures(): Watch {
  const errors: unknown[] = [];
  const nothing = () => undefined;
  const uncaught = (error: Error) => void errors.push(['uncaught', error]);
  process.on('uncaughtExceptionMonitor', uncaught);
  return {
    log: { info: nothing, warn: nothing, debug: nothing, error: (...line: unknown[]) => void errors.push(line) },
    taken: () => errors.splice(0),
    stop: () => process.off('uncaughtExceptionMonitor', uncaught),
  };
}

/** What no answer may hold. */
const LEAKS: readonly RegExp[] = [
  // The line of a stack.
  /\n\s+at .{1,200}:\d+:\d+/,
  /\bnode_modules\b/,
  // A statement, or what PostgreSQL and Prisma say of one.
  /\bSELECT\b.{1,300}\bFROM\b|\bINSERT INTO\b|\bDELETE FROM\b|\bUPDATE\b.{1,100}\bSET\b/s,
  /syntax error at or near|violates [a-z-]+ constraint|invalid input syntax|invalid byte sequence|prisma\.\w+/i,
];

const FOLDERS: readonly string[] = [projectRoot, `${tmpdir()}/`, `${homedir()}/`];

/** Services outside are down for the whole run: their routes say so. */
const OUTSIDE = /^\/api\/(?:query\/)?(?:wiki|weather)/;
const OUTSIDE_STATUS: ReadonlySet<number> = new Set([503, 504]);

const TEXT = /json|text|xml|javascript/;

/** What is wrong with an answer; null for one that is right. */
export function faultOf(path: string, { status, headers, body }: RawAnswer): string | null {
  if (status >= 500 && !(OUTSIDE.test(path) && OUTSIDE_STATUS.has(status))) return `status ${status}: ${body}`;
  const type = headers['content-type'];
  const isText = typeof type === 'string' && TEXT.test(type) && headers['content-encoding'] === undefined;
  const shown = `${JSON.stringify(headers)}\n${isText ? body.toString() : ''}`;
  if (shown.includes('"errorId"')) return `a masked failure: ${shown}`;
  const texts = LEAKS.map((pattern) => pattern.exec(shown)?.[0]);
  const leak = [...texts, ...FOLDERS.filter((folder) => shown.includes(folder))].find((found) => found !== undefined);
  return leak === undefined ? null : `the answer holds ${JSON.stringify(leak)}`;
}
