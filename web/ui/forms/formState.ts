import type { Fault } from './fault.ts';

/** What is wrong with each field, by its name. */
export type FieldFaults = Readonly<Record<string, Fault | null | undefined>>;

/** A form between typing and its answer. */
export interface FormState {
  readonly isSending: boolean;
  /** Beside the fields they are about. */
  readonly faults: FieldFaults;
  /** Of the form as a whole. */
  readonly failure: Fault | null;
  /** Grows with every refusal: the first fault gets the focus. */
  readonly refusals: number;
}

export type FormEvent =
  | { readonly type: 'edited'; readonly field: string }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly faults: FieldFaults; readonly failure: Fault | null }
  | { readonly type: 'done' };

export const EMPTY_FORM: FormState = { isSending: false, faults: {}, failure: null, refusals: 0 };

/** What becomes of a form; an edited field is no longer found fault with. */
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

/** Whether any field is found fault with. */
export function hasFault(faults: FieldFaults): boolean {
  return Object.values(faults).some(Boolean);
}
