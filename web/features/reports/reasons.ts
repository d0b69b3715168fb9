import { REASON_MAX } from '#common/limits.ts';

/** What can be reported. */
export type Reported = 'photo' | 'comment' | 'profile';

const OF_ALL = ['report.offensive', 'report.private', 'report.spam', 'report.other'] as const;

/** What is offered as a reason, the likeliest first. */
export const REASONS = {
  photo: ['report.wrongPlace', ...OF_ALL],
  comment: OF_ALL,
  profile: OF_ALL,
} as const satisfies Record<Reported, readonly string[]>;

/** The reason that needs words of one's own. */
export const OTHER = 'report.other';

/** Most characters of the details, so that they and the longest reason make one of the server's. */
export const DETAILS_MAX = REASON_MAX - 100;

/** What moderators read: the chosen reason in its reporter's language, and what they add. */
export function reasonText(chosen: string, details: string): string {
  return details === '' ? chosen : `${chosen}: ${details}`;
}
