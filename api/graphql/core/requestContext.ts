import type { GraphQLOperation } from 'graphql-upload-minimal';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import type { CallContext } from '#api/domain/core/call.ts';
import type { IssuedDevice } from '#api/domain/people/devices.ts';
import type { IssuedSession } from '#api/domain/people/sessions.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** Sets or clears the client's cookies. */
interface SessionDoor {
  start(session: IssuedSession): void;
  know(device: IssuedDevice): void;
  end(): void;
}

/** A multipart request: an operation and a file. */
export interface MultipartRequest {
  readonly operations: GraphQLOperation;
  /**
   * True when the whole request has arrived and held only the operation and its file; resolves at the request's end.
   */
  isWhole(): Promise<boolean>;
}

/** The facts of a request that the HTTP route knows before the operation runs. */
export interface RequestScope {
  readonly call: CallContext;
  readonly door: SessionDoor;
  /** Sent by a page of another site: it may read public data, and change nothing. */
  readonly isForeign: boolean;
  /** Called with the cost of the query; null where the query is not sent as text. */
  readonly onCost: ((cost: { readonly requested: number; readonly limit: number }) => void) | null;
  /** Null for requests without files. */
  readonly upload: MultipartRequest | null;
}

/** Context of one GraphQL request. */
export interface GraphqlContext extends CallContext, Pick<RequestScope, 'door' | 'isForeign' | 'onCost' | 'upload'> {
  readonly loaders: Loaders;
  readonly baseMap: BaseMap;
}

export function graphqlContext(
  { call, door, isForeign, onCost, upload }: RequestScope,
  baseMap: BaseMap,
): GraphqlContext {
  return { ...call, door, isForeign, onCost, upload, baseMap, loaders: createLoaders(call) };
}

/** The scope of a call without a session: its answer is the same for everybody. */
export function publicScope(call: CallContext): RequestScope {
  const door = { start: () => undefined, know: () => undefined, end: () => undefined };
  return { call, door, isForeign: false, onCost: null, upload: null };
}
