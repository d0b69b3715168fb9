/** Rows of a list, and whether more follow. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasNextPage: boolean;
}

/** A page of what was read, one row more than was asked for. */
export function pageOf<Row>(read: readonly Row[], first: number): Page<Row> {
  return { rows: read.slice(0, first), hasNextPage: read.length > first };
}
