import type { CallContext } from '#api/domain/call.ts';
import type { BaseMap } from '#api/domain/baseMap.ts';
import type { IssuedSession } from '#api/domain/sessions.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** Gives the client a session, or takes it away. */
export interface SessionDoor {
  start(session: IssuedSession): void;
  end(): void;
}

/** What a door knows of a request before it is read. */
export interface RequestScope {
  readonly call: CallContext;
  readonly door: SessionDoor;
  /** Sent by a page of another site: it may read what is public, and change nothing. */
  readonly isForeign: boolean;
}

/** Context of one GraphQL request. */
export interface GraphqlContext extends CallContext, Pick<RequestScope, 'door' | 'isForeign'> {
  readonly loaders: Loaders;
  readonly baseMap: BaseMap;
}

export function graphqlContext({ call, door, isForeign }: RequestScope, baseMap: BaseMap): GraphqlContext {
  return { ...call, door, isForeign, baseMap, loaders: createLoaders(call) };
}

/** Of a request that nobody sent, or nobody known: what is answered to everybody alike. */
export function publicScope(call: CallContext): RequestScope {
  return { call, door: { start: () => undefined, end: () => undefined }, isForeign: false };
}
