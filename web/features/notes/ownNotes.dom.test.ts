import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { answering } from '#web/test/answering.ts';
import { useNotesState } from './notes.ts';
import { ownNotes } from './ownNotes.ts';
import { saveNote } from './saveNote.ts';

const note = (place: number, text: string) => ({ __typename: 'Note', id: `Note:${place}`, attractionId: place, text });
const page = (...notes: readonly object[]) => ({
  viewer: {
    id: 'v',
    notes: { edges: notes.map((node) => ({ cursor: 'c', node })), pageInfo: { endCursor: 'c', hasNextPage: false } },
  },
});
const saved = (note: object | null, removedNoteId: string | null = null) => ({
  saveNote: { __typename: 'SaveNotePayload', note, removedNoteId },
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearOwnData();
});

test('saved, changed and emptied notes are known without asking for the notes again', async () => {
  clearOwnData();
  const asked = answering(
    page(note(6, 'Vanha')),
    saved(note(5, 'Uusi')),
    saved(note(6, 'Muutettu')),
    saved(null, 'Note:5'),
  );
  const { result } = renderHook(() => {
    const state = useNotesState();
    return state.status === 'known' ? Object.fromEntries(state.value) : null;
  });
  act(() => void ownNotes.follow('fi'));
  await waitFor(() => expect(result.current).toEqual({ 6: 'Vanha' }));
  await act(async () => void (await saveNote({ id: attractionId(5), name: '' }, 'Uusi')));
  await act(async () => void (await saveNote({ id: attractionId(6), name: '' }, 'Muutettu')));
  expect(result.current).toEqual({ 5: 'Uusi', 6: 'Muutettu' });
  await act(async () => void (await saveNote({ id: attractionId(5), name: '' }, '')));
  expect(result.current).toEqual({ 6: 'Muutettu' });
  expect(asked).toHaveLength(4);
});
