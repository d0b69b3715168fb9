import type { Page } from '#api/domain/core/pages.ts';
import { pageSize } from './arguments.ts';
import { builder } from './builder.ts';
import { PAGE_MAX } from './queryLimits.ts';

/** `(after: String, first: Int! = 100)`. */
export const pageArguments = builder.args((t) => ({
  after: t.string(),
  first: t.int({ required: true, defaultValue: PAGE_MAX }),
}));

export interface PageArguments {
  readonly after?: string | null | undefined;
  readonly first: number;
}

/** The rows that a connection's arguments mean; `read` tells what its cursors do. Throws InvalidInputError('first' | 'after'). */
export function toPage<After>(
  { after, first }: PageArguments,
  read: (after: string | null) => After,
): { readonly first: number; readonly after: After } {
  return { first: pageSize(first), after: read(after ?? null) };
}

export function toConnection<Row>(
  { rows, hasNextPage }: Page<Row>,
  { after }: PageArguments,
  cursorOf: (row: Row) => string,
) {
  const edges = rows.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
