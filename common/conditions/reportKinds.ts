import { DAY_MS } from '#common/time.ts';
import type { ConditionKind } from './condition.ts';

interface ReportKind {
  /** The kind of condition that it is shown as. */
  readonly kind: ConditionKind;
  /** It ends so long after it was last seen. */
  readonly days: number;
  /** The kind alone does not say what is the matter. */
  readonly needsText: boolean;
}

/** What visitors can report of a place, in the order in which the form offers it; keys are the conditions' codes. */
export const CONDITION_REPORTS = {
  fallenTree: { kind: 'LIMITED', days: 30, needsText: false },
  blocked: { kind: 'LIMITED', days: 30, needsText: false },
  flooded: { kind: 'LIMITED', days: 7, needsText: false },
  wet: { kind: 'WATER', days: 7, needsText: false },
  ice: { kind: 'ICE', days: 3, needsText: false },
  dangerous: { kind: 'NOTICE', days: 14, needsText: true },
  other: { kind: 'NOTICE', days: 14, needsText: true },
} as const satisfies Readonly<Record<string, ReportKind>>;

export type ConditionReport = keyof typeof CONDITION_REPORTS;

export function isConditionReport(code: string | null): code is ConditionReport {
  return code !== null && Object.hasOwn(CONDITION_REPORTS, code);
}

const names = Object.keys(CONDITION_REPORTS).filter(isConditionReport);

/** Kinds of reports in the order of the form. */
export const CONDITION_REPORT_NAMES: readonly ConditionReport[] = names;

/** Characters of a visitor's text. */
export const REPORT_TEXT_MAX = 300;
/** A position of a report is no farther from the place than this, metres: phones are inexact under trees. */
export const REPORT_NEAR_M = 250;
/** So many other users have to say that a report is over. */
export const OVER_VOTES_NEEDED = 2;
/** A user confirms the same report once within this time. */
export const CONFIRMED_AGAIN_MS = DAY_MS;
/** Moderators extend a report up to so far ahead. */
export const EXTENDED_MAX_MS = 90 * DAY_MS;

/** What managers post about places of their area. */
export const POSTED_KINDS = ['CLOSED', 'LIMITED', 'NOTICE', 'GROOMED'] as const;
export type PostedKind = (typeof POSTED_KINDS)[number];
/** Characters of a manager's text. */
export const POSTED_TEXT_MAX = 1000;
/** A manager's condition begins and ends up to so far ahead. */
export const POSTED_AHEAD_MAX_MS = 730 * DAY_MS;
/** Good news of a track says nothing after so long. */
export const GROOMED_MAX_MS = 14 * DAY_MS;

/** Characters of the name of an organisation. */
export const ORGANISATION_MAX = 100;
/** Municipalities, and places, of one manager. */
export const MANAGED_PLACES_MAX = 100;

/** When a report that was seen at a moment (ms) ends. */
export function reportEnd(report: ConditionReport, seenAt: number): number {
  return seenAt + CONDITION_REPORTS[report].days * DAY_MS;
}
