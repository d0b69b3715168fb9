import type { CopyValue } from '#api/platform/db/copy.ts';

export type Rows = Iterable<readonly CopyValue[]>;

/** Rows of one table of a version, in the order of `columns`. */
export interface TableRows {
  readonly table: string;
  readonly columns: string;
  readonly rows: Rows;
}
