import { REASON_MAX } from '#common/limits.ts';

/** The kinds of things that can be reported. */
export type Reported = 'photo' | 'comment' | 'condition' | 'profile';

const OF_ALL = ['report.offensive', 'report.private', 'report.spam', 'report.other'] as const;

/** The reasons to choose from, the likeliest first. */
export const REASONS = {
  photo: ['report.wrongPlace', ...OF_ALL],
  comment: OF_ALL,
  condition: ['report.untrue', ...OF_ALL],
  profile: OF_ALL,
} as const satisfies Record<Reported, readonly string[]>;

/** The reason that needs the reporter's own words. */
export const OTHER = 'report.other';

/** Most characters of the details: with the longest reason they fit into one reason of the server. */
export const DETAILS_MAX = REASON_MAX - 100;

/** The reason that moderators read: the chosen one in the reporter's language, with the details. */
export function reasonText(chosen: string, details: string): string {
  return details === '' ? chosen : `${chosen}: ${details}`;
}
