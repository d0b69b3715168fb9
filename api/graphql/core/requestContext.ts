import type { GraphQLOperation } from 'graphql-upload-minimal';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import type { CallContext } from '#api/domain/core/call.ts';
import type { IssuedSession } from '#api/domain/people/sessions.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** Gives the client a session, or takes it away. */
interface SessionDoor {
  start(session: IssuedSession): void;
  end(): void;
}

/** A request that brings a file along. */
export interface MultipartRequest {
  readonly operations: GraphQLOperation;
  /** Whether all of it has arrived, and was nothing but the operation and its file; known at the request's end. */
  isWhole(): Promise<boolean>;
}

/** What a door knows of a request before it is read. */
export interface RequestScope {
  readonly call: CallContext;
  readonly door: SessionDoor;
  /** Sent by a page of another site: it may read what is public, and change nothing. */
  readonly isForeign: boolean;
  /** Null for requests without files. */
  readonly upload: MultipartRequest | null;
}

/** Context of one GraphQL request. */
export interface GraphqlContext extends CallContext, Pick<RequestScope, 'door' | 'isForeign' | 'upload'> {
  readonly loaders: Loaders;
  readonly baseMap: BaseMap;
}

export function graphqlContext({ call, door, isForeign, upload }: RequestScope, baseMap: BaseMap): GraphqlContext {
  return { ...call, door, isForeign, upload, baseMap, loaders: createLoaders(call) };
}

/** Of a request that nobody sent, or nobody known: what is answered to everybody alike. */
export function publicScope(call: CallContext): RequestScope {
  return { call, door: { start: () => undefined, end: () => undefined }, isForeign: false, upload: null };
}
