/** Places at a moment: open, closed, or with hours that nobody has told or can read; unknown is never counted as open. */
export const OPENING_GROUPS = ['OPEN', 'CLOSED', 'UNKNOWN'] as const;

export type OpeningGroup = (typeof OPENING_GROUPS)[number];
