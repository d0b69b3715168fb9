import { z } from 'zod';
import { DAY_MS } from '#common/time.ts';
import type { CapMessage } from './capMessage.ts';
import { type OfficialWarning, WARNING_LEVELS } from './officialWarning.ts';

/** The cached part of the answers so far, so that only new messages are asked for. */
export interface WarningsState {
  /** Of the latest feed; null where none said it. */
  readonly publishedAt: Date | null;
  /** By which the service recognises the latest feed. */
  readonly etag: string | null;
  readonly modified: string | null;
  /** Messages that the latest feed lists. */
  readonly read: readonly string[];
  /** Neither replaced nor cancelled, and not ended. */
  readonly warnings: readonly OfficialWarning[];
  /** Messages that others have ended, until each would have ended by itself: they may come later than those. */
  readonly ended: readonly { readonly identifier: string; readonly until: Date }[];
}

const NOTHING_READ: WarningsState = {
  publishedAt: null,
  etag: null,
  modified: null,
  read: [],
  warnings: [],
  ended: [],
};

/** The institute warns of five days ahead at most. */
const LONGEST_MS = 10 * DAY_MS;

/**
 * The state after messages have been read, in whichever order they came: what another ends is no warning, also where it
 * comes later; what has ended by itself is dropped. A warning that is no longer listed stays until its end, since a
 * feed need not list what has not changed.
 */
export function withMessages(state: WarningsState, messages: readonly CapMessage[], now: Date): WarningsState {
  const known = new Map(state.warnings.map((warning) => [warning.key, warning]));
  for (const warning of messages.flatMap(({ warnings }) => warnings))
    if (!known.has(warning.key)) known.set(warning.key, begunBy(warning, now));
  const warnings = [...known.values()];
  const ended = withEnded(state.ended, messages, warnings);
  return {
    ...state,
    warnings: warnings.filter(({ message, validUntil }) => !ended.has(message) && validUntil > now),
    ended: [...ended].map(([identifier, until]) => ({ identifier, until })).filter(({ until }) => until > now),
  };
}

/** Messages that a later one has ended, each with the moment from which it need not be stored. */
function withEnded(
  before: WarningsState['ended'],
  messages: readonly CapMessage[],
  warnings: readonly OfficialWarning[],
): ReadonlyMap<string, Date> {
  const ended = new Map(before.map(({ identifier, until }) => [identifier, until]));
  const byMessage = new Map(warnings.map((warning) => [warning.message, warning]));
  for (const { identifier, sent, ends } of messages)
    for (const reference of ends) {
      const warning = byMessage.get(reference.identifier);
      // No message ends itself, or one that was sent later.
      const isEarlier = (warning ?? reference).sent <= sent && reference.identifier !== identifier;
      if (!isEarlier || ended.has(reference.identifier)) continue;
      ended.set(reference.identifier, warning?.validUntil ?? new Date(Number(sent) + LONGEST_MS));
    }
  return ended;
}

/** A warning that is in force when it is sent is so when it is read, even if the service's clock is ahead of ours. */
function begunBy(warning: OfficialWarning, now: Date): OfficialWarning {
  const { validFrom, sent } = warning;
  return validFrom <= sent && validFrom > now ? { ...warning, validFrom: now } : warning;
}

const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(z.array(z.number()))) });
const text = z.object({ event: z.string(), headline: z.string(), description: z.string(), area: z.string() });
const warning = z.object({
  key: z.string(),
  message: z.string(),
  event: z.string(),
  level: z.enum(WARNING_LEVELS),
  texts: z.object({ fi: text.optional(), sv: text.optional(), en: text.optional() }),
  sent: z.coerce.date(),
  validFrom: z.coerce.date(),
  validUntil: z.coerce.date(),
  polygons: z.array(polygon),
  municipalities: z.array(z.number()),
  regions: z.array(z.number()),
  outlines: z.array(polygon),
});
const state = z.object({
  publishedAt: z.coerce.date().nullable(),
  etag: z.string().nullable(),
  modified: z.string().nullable(),
  read: z.array(z.string()),
  warnings: z.array(warning),
  ended: z.array(z.object({ identifier: z.string(), until: z.coerce.date() })),
});

/** A state that was stored as JSON; the first where there is none, or one of another form. */
export function storedState(stored: unknown): WarningsState {
  return state.safeParse(stored).data ?? NOTHING_READ;
}
