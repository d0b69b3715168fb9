import { parseAttractionId } from '#common/places/attractionId.ts';
import type { FilterField } from '#web/features/moderation/lists/Filters.tsx';
import { dayStart } from '#web/features/moderation/lists/useFilters.ts';

/** Values of the parameter `state`; without it pending photos are shown. */
export const PHOTO_STATES = [
  { value: '', text: 'admin.state.PENDING' },
  { value: 'approved', text: 'admin.state.APPROVED' },
  { value: 'rejected', text: 'admin.state.REJECTED' },
  { value: 'all', text: 'admin.all' },
] as const;

/** The filter fields of the photos, beside their state. */
export const PHOTO_FIELDS = [
  { name: 'text', label: 'admin.photoText' },
  { name: 'since', label: 'admin.from', type: 'date' },
  { name: 'until', label: 'admin.to', type: 'date' },
] as const satisfies readonly FilterField[];

/** `user` is the id of an uploader, `place` the id of an attraction; links of a row set them. */
export const PHOTO_FILTERS = ['state', 'text', 'since', 'until', 'user', 'place'] as const;
type PhotoFilters = Readonly<Record<(typeof PHOTO_FILTERS)[number], string>>;

export type PhotoState = 'APPROVED' | 'PENDING' | 'REJECTED';

const STATES: Readonly<Record<string, PhotoState | null>> = { approved: 'APPROVED', rejected: 'REJECTED', all: null };

/** The state that a filter names; null for all. */
export function stateOf(state: string): PhotoState | null {
  return Object.hasOwn(STATES, state) ? (STATES[state] ?? null) : 'PENDING';
}

/**
 * Variables of the query. Days are those of the reader's calendar, the last day included; a text that is no day filters
 * nothing.
 */
export function photoVariables({ state, text, since, until, user, place }: PhotoFilters) {
  return {
    state: stateOf(state),
    text,
    since: dayStart(since),
    until: dayStart(until, 1),
    userId: user === '' ? null : user,
    attractionId: parseAttractionId(place),
  };
}
