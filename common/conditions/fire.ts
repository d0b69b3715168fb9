import { HOUR_MS, MINUTE_MS } from '#common/time.ts';
import type { Condition } from './condition.ts';
import { isClosure } from './order.ts';
import { type Clocks, isInForce, nextChange } from './validity.ts';

/**
 * Sorts of places that get an answer whether a fire may be lit: a SITE is made for fires, and so is a BOOKED_SITE,
 * which may be used only by people who have booked it; at a SHELTER (lean-to, hut) there may be a fireplace, an AREA
 * (hiking area, national park) has rules for all of it.
 */
export const FIRE_PLACES = ['SITE', 'BOOKED_SITE', 'SHELTER', 'AREA'] as const;

export type FirePlace = (typeof FIRE_PLACES)[number];

export const FIRE_ANSWERS = ['YES', 'NO', 'ASK'] as const;

type FireAnswer = (typeof FIRE_ANSWERS)[number];

/** Why; the words of each are in `fireWords.ts`. */
export const FIRE_REASONS = [
  /** YES: a site for fires, and no warning is in force. */
  'SITE_WITHOUT_WARNING',
  /** YES: LIPAS says that the structure may be used while a warning is in force. */
  'STRUCTURE_ALLOWED',
  /** NO: the place is closed. */
  'CLOSED',
  /** NO: the keeper of the place forbids fires for now. */
  'FIRE_BAN',
  /** NO: a wildfire or grass fire warning is in force. */
  'WARNING',
  /** NO: the same, and LIPAS says that the structure may not be used then. */
  'STRUCTURE_NOT_ALLOWED',
  /** ASK: it is not known which warnings are in force. */
  'WARNINGS_UNKNOWN',
  /** ASK: the known warnings are too old. */
  'WARNINGS_OLD',
  /** ASK: fires are allowed at marked sites only, and the answer for the area does not say where those are. */
  'MARKED_SITES_ONLY',
  /** ASK: the rules of the place are not known. */
  'RULES_UNKNOWN',
] as const;

export type FireReason = (typeof FIRE_REASONS)[number];

/** The facts about a place and fires. */
export interface FireFacts {
  readonly place: FirePlace;
  /** Whether the structure may be used while a warning is in force, by LIPAS; null: LIPAS does not say. */
  readonly isUsableDuringWarning: boolean | null;
  /** The rules of the area allow fires at marked sites only. */
  readonly isAtMarkedSitesOnly: boolean;
  /** LIPAS says that it is out of service for the time being. */
  readonly isOutOfService: boolean;
  /** Conditions that reach the place, also those that begin later; conditions that do not concern fires are ignored. */
  readonly conditions: readonly FireCondition[];
  /** When the source of warnings last answered, ms; null: never. */
  readonly answeredAt: number | null;
}

export type FireCondition = Pick<
  Condition,
  'id' | 'kind' | 'code' | 'severity' | 'isOfficial' | 'validFrom' | 'validUntil'
>;

export interface FireVerdict {
  readonly answer: FireAnswer;
  readonly reason: FireReason;
  /** The condition that forbids it; null where none does. */
  readonly conditionId: number | null;
  /** The time of the warnings, ms; null: none are known. */
  readonly answeredAt: number | null;
  /** From this moment (ms) on the verdict may be another one, and has to be asked for again; null: none is known. */
  readonly until: number | null;
}

/** Event codes of warnings during which no open fire may be lit. */
const FIRE_CODES: ReadonlySet<string> = new Set(['forestFireWeather', 'grassFireWeather']);

/** Code of a ban on fires by a municipality or by the keeper of a place. */
const FIRE_BAN = 'fireBan';

/** Warnings older than this give no answer where the server can be asked … */
export const FIRE_AGE_MAX_MS = HOUR_MS;
/** … and without a network, those older than this. */
export const FIRE_AGE_OFFLINE_MAX_MS = 6 * HOUR_MS;
/** Warnings that are dated later than this after the present moment are of no known age. */
const AHEAD_MAX_MS = 10 * MINUTE_MS;

/** A green warning of the institute says that there is no danger. */
function isFireWarning({ kind, code, severity }: FireCondition): boolean {
  return kind === 'WARNING' && severity !== 'MINOR' && code !== null && FIRE_CODES.has(code);
}

function isFireBan({ code, isOfficial }: FireCondition): boolean {
  return isOfficial && code === FIRE_BAN;
}

/** Whether a condition has a part in the verdict. */
export function isAboutFires(condition: FireCondition): boolean {
  return isFireWarning(condition) || isFireBan(condition) || isClosure(condition);
}

/**
 * Whether a fire may be lit at the place now. Never YES where warnings are missing or older than `ageMaxMs`; NO also by
 * an old answer, while the warning of it is in force. `until` goes by the clock that is ahead.
 */
export function fireVerdict(facts: FireFacts, clocks: Clocks, ageMaxMs: number): FireVerdict {
  const relevant = facts.conditions.filter(isAboutFires);
  const now = Math.max(clocks.server, clocks.device);
  const isKnown = facts.answeredAt !== null && facts.answeredAt <= now + AHEAD_MAX_MS;
  const old = isKnown && facts.answeredAt !== null ? facts.answeredAt + ageMaxMs : -Infinity;
  const inForce = relevant.filter((condition) => isInForce(condition, clocks));
  const decision = forbidden(facts, inForce) ?? allowed(facts, { isKnown, isOld: now >= old, inForce });
  const until = Math.min(nextChange(relevant, now) ?? Infinity, old > now ? old : Infinity);
  return { ...decision, answeredAt: facts.answeredAt, until: Number.isFinite(until) ? until : null };
}

type Decision = Pick<FireVerdict, 'answer' | 'reason' | 'conditionId'>;

function forbidden(
  { place, isUsableDuringWarning, isOutOfService }: FireFacts,
  inForce: readonly FireCondition[],
): Decision | null {
  const no = (reason: FireReason, condition: FireCondition | undefined): Decision | null =>
    condition === undefined ? null : { answer: 'NO', reason, conditionId: condition.id };
  const isUsable = isUsableDuringWarning === true && place !== 'BOOKED_SITE';
  const warning = isUsable ? undefined : inForce.find(isFireWarning);
  return (
    no('CLOSED', inForce.find(isClosure)) ??
    (isOutOfService ? { answer: 'NO', reason: 'CLOSED', conditionId: null } : null) ??
    no('FIRE_BAN', inForce.find(isFireBan)) ??
    no(isUsableDuringWarning === false ? 'STRUCTURE_NOT_ALLOWED' : 'WARNING', warning)
  );
}

interface Known {
  readonly isKnown: boolean;
  readonly isOld: boolean;
  readonly inForce: readonly FireCondition[];
}

/** The verdict where nothing forbids a fire. */
function allowed(
  { place, isUsableDuringWarning, isAtMarkedSitesOnly }: FireFacts,
  { isKnown, isOld, inForce }: Known,
): Decision {
  const as = (answer: 'YES' | 'ASK', reason: FireReason): Decision => ({ answer, reason, conditionId: null });
  if (!isKnown) return as('ASK', 'WARNINGS_UNKNOWN');
  if (isOld) return as('ASK', 'WARNINGS_OLD');
  if (inForce.some(isFireWarning)) return as('YES', 'STRUCTURE_ALLOWED');
  // LIPAS says only of fireplaces whether they may be used during a warning: where it says either, there is one.
  const isFireplace = place === 'SITE' || isUsableDuringWarning !== null;
  if (isFireplace && place !== 'BOOKED_SITE') return as('YES', 'SITE_WITHOUT_WARNING');
  return as('ASK', isAtMarkedSitesOnly ? 'MARKED_SITES_ONLY' : 'RULES_UNKNOWN');
}
