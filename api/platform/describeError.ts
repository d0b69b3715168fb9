/** Description of a failure in the log. */
export interface ErrorDescription {
  readonly type: string;
  /** Left out where the words repeat what people wrote. */
  readonly message?: string;
  readonly at: readonly string[];
  readonly cause?: ErrorDescription;
  /** Fields of a database error: code, table, constraint and the like. */
  readonly [detail: string]: unknown;
}

/**
 * Fields beside the message that contain no values: of a database error; of a mail server's refusal the step at which
 * it refused, and the number of its answer.
 */
const DETAILS = [
  'code',
  'table',
  'column',
  'constraint',
  'routine',
  'originalCode',
  'kind',
  'modelName',
  'command',
  'responseCode',
] as const;
/** Errors whose messages quote their input. */
const QUOTING: ReadonlySet<string> = new Set([
  'SyntaxError',
  'ZodError',
  'URIError',
  'DatabaseError',
  'error',
  'DriverAdapterError',
]);
const DEPTH_MAX = 4;
const FRAMES_MAX = 12;

/**
 * Kind and place of a failure without the values it was about: the words of the database and of parsers quote what
 * people wrote.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const type = error.name || 'Error';
  const { cause } = error;
  return {
    type,
    ...(!isQuoting(error) && { message: error.message }),
    ...detailsOf(error),
    ...('meta' in error && detailsOf(error.meta)),
    at: framesOf(error),
    ...(cause !== undefined &&
      depth < DEPTH_MAX && {
        cause:
          cause instanceof Error
            ? describeError(cause, depth + 1)
            : { type: typeof cause, ...detailsOf(cause), at: [] },
      }),
  };
}

function isQuoting(error: Error): boolean {
  return (
    QUOTING.has(error.name) ||
    error.name.startsWith('Prisma') ||
    'severity' in error ||
    error.constructor.name === 'DatabaseError'
  );
}

function detailsOf(from: unknown): Record<string, string | number> {
  if (typeof from !== 'object' || from === null) return {};
  const fields = Object.entries(from).filter(
    ([key, value]) => DETAILS.some((name) => name === key) && (typeof value === 'string' || typeof value === 'number'),
  );
  return Object.fromEntries(fields);
}

/** Where it happened; the first lines of a stack repeat the message, whatever it holds. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  return stack
    .slice(start < 0 ? 0 : start + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => line.trim());
}
