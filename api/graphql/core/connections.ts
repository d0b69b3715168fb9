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

interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

/**
 * The page that a connection's arguments ask for; `read` decodes its cursors. Throws InvalidInputError('first' |
 * 'after').
 */
export function toPage<After>(
  { after, first }: PageArguments,
  read: (after: string | null) => After,
): { readonly first: number; readonly after: After } {
  return { first: pageSize(first), after: read(after ?? null) };
}

/** Makes edges of a list's rows: for its connection, and for mutations that add a row to it. */
export function edgeBy<Key>(cursorOf: (row: Key) => string): <Row extends Key>(row: Row) => Edge<Row> {
  return (node) => ({ cursor: cursorOf(node), node });
}

/** The connection of one page of a list; `toEdge` is an `edgeBy`, or adds fields of the list's own to each edge. */
export function toConnection<Row, RowEdge extends { readonly cursor: string }>(
  { rows, hasNextPage }: Page<Row>,
  { after }: Pick<PageArguments, 'after'>,
  toEdge: (row: Row) => RowEdge,
) {
  const edges = rows.map((row) => toEdge(row));
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
