import { expect, test } from 'vitest';
import { EMPTY_FORM, formState, type FormEvent, type FormState, hasFault } from './formState.ts';

const after = (...events: readonly FormEvent[]) => events.reduce<FormState>(formState, EMPTY_FORM);
const refused: FormEvent = {
  type: 'refused',
  faults: { email: { id: 'email.taken' }, password: { id: 'password.missing' } },
  failure: null,
};

test('a form that is sent clears its faults, and is sending until it is answered', () => {
  expect(after(refused, { type: 'sent' })).toMatchObject({ isSending: true, faults: {}, failure: null });
  expect(after({ type: 'sent' }, { type: 'done' }).isSending).toBe(false);
  expect(after({ type: 'sent' }, refused).isSending).toBe(false);
});

test('every refusal is counted, also when it says the same', () => {
  expect(after(refused, refused).refusals).toBe(2);
});

test('editing a field clears only its own fault', () => {
  const state = after(refused, { type: 'edited', field: 'email' });
  expect(state.faults).toEqual({ email: undefined, password: { id: 'password.missing' } });
  expect(hasFault(state.faults)).toBe(true);
  expect(
    hasFault(after(refused, { type: 'edited', field: 'email' }, { type: 'edited', field: 'password' }).faults),
  ).toBe(false);
});

test('editing a field without a fault changes nothing', () => {
  const state = after({ type: 'sent' });
  expect(formState(state, { type: 'edited', field: 'email' })).toBe(state);
});
