import type { Context } from '#api/domain/context.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** Context of one GraphQL request. */
export interface GraphqlContext extends Context {
  readonly loaders: Loaders;
}

export function graphqlContext(ctx: Context): GraphqlContext {
  return { ...ctx, loaders: createLoaders(ctx) };
}
