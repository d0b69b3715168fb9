import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { textsOf } from '#web/i18n/messages.ts';
import { answering } from '#web/test/answering.ts';
import { hiker } from '#web/test/hiker.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { notes } from './notes.ts';

const CASTLE = attractionId(5);
const saved = (text: string) => ({
  saveNote: {
    __typename: 'SaveNotePayload',
    note: { __typename: 'Note', id: 'Note:5', attractionId: 5, text },
    removedNoteId: null,
  },
});
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Oma muistiinpano' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const leave = () => act(async () => fireEvent.blur(field()));
const inputs = (asked: ReturnType<typeof answering>) => asked.map(({ variables }) => variables.input);
const sent = (text: string) => ({ attractionId: 5, text, basedOn: null, clientMutationId: expect.any(String) });

async function shown(text?: string) {
  notes.set({ status: 'known', value: new Map(text === undefined ? [] : [[5, text]]) });
  return renderWithRelay(<NoteEditor id={CASTLE} name="Linna" />);
}

beforeAll(() => textsOf('own', 'fi'));

beforeEach(() => {
  setViewer(hiker);
});

afterEach(() => {
  vi.unstubAllGlobals();
  setViewer(null);
});

describe('a note', () => {
  // SPEC §2: Private note editor (logged in); §7 notes are saved on blur
  test('is saved when its field is left, once, and says that only its writer sees it', async () => {
    const asked = answering(saved('Avain räystään alla'));
    await shown();
    const [privacy] = field().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(privacy).toBe(screen.getByText(/^Vain sinä näet tämän/).id);
    write('Avain räystään alla');
    await leave();
    expect(await screen.findByText('Tallennettu')).toBeTruthy();
    expect(inputs(asked)).toEqual([sent('Avain räystään alla')]);
    expect(sessionStorage.length).toBe(0);
  });

  test('that was not changed is not saved', async () => {
    const asked = answering();
    await shown('Vanha');
    expect(field().value).toBe('Vanha');
    await leave();
    expect(asked).toEqual([]);
  });

  test('is saved when another place is chosen, and when the page is hidden or left', async () => {
    const asked = answering(saved('a'), saved('ab'), saved('abc'));
    const { unmount } = await shown();
    write('a');
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    write('ab');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    vi.restoreAllMocks();
    write('abc');
    await act(async () => unmount());
    expect(inputs(asked).map((input) => input)).toEqual(['a', 'ab', 'abc'].map(sent));
  });

  // Issue "What people add": A note that cannot be saved is not lost
  test('that cannot be saved says so, restores the text when it is opened again, and is tried again then', async () => {
    const asked = answering(null, null, new Promise(() => undefined));
    const { unmount } = await shown('Vanha');
    write('Ilman verkkoa');
    await leave();
    expect(await screen.findByText(/^Palvelimeen ei saada yhteyttä/)).toBeTruthy();
    expect(field().value).toBe('Ilman verkkoa');
    expect(screen.getByRole('button', { name: 'Yritä uudelleen' })).toBeTruthy();
    await act(async () => unmount());
    await shown('Vanha');
    expect(field().value).toBe('Ilman verkkoa');
    expect(screen.getByText('Tallennetaan…')).toBeTruthy();
    expect(asked).toHaveLength(3);
  });

  // SPEC §2: Private note editor (logged in); §7 notes are saved on blur
  test('has at most 5000 characters, counted when few are left', async () => {
    answering();
    await shown();
    write('a'.repeat(5001));
    expect([field().value.length, field().maxLength]).toEqual([5000, 5000]);
    expect(screen.getByText('0 merkkiä jäljellä')).toBeTruthy();
  });

  test('of one who has logged out meanwhile is not sent', async () => {
    const asked = answering(saved('x'));
    const { unmount } = await shown();
    write('x');
    act(() => setViewer(null));
    await act(async () => unmount());
    expect(asked).toEqual([]);
  });

  // SPEC §4: Login or logout reloads user, favourites and own places; nothing of them stays on the screen
  test('that could not be saved is not sent as another user’s', async () => {
    const asked = answering(null, saved('x'));
    const { unmount } = await shown();
    write('Maijan avain');
    await leave();
    act(clearOwnData);
    await act(async () => unmount());
    expect(inputs(asked)).toEqual([sent('Maijan avain')]);
  });

  // SPEC §2: Private note editor (logged in); §7 notes are saved on blur
  test('that is left again while it is being saved waits for the answer: the later text arrives last', async () => {
    let arrive: (answer: ReturnType<typeof saved>) => void = () => undefined;
    const asked = answering(new Promise((resolve) => (arrive = resolve)), saved('Avain ja kartta'));
    await shown();
    write('Avain');
    await leave();
    write('Avain ja kartta');
    await leave();
    expect(asked).toHaveLength(1);
    await act(async () => arrive(saved('Avain')));
    expect(await screen.findByText('Tallennettu')).toBeTruthy();
    expect(inputs(asked)).toEqual(['Avain', 'Avain ja kartta'].map(sent));
  });

  test('that is written on while it is being saved is not said to be saved', async () => {
    let arrive: (answer: ReturnType<typeof saved>) => void = () => undefined;
    answering(new Promise((resolve) => (arrive = resolve)), new Promise(() => undefined));
    await shown();
    write('Avain');
    await leave();
    write('Avain ja');
    await act(async () => arrive(saved('Avain')));
    expect(screen.queryByText('Tallennettu')).toBeNull();
    expect(field().value).toBe('Avain ja');
  });
});
