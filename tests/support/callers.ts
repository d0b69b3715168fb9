import { randomUUID } from 'node:crypto';
import { createCall, type UserContext } from '#api/domain/call.ts';
import type { Database } from '#api/platform/database.ts';
import { createLog } from '#api/platform/log.ts';
import { UNLIMITED } from '#api/platform/rateLimits.ts';
import { makeUser } from './visitors.ts';

/** A call of a user made for it, without limits, that has nothing put off. */
export async function callOfSomebody(db: Database): Promise<UserContext> {
  const username = `N${randomUUID()}`;
  const email = `${username}@example.org`;
  const id = await makeUser(db, { email, username });
  const jobs = { enqueue: () => Promise.reject(new Error('nothing is put off here')) };
  const services = { db, log: createLog('silent'), jobs, limits: UNLIMITED, publicUrl: 'https://taival.example' };
  const viewer = { id, sessionId: '', username, email, role: 'USER', language: 'fi', description: '', profileImage: null, created: new Date(), helpShown: false } as const;
  return { ...(await createCall(services)), viewer };
}
