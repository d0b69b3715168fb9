import type { Fault } from './fault.ts';

/** The fault of each field, by its name. */
export type FieldFaults = Readonly<Record<string, Fault | null | undefined>>;

/** State of a form. */
export interface FormState {
  readonly isSending: boolean;
  /** Faults of single fields, shown beside them. */
  readonly faults: FieldFaults;
  /** Fault of the form as a whole. */
  readonly failure: Fault | null;
  /** Number of refusals; each time it grows, the first invalid field gets the focus. */
  readonly refusals: number;
}

export type FormEvent =
  | { readonly type: 'edited'; readonly field: string }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly faults: FieldFaults; readonly failure: Fault | null }
  | { readonly type: 'done' };

export const EMPTY_FORM: FormState = { isSending: false, faults: {}, failure: null, refusals: 0 };

/** The state of a form after an event. An edit clears the fault of the edited field. */
export function formState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'edited':
      return event.field in state.faults ? { ...state, faults: { ...state.faults, [event.field]: undefined } } : state;
    case 'sent':
      return { ...state, isSending: true, faults: {}, failure: null };
    case 'refused':
      return { isSending: false, faults: event.faults, failure: event.failure, refusals: state.refusals + 1 };
    case 'done':
      return { ...state, isSending: false };
  }
}

/** Whether any field has a fault. */
export function hasFault(faults: FieldFaults): boolean {
  return Object.values(faults).some(Boolean);
}
