import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCall, type UserContext } from '#api/domain/core/call.ts';
import { UNKNOWN_INSTALLATION } from '#api/domain/core/installation.ts';
import { NO_ELEVATION } from '#api/elevation/elevation.ts';
import { openOutside, type Outside, type OutsideConfig } from '#api/outside/outside.ts';
import type { Database } from '#api/platform/db/database.ts';
import { UNLIMITED } from '#api/platform/db/rateLimits.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { createLog, type Log } from '#api/platform/log.ts';
import { makeUser } from './visitors.ts';

/** A store with nothing in it, where nothing is put. */
export function noFiles(): Promise<Files> {
  return openFiles({ dataDir: path.join(tmpdir(), 'taival-nothing-is-kept-here'), bucket: null });
}

/** Services that nobody reaches: a port of this machine where nothing listens. */
export function nothingOutside(log: Log): Outside {
  return outsideAt({}, log);
}

/** Services at addresses of the test's own; those that are not given nobody reaches. */
export function outsideAt(config: Partial<OutsideConfig>, log: Log, timeoutMs?: number): Outside {
  const nowhere = 'http://127.0.0.1:9';
  return openOutside({
    config: { fmiUrl: nowhere, wikipediaUrl: nowhere, wikidataUrl: nowhere, publicUrl: null, ...config },
    log,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
}

/** A call of a user made for it, without limits, that has nothing put off. */
export async function callOfSomebody(db: Database): Promise<UserContext> {
  const username = `N${randomUUID()}`;
  const email = `${username}@example.org`;
  const id = await makeUser(db, { email, username });
  const jobs = { enqueue: () => Promise.reject(new Error('nothing is put off here')) };
  const log = createLog('silent');
  const services = {
    db,
    files: await noFiles(),
    outside: nothingOutside(log),
    elevation: NO_ELEVATION,
    log,
    jobs,
    limits: UNLIMITED,
    publicUrl: 'https://taival.example',
    adminSecondFactor: false,
    readOnly: false,
    installation: UNKNOWN_INSTALLATION,
  };
  const viewer = {
    id,
    sessionId: '',
    username,
    email,
    role: 'USER',
    language: 'fi',
    description: '',
    profileImage: null,
    created: new Date(),
    helpShown: false,
    hasSecondFactor: false,
    needsSecondFactor: false,
    proved: new Date(),
  } as const;
  return { ...(await createCall(services)), viewer };
}
