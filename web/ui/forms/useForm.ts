import { type FormEvent as SubmitEvent, useReducer, useRef } from 'react';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, failureText } from './fault.ts';
import { EMPTY_FORM, type FieldFaults, type FormState, formState, hasFault } from './formState.ts';

/** Why a form was refused: faults of fields, or a failure of the form as a whole. */
export interface Refusal {
  readonly faults?: FieldFaults;
  readonly failure?: Fault;
}

interface FormOptions {
  /** Finds the faults that need no server; `value` answers the text of a field. */
  readonly check: (value: (field: string) => string) => FieldFaults;
  /** Sends the form; answers null on success. */
  readonly send: (value: (field: string) => string) => Promise<Refusal | null>;
  /** The text for an error thrown while sending, unless it is about the connection or too many requests. */
  readonly problem: MessageId;
  /** The failure of an attempt before the form was shown. */
  readonly before?: Fault | null;
}

export interface Form extends FormState {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onEdited: (field: string) => void;
}

/**
 * A form that is checked before it is sent, is sent once however often its button is clicked, and preserves the typed
 * texts in any case. Values are read from the fields themselves, because password managers fill fields without events.
 */
export function useForm({ check, send, problem, before = null }: FormOptions): Form {
  const [state, dispatch] = useReducer(formState, { ...EMPTY_FORM, failure: before });
  const isSending = useRef(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const value = valuesOf(form);
    const faults = check(value);
    if (hasFault(faults)) return dispatch({ type: 'refused', faults, failure: null });
    isSending.current = true;
    dispatch({ type: 'sent' });
    try {
      const refusal = await send(value);
      dispatch(
        refusal === null
          ? { type: 'done' }
          : { type: 'refused', faults: refusal.faults ?? {}, failure: refusal.failure ?? null },
      );
    } catch (error) {
      dispatch({ type: 'refused', faults: {}, failure: failureText(error, problem) });
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...state,
    onEdited: (field) => dispatch({ type: 'edited', field }),
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSending.current) void submit(event.currentTarget);
    },
  };
}

function valuesOf(form: HTMLFormElement): (field: string) => string {
  const data = new FormData(form);
  return (field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
}
