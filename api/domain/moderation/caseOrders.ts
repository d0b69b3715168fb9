import { ANY_VERSION, decodeCursor, encodeCursor, isRowId } from '#api/domain/core/cursors.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';

export const CASE_ORDERS = ['MOST_REPORTED', 'NEWEST', 'OLDEST'] as const;
export type CaseOrder = (typeof CASE_ORDERS)[number];

/** The last case before a page of a list of cases. */
export interface CasePlace {
  readonly id: number;
  /** How many have reported it. */
  readonly count: number;
}

export function caseCursor(order: CaseOrder): (place: CasePlace) => string {
  return ({ id, count }) => encodeCursor(ANY_VERSION, [CASE_ORDERS.indexOf(order), count, id]);
}

/** The case that a cursor of `caseCursor` means. Throws InvalidInputError('after'), also for one of another order. */
export function afterCase(order: CaseOrder): (after: string | null) => CasePlace | null {
  return (after) => {
    if (after === null) return null;
    const [made, count = 0, id = 0] = decodeCursor(after, ANY_VERSION, 3);
    if (made !== CASE_ORDERS.indexOf(order) || !isRowId(id) || !isRowId(count))
      throw new InvalidInputError('after', 'invalid');
    return { id, count };
  };
}
