import type { Context } from '#api/domain/context.ts';
import type { BaseMap } from '#api/domain/baseMap.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** Context of one GraphQL request. */
export interface GraphqlContext extends Context {
  readonly loaders: Loaders;
  readonly baseMap: BaseMap;
}

export function graphqlContext(ctx: Context, baseMap: BaseMap): GraphqlContext {
  return { ...ctx, baseMap, loaders: createLoaders(ctx) };
}
