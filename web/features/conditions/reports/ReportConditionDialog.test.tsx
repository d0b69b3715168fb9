import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { DAY_MS, MINUTE_MS } from '#common/time.ts';
import { reportReachable } from '#web/data/connection.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { noteServerTime } from '#web/data/serverClock.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { showOutboxOf } from '#web/features/offline/outbox/outbox.ts';
import { entriesOf, removeEntriesOf } from '#web/features/offline/outbox/outboxDatabase.ts';
import { allUploads, setUploads } from '#web/features/photos/upload/photoUploads.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { setUserPosition } from '#web/map/location/userPosition.ts';
import { type Answer, answering } from '#web/test/answering.ts';
import { asMaija } from '#web/test/maija.ts';
import { nobodyLoggedIn } from '#web/test/nobodyLoggedIn.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { deliverCondition } from './deliverCondition.ts';
import { ReportConditionDialog } from './ReportConditionDialog.tsx';

const PLACE = attractionId(5);
const SENT = { reportCondition: { __typename: 'ReportConditionPayload', condition: { id: 'Condition:1' } } };
const VISITOR = { viewer: { __typename: 'Viewer', id: 'Viewer:maija', organisationAt: null } };
const PLACE_NOW = { attraction: null };

async function shown(viewer: Viewer | null, ...answers: readonly Answer[]) {
  setViewer(viewer);
  // Whether the user is a manager is asked first.
  const asked = answering(...(viewer === null ? [] : [VISITOR]), ...answers);
  const onClose = vi.fn();
  const view = await renderWithRelay(
    <PlaceTexts>
      <ReportConditionDialog id={PLACE} name="Linna" onClose={onClose} />
    </PlaceTexts>,
  );
  await screen.findByRole('dialog', { name: 'Ilmoita tilanteesta' });
  return { ...view, asked, onClose };
}

const kind = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lisätietoja' });
const send = () => screen.getByRole('button', { name: 'Lähetä havainto' });
const inputOf = (asked: ReturnType<typeof answering>, at = 1) => asked[at]?.variables['input'];

nobodyLoggedIn();

beforeEach(async () => {
  clearOwnData();
  sessionStorage.clear();
  setUploads([]);
  await removeEntriesOf(asMaija.profileId);
  await act(() => showOutboxOf(asMaija.profileId));
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(reportReachable);
  act(() => setUserPosition(null));
  setViewer(null);
});

describe('the form for a report of a condition', () => {
  test('asks a visitor to log in', async () => {
    await shown(null);
    expect(screen.getByText(/Kirjaudu sisään, niin voit kertoa muille/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('sends the kind and the text, and asks for the conditions of the place again', async () => {
    const { user, asked } = await shown(asMaija, SENT, PLACE_NOW);
    await user.click(kind('Kaatunut puu'));
    await user.type(field(), ' Iso koivu ');
    await user.click(send());
    await screen.findByText('Kiitos! Havaintosi näkyy nyt muille.');
    expect(inputOf(asked)).toEqual({
      attractionId: 5,
      report: 'fallenTree',
      text: 'Iso koivu',
      language: 'fi',
      position: null,
      seenAt: expect.any(String),
      clientMutationId: expect.any(String),
    });
    expect(asked[2]?.variables).toMatchObject({ id: 5 });
  });

  test('asks for a kind, and for a text where the kind does not say what it is', async () => {
    const { user, asked } = await shown(asMaija);
    await user.click(send());
    expect(screen.getByText('Valitse, mitä havaitsit')).toBeTruthy();
    await user.click(kind('Muu havainto'));
    await user.click(send());
    expect(screen.getByText('Kerro, mitä havaitsit')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  test('says that the user is too far from the place, and sends nothing else', async () => {
    act(() => setUserPosition([24.9, 60.2]));
    const tooFar = refused('InvalidInputError', { parameterName: 'position', detail: 'outOfRange' });
    const { user, asked } = await shown(asMaija, { reportCondition: tooFar });
    await user.click(kind('Kaatunut puu'));
    await user.click(screen.getByRole('checkbox', { name: 'Havainto on siinä, missä olen nyt' }));
    await user.click(send());
    expect(await screen.findByText(/Olet yli 250 metrin päässä/)).toBeTruthy();
    expect(inputOf(asked)).toMatchObject({ position: [24.9, 60.2] });
  });

  // A device whose clock is a week behind would report what is over already.
  test('gives the time of the observation by the server’s clock', async () => {
    noteServerTime(new Date(Date.now() + 7 * DAY_MS).toUTCString());
    const { user, asked } = await shown(asMaija, SENT, PLACE_NOW);
    await user.click(kind('Kaatunut puu'));
    await user.click(send());
    await screen.findByText('Kiitos! Havaintosi näkyy nyt muille.');
    const seenAt = Date.parse(String(Object(inputOf(asked)).seenAt));
    expect(Math.abs(seenAt - Date.now() - 7 * DAY_MS)).toBeLessThan(MINUTE_MS);
  });

  test('says so where the observation is over by the clock of the device', async () => {
    const expired = refused('InvalidInputError', { parameterName: 'seenAt', detail: 'expired' });
    const { user } = await shown(asMaija, { reportCondition: expired });
    await user.click(kind('Kaatunut puu'));
    await user.click(send());
    expect(await screen.findByText(/kellon mukaan havainto on jo vanhentunut/)).toBeTruthy();
  });

  test('preserves its draft when it cannot be sent and when it is closed', async () => {
    const { user, unmount } = await shown(asMaija, 500);
    await user.click(kind('Tulvii'));
    await user.type(field(), 'Silta');
    await user.click(send());
    expect(await screen.findByText(/epäonnistui/)).toBeTruthy();
    unmount();
    await shown(asMaija);
    expect([kind('Tulvii').checked, field().value]).toEqual([true, 'Silta']);
  });

  // Issue 23, point 5: offline through the outbox, once
  test('puts the report into the outbox without a network, with the time of the observation', async () => {
    const { user, asked } = await shown(asMaija, null);
    await user.click(kind('Jäistä tai liukasta'));
    await user.click(send());
    await screen.findByText(/Tallessa tällä laitteella/);
    const [entry] = await entriesOf(asMaija.profileId);
    expect(entry).toMatchObject({
      placeName: 'Linna',
      isTried: true,
      deed: { kind: 'condition', place: 5, report: 'ice', text: '', language: 'fi', position: null },
    });
    expect(inputOf(asked)).toMatchObject({ clientMutationId: entry?.id });
    expect(sessionStorage.getItem('own.condition.kind.5')).toBeNull();
  });
});

// Issue 23, point 5: photo optional
describe('a photo with a report', () => {
  const jpeg = () => new File(['jpeg'], 'koivu.jpg', { type: 'image/jpeg' });
  const choose = () => screen.getByLabelText<HTMLInputElement>('Lisää kuva');

  /** A request with a file that goes nowhere. */
  class UnsentRequest extends XMLHttpRequest {
    override send(): void {}
  }

  test('is sent after the report, and the dialog shows its progress', async () => {
    vi.stubGlobal('XMLHttpRequest', UnsentRequest);
    const { user } = await shown(asMaija, SENT, PLACE_NOW);
    await user.click(kind('Kaatunut puu'));
    await user.upload(choose(), jpeg());
    await user.click(send());
    await screen.findByText('Kiitos! Havaintosi näkyy nyt muille.');
    expect(screen.getByRole('list', { name: 'Lähetettävät kuvat' }).textContent).toContain('koivu.jpg');
    expect(allUploads()).toMatchObject([{ place: PLACE, placeName: 'Linna', name: 'koivu.jpg' }]);
  });

  test('is not sent where the report is refused, and stays chosen', async () => {
    const { user } = await shown(asMaija, 500);
    await user.click(kind('Kaatunut puu'));
    await user.upload(choose(), jpeg());
    await user.click(send());
    await screen.findByText(/epäonnistui/);
    expect([allUploads(), choose().files?.length]).toEqual([[], 1]);
  });

  test('is refused at once where it is another kind of file', async () => {
    const { user, asked } = await shown(asMaija);
    await user.click(kind('Kaatunut puu'));
    fireEvent.change(choose(), { target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } });
    await user.click(send());
    expect(await screen.findByText(/Tiedosto ei ole kuva/)).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  test('is pending with its report without a network, and is queued once when the report has arrived', async () => {
    const { user } = await shown(asMaija, null);
    await user.click(kind('Kaatunut puu'));
    await user.upload(choose(), jpeg());
    await user.click(send());
    await screen.findByText(/Tallessa tällä laitteella/);
    const [waiting] = await entriesOf(asMaija.profileId);
    if (waiting?.deed.kind !== 'condition') throw new Error('no report waits');
    answering(SENT, PLACE_NOW, SENT, PLACE_NOW);
    // The second call stands for an answer that was lost.
    for (const _time of [1, 2]) expect(await deliverCondition(waiting.deed, waiting.id)).toEqual({ is: 'done' });
    expect((await entriesOf(asMaija.profileId)).slice(1)).toMatchObject([
      {
        id: waiting.deed.photo?.attempt,
        placeName: 'Linna',
        deed: { kind: 'photo', place: 5, condition: 'Condition:1', chosen: { name: 'koivu.jpg' } },
      },
    ]);
  });
});

// Issue 23, point 6: managers post closures and notices
describe('the form of a manager of the place', () => {
  const MANAGER = { viewer: { ...VISITOR.viewer, organisationAt: 'Saaren kunta' } };

  async function shownToManager(...answers: readonly Answer[]) {
    setViewer(asMaija);
    const asked = answering(MANAGER, ...answers);
    const view = await renderWithRelay(
      <PlaceTexts>
        <ReportConditionDialog id={PLACE} name="Linna" onClose={() => undefined} />
      </PlaceTexts>,
    );
    await screen.findByText('Julkaistaan nimellä Saaren kunta.');
    return { ...view, asked };
  }

  test('posts a closure with its times', async () => {
    const done = { postCondition: { __typename: 'PostConditionPayload', condition: { id: 'Condition:1' } } };
    const { user, asked } = await shownToManager(done, PLACE_NOW);
    await user.click(screen.getByRole('radio', { name: 'Suljettu' }));
    await user.type(field(), 'Remontti');
    fireEvent.change(screen.getByLabelText('Päättyy'), { target: { value: '2026-12-01T12:00' } });
    await user.click(screen.getByRole('button', { name: 'Julkaise' }));
    await screen.findByText('Julkaistu. Se näkyy kaikille.');
    expect(inputOf(asked)).toMatchObject({
      attractionId: 5,
      post: {
        kind: 'CLOSED',
        text: 'Remontti',
        language: 'fi',
        from: null,
        until: '2026-12-01T10:00:00.000Z',
      },
    });
  });

  test('shows a refused value beside its field', async () => {
    const wrong = refused('InvalidInputError', { parameterName: 'until', detail: 'missing' });
    const { user } = await shownToManager({ postCondition: wrong });
    await user.click(screen.getByRole('radio', { name: 'Kunnostettu' }));
    await user.click(screen.getByRole('button', { name: 'Julkaise' }));
    expect(await screen.findByText('Anna päättymisaika enintään kahden viikon päähän')).toBeTruthy();
  });
});

test('a report that was written far from its place is sent for the place', async () => {
  const tooFar = refused('InvalidInputError', { parameterName: 'position', detail: 'outOfRange' });
  const asked = answering({ reportCondition: tooFar }, SENT, PLACE_NOW);
  const said = { report: 'wet', text: '', language: 'fi', seenAt: '2026-11-26T08:00:00Z' } as const;
  expect(
    await deliverCondition({ kind: 'condition', place: PLACE, position: [25, 61], ...said }, 'entry-1'),
  ).toMatchObject({ is: 'done' });
  await waitFor(() => expect(asked).toHaveLength(3));
  expect([inputOf(asked, 0), inputOf(asked, 1)]).toMatchObject([
    { position: [25, 61], clientMutationId: 'entry-1' },
    { position: null, clientMutationId: 'entry-1' },
  ]);
});
