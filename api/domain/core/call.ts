import type { Elevation } from '#api/elevation/elevation.ts';
import type { Outside } from '#api/outside/outside.ts';
import { readerOf } from '#api/platform/db/database.ts';
import { type JobSender, jobsOfRequest } from '#api/platform/db/jobs.ts';
import type { Counter, RateLimits } from '#api/platform/db/rateLimits.ts';
import type { Files } from '#api/platform/files/files.ts';
import type { TokenScope } from '#common/account/accessTokens.ts';
import type { Language } from '#common/languages.ts';
import { MINUTE_MS } from '#common/time.ts';
import { type Context, createContext } from './context.ts';
import { NotAuthorizedError, RateLimitedError } from './errors.ts';
import type { Installation } from './installation.ts';

export type Role = 'USER' | 'ADMIN';

/** The user whose session the call came with. */
export interface Viewer {
  readonly id: string;
  readonly sessionId: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly language: Language;
  readonly description: string;
  readonly profileImage: string | null;
  readonly created: Date;
  readonly helpShown: boolean;
  readonly hasSecondFactor: boolean;
  /** An admin who has to set up a second factor first: until then `role` is that of a user. */
  readonly needsSecondFactor: boolean;
  /** When the password or a code was last given in this session. */
  readonly proved: Date | null;
}

/** The access token that a call came with, in place of a session. */
export interface CallToken {
  readonly id: string;
  /** Id of the owner's account; set also where the scopes give the call no viewer. */
  readonly ownerId: string;
  readonly scopes: readonly TokenScope[];
}

/** Where the call came from. Only `requestId` is logged; `network` goes into counters as a digest only. */
export interface Caller {
  /** Address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** Family of browser and system, such as `Firefox, Linux`. */
  readonly agent: string;
  /** Token by which accounts know the caller's browser; null where it has none. */
  readonly device: string | null;
  /** Names the request in its answer, in the log and in jobs; null where we ask ourselves. */
  readonly requestId: string | null;
}

/** Services that calls need beside the data: one per process. */
export interface Services extends Pick<Context, 'db' | 'log'> {
  readonly jobs: JobSender;
  readonly limits: RateLimits;
  /** Uploaded photos and profile pictures. */
  readonly files: Files;
  /** Services outside that are asked within a request. */
  readonly outside: Outside;
  /** Heights of the ground. */
  readonly elevation: Elevation;
  /** Origin of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  readonly installation: Installation;
  /** Admins have no rights without a second factor. */
  readonly adminSecondFactor: boolean;
  /** READ_ONLY is set: the server refuses all changes but logging in and out. */
  readonly readOnly: boolean;
}

/** A call that may change something, or depend on who makes it. */
export interface CallContext extends Context, Services {
  readonly viewer: Viewer | null;
  readonly caller: Caller;
  /** Null: a browser with a session, or somebody unknown. */
  readonly token: CallToken | null;
}

/**
 * The viewer, where the call may read what is theirs alone: an access token needs the scope `own` for that. Null where
 * it may not, or is nobody's.
 */
export function ownViewer({ viewer, token }: Pick<CallContext, 'viewer' | 'token'>): Viewer | null {
  return token === null || token.scopes.includes('own') ? viewer : null;
}

/** A call of somebody logged in. */
export interface UserContext extends CallContext {
  readonly viewer: Viewer;
}

/** An unknown caller, with which public answers are made. */
const NOBODY: Caller = { network: '', agent: '', device: null, requestId: null };

/**
 * The context of a call that starts now. A caller who is not logged in reads from a replica where there is one;
 * a call that changes something is done `onPrimary`.
 */
export async function createCall(
  services: Services,
  caller: Caller = NOBODY,
  viewer: Viewer | null = null,
  token: CallToken | null = null,
): Promise<CallContext> {
  const db = viewer === null ? readerOf(services.db) : services.db;
  const jobs = caller.requestId === null ? services.jobs : jobsOfRequest(services.jobs, caller.requestId);
  return { ...services, jobs, ...(await createContext(db, services.log)), caller, viewer, token };
}

/** The call on the primary: it changes something, or reads what was changed just now. */
export async function onPrimary(call: CallContext): Promise<CallContext> {
  const primary = call.db.replica?.primary;
  return primary === undefined ? call : { ...call, ...(await createContext(primary, call.log)) };
}

/** Throws NotAuthorizedError('anonymous') without a session. */
export function asUser(ctx: CallContext): UserContext {
  const { viewer } = ctx;
  if (viewer === null) throw new NotAuthorizedError('anonymous');
  return { ...ctx, viewer };
}

/** Throws NotAuthorizedError: 'anonymous' without a session, 'forbidden' for one that is no admin's. */
export function asAdmin(ctx: CallContext): UserContext {
  const user = asUser(ctx);
  if (user.viewer.role !== 'ADMIN') throw new NotAuthorizedError('forbidden');
  return user;
}

/** How long a proof of identity lasts for what an admin does to other accounts. */
const PROOF_MS = 15 * MINUTE_MS;

/** Throws NotAuthorizedError('proofNeeded') where the password or a code was last given a while ago. */
export function askForProof({ viewer, now }: Pick<UserContext, 'viewer' | 'now'>): void {
  if (viewer.proved === null || now.getTime() - viewer.proved.getTime() > PROOF_MS)
    throw new NotAuthorizedError('proofNeeded');
}

/** Counts the call; throws RateLimitedError when one of its counters is full. */
export async function limited(
  { limits, now }: Pick<CallContext, 'limits' | 'now'>,
  ...counters: readonly Counter[]
): Promise<void> {
  const wait = await limits.take(counters, now);
  if (wait > 0) throw new RateLimitedError(wait);
}

/**
 * Counts the call, and takes that back when its work fails: it is not what its caller gets too much of. Throws
 * RateLimitedError, and what the work throws.
 */
export async function limitedIfDone<T>(
  ctx: Pick<CallContext, 'limits' | 'now'>,
  counter: Counter,
  work: () => Promise<T>,
): Promise<T> {
  await limited(ctx, counter);
  try {
    return await work();
  } catch (error) {
    await ctx.limits.giveBack([counter]);
    throw error;
  }
}
