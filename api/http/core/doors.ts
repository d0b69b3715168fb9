import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import type { CallContext, Services } from '#api/domain/core/call.ts';
import { type Context, createContext } from '#api/domain/core/context.ts';
import { readerOf } from '#api/platform/db/database.ts';
import type { StaffIssuer } from '#api/platform/oidc/staffIssuer.ts';
import type { StoredArchives } from '#api/platform/pmtiles/storedArchives.ts';
import { type Calls, createCalls } from './calls.ts';
import { isForeign } from './origin.ts';
import type { Limiters } from './rateLimits.ts';

/** The parts that all routes share: the services behind them, and the ways to the context of a request. */
export interface Doors {
  readonly services: Services;
  readonly baseMap: BaseMap;
  /** Tiles made ahead. */
  readonly archives: StoredArchives;
  readonly limiters: Limiters;
  /** Origin of canonical addresses. */
  readonly publicUrl: string;
  readonly calls: Calls;
  /** By which staff log in; null: nobody does. */
  readonly staffIssuer: StaffIssuer | null;
  /** The site is reached over TLS, by PUBLIC_URL. */
  readonly https: boolean;
  /** The context of a request that needs no caller. */
  readonly context: () => Promise<Context>;
  /** The context of a request with its caller, by the session; pages of other sites call without a viewer. */
  readonly callOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  /** The published state of the database that a context reads, as a text: part of the keys of cached answers. */
  readonly published: (context: Context) => Promise<string>;
}

export type DoorsOptions = Pick<
  Doors,
  'services' | 'baseMap' | 'archives' | 'limiters' | 'staffIssuer' | 'https' | 'published'
>;

export function createDoors(options: DoorsOptions): Doors {
  const { services, https } = options;
  const { db, log, publicUrl } = services;
  const publicOrigin = new URL(publicUrl).origin;
  const calls = createCalls({ services, https });
  return {
    ...options,
    publicUrl,
    calls,
    context: () => createContext(readerOf(db), log),
    callOf: (request, reply) =>
      isForeign(request, publicOrigin) ? calls.withoutSession(request, reply) : calls.of(request, reply),
  };
}
