import { BUSY_RETRY_S, orBusy } from '#api/domain/core/busy.ts';
import { type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { InvalidInputError, RateLimitedError } from '#api/domain/core/errors.ts';
import { createBudget } from '#api/platform/budget.ts';
import { PictureError } from '#api/platform/files/pictures.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { createSemaphore } from '#api/platform/semaphore.ts';
import { IMAGE_BYTES_MAX } from '#common/limits.ts';
import { orUndone } from './files/imageFiles.ts';

/** The memory that a file may take while it arrives. */
export interface Room {
  readonly bytesMax: number;
  /** Reserves so many bytes more for the file. Throws RateLimitedError. */
  take(bytes: number): void;
}

/** Reads a request; its file as far as there is memory for it. Throws InvalidInputError, RateLimitedError. */
export type Receive<T> = (room: Room) => Promise<T>;

/** Uploads that are worked on at the same time, and the files that memory is reserved for. */
const UPLOADS_AT_ONCE = 16;
/**
 * Memory of files from their first byte until they are written. Only bytes that have arrived count, so that a slow
 * sender takes none from others.
 */
const memory = createBudget(UPLOADS_AT_ONCE * IMAGE_BYTES_MAX);
/** Whole files that are queued for work. */
const QUEUED_MAX = 64;
const AT_ONCE_BY_USER = 6;
/** Writing eight files to a slow store. */
const WRITING_MS = 30_000;
const uploads = createSemaphore(UPLOADS_AT_ONCE, QUEUED_MAX);
/**
 * Each write holds a connection while it asks for another one and for the store: this limit leaves enough connections
 * to all other requests.
 */
const WRITES_AT_ONCE = 4;
const writes = createSemaphore(WRITES_AT_ONCE, UPLOADS_AT_ONCE);
/** Uploads of each user that are in-flight. */
const inFlight = new Map<string, number>();

/** Writes files and the row that names them, a few at the same time. `write` is called within a transaction. */
export function writing<T>(
  ctx: UserContext,
  filename: string,
  contents: ReadonlyMap<string, Buffer>,
  write: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return writes.run(() =>
    orUndone(ctx, filename, [...contents.keys()], () => inUserTransaction(ctx, write, WRITING_MS)),
  );
}

/** A call that uploads, counted in any case: a refused file has taken work too. */
export async function uploading(call: CallContext): Promise<UserContext> {
  const ctx = await changing(call);
  await limited(ctx, [CALL_LIMITS.uploadByUser, ctx.viewer.id]);
  return ctx;
}

/**
 * Reads a request as far as there is memory for its file, and does the work with it, a few at the same time. Throws
 * InvalidInputError('file'), RateLimitedError.
 */
export async function received<Sent, T>(
  { viewer }: UserContext,
  receive: Receive<Sent>,
  work: (sent: Sent) => Promise<T>,
): Promise<T> {
  const running = inFlight.get(viewer.id) ?? 0;
  if (running >= AT_ONCE_BY_USER) throw new RateLimitedError(BUSY_RETRY_S.uploads);
  inFlight.set(viewer.id, running + 1);
  try {
    return await memory.spend(async (take) => {
      const sent = await receive({
        bytesMax: IMAGE_BYTES_MAX,
        take: (bytes) => {
          if (!take(bytes)) throw new RateLimitedError(BUSY_RETRY_S.uploads);
        },
      });
      return uploads.run(() => work(sent));
    });
  } catch (error) {
    if (error instanceof PictureError) throw new InvalidInputError('file', error.fault);
    return orBusy('uploads')(error);
  } finally {
    const left = (inFlight.get(viewer.id) ?? 1) - 1;
    if (left > 0) inFlight.set(viewer.id, left);
    else inFlight.delete(viewer.id);
  }
}
