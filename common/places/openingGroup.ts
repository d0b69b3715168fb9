/**
 * A place at a moment: open, closed, or unknown, where it has no hours or the library cannot read them. Unknown is
 * never open.
 */
export const OPENING_GROUPS = ['OPEN', 'CLOSED', 'UNKNOWN'] as const;

export type OpeningGroup = (typeof OPENING_GROUPS)[number];
