import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EXTENDED_MAX_MS } from '#common/conditions/reportKinds.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { DAY_MS, HOUR_MS } from '#common/time.ts';
import { reportReachable } from '#web/data/connection.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { showOutboxOf } from '#web/features/offline/outbox/outbox.ts';
import { entriesOf, removeEntriesOf } from '#web/features/offline/outbox/outboxDatabase.ts';
import { type Answer, answering } from '#web/test/answering.ts';
import { asMaija } from '#web/test/maija.ts';
import { nobodyLoggedIn } from '#web/test/nobodyLoggedIn.ts';
import { refused } from '#web/test/refused.ts';
import { detail, renderDetail } from '#web/test/renderDetail.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';
import { deliverJudgement } from './deliverCondition.ts';
import { extendCondition } from './extendCondition.ts';

const MATTI = { id: 'Profile:matti', username: 'Matti' };
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const condition = (fields: object = {}) => ({
  __typename: 'Condition',
  id: 'Condition:1',
  conditionId: 1,
  kind: 'LIMITED',
  code: 'fallenTree',
  severity: null,
  isOfficial: false,
  validFrom: at(-2),
  validUntil: at(100),
  observedAt: at(-2),
  link: null,
  author: MATTI,
  confirmations: 2,
  source: { key: 'visitor', name: null },
  text: { headline: 'Kaatunut puu', description: 'Iso koivu', language: 'fi' },
  ...fields,
});

async function shown(viewer: Viewer | null, fields: object, ...answers: readonly Answer[]) {
  setViewer(viewer);
  const asked = answering(...answers);
  const view = await renderDetail(detail({ conditions: [condition(fields)] }));
  return { ...view, asked };
}

const named = (name: string) => screen.queryByRole('button', { name });

nobodyLoggedIn();

beforeEach(async () => {
  clearOwnData();
  await removeEntriesOf(asMaija.profileId);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(reportReachable);
  setViewer(null);
});

describe('a report of a visitor', () => {
  // Issue 23, point 5: reports are marked as such
  test('says who saw it, when, and how often it was confirmed', async () => {
    await shown(null, {});
    expect(screen.getByText(/Kävijän havainto/).textContent).toMatch(
      /Kävijän havainto: Matti, vahvistettu 2 kertaa · 2\st sitten$/,
    );
    expect([named('Vahvista'), named('Ei enää')]).toEqual([null, null]);
  });

  test('has its kind in the language of the reader, and the words of its writer', async () => {
    await shown(null, { text: { headline: 'Omkullfallet träd', description: 'Stor björk', language: 'sv' } });
    expect(screen.getByText('Kaatunut puu').hasAttribute('lang')).toBe(false);
    expect(screen.getByText('Stor björk').getAttribute('lang')).toBe('sv');
  });

  test('is confirmed by another user, once', async () => {
    const done = { confirmCondition: { __typename: 'ConfirmConditionPayload', condition: { id: 'Condition:1' } } };
    const { user, asked } = await shown(asMaija, {}, done, { attraction: null });
    await user.click(await screen.findByRole('button', { name: 'Vahvista' }));
    const thanks = await screen.findByText('Kiitos vahvistuksesta!');
    // The pressed button is removed.
    expect(document.activeElement?.contains(thanks)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(asked.map(({ variables }) => variables)).toMatchObject([{ input: { id: 'Condition:1' } }, { id: 5 }]);
    expect(named('Vahvista')).toBeNull();
  });

  test('that one user calls over says that a second user is needed', async () => {
    const noted = { endCondition: { __typename: 'EndConditionPayload', condition: { id: 'Condition:1' } } };
    const { user } = await shown(asMaija, {}, noted);
    await user.click(await screen.findByRole('button', { name: 'Ei enää' }));
    expect(await screen.findByText(/Havainto poistuu, kun joku toinenkin/)).toBeTruthy();
  });

  test('is ended by its author, who can neither confirm nor report it', async () => {
    const ended = { endCondition: { __typename: 'EndConditionPayload', condition: null } };
    const author = { id: asMaija.profileId, username: asMaija.username };
    await renderWithRelay(<Toaster />);
    const { user, asked } = await shown(asMaija, { author }, ended, { attraction: null });
    await user.click(await screen.findByRole('button', { name: 'Ei enää' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByText('Kiitos! Havainto ei enää näy muille.')).toBeTruthy();
    expect([named('Vahvista'), named('Ilmoita')]).toEqual([null, null]);
  });

  test('that could not be judged says so beside its buttons', async () => {
    const { user } = await shown(asMaija, {}, 500);
    await user.click(await screen.findByRole('button', { name: 'Vahvista' }));
    expect(await screen.findByText('Ei onnistunut. Yritä uudelleen.')).toBeTruthy();
    expect(named('Vahvista')).not.toBeNull();
  });

  // Issue 23, point 5: offline through the outbox, once
  test('is judged without a network: the last word waits on the device', async () => {
    await act(() => showOutboxOf(asMaija.profileId));
    const { user } = await shown(asMaija, {}, null, null);
    await user.click(await screen.findByRole('button', { name: 'Vahvista' }));
    const stored = await screen.findByText(/Tallessa tällä laitteella/);
    expect(document.activeElement?.contains(stored)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(named('Vahvista')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ei enää' }));
    await waitFor(() => expect(named('Ei enää')).toBeNull());
    expect(named('Vahvista')).not.toBeNull();
    expect(await entriesOf(asMaija.profileId)).toMatchObject([
      {
        placeName: 'Aulangon luonnonsuojelualue',
        deed: { kind: 'judgeCondition', place: 5, condition: 'Condition:1', isOver: true },
      },
    ]);
  });

  test('that is over when a judgement arrives is let alone, without a word', async () => {
    const judgement = { kind: 'judgeCondition', place: attractionId(5), condition: 'Condition:1' } as const;
    const seenAt = '2026-11-26T08:00:00Z';
    const asked = answering(
      { confirmCondition: refused('NotFoundError', {}) },
      { endCondition: refused('NotFoundError', {}) },
    );
    expect(await deliverJudgement({ ...judgement, isOver: false, seenAt })).toEqual({ is: 'done' });
    expect(await deliverJudgement({ ...judgement, isOver: true, seenAt })).toEqual({ is: 'done' });
    expect(asked.map(({ variables }) => variables['input'])).toEqual([
      { id: 'Condition:1', seenAt },
      { id: 'Condition:1' },
    ]);
  });

  // Issue 23, point 5: moderators end, extend, hide
  test('is extended by a week by a moderator, and by nobody else', async () => {
    const done = { extendCondition: { __typename: 'ExtendConditionPayload', condition: { id: 'Condition:1' } } };
    const validUntil = at(100);
    const admin = { ...asMaija, role: 'ADMIN' } as const;
    const { user, asked, unmount } = await shown(admin, { validUntil }, done, { attraction: null });
    await user.click(await screen.findByRole('button', { name: 'Jatka 7 päivää' }));
    await screen.findByText('Havainnon voimassaoloa jatkettiin.');
    const until = new Date(Date.parse(validUntil) + 7 * DAY_MS).toISOString();
    expect(asked[0]?.variables).toEqual({ input: { id: 'Condition:1', until } });
    unmount();
    await shown(asMaija, {});
    await screen.findByRole('button', { name: 'Vahvista' });
    expect(named('Jatka 7 päivää')).toBeNull();
  });

  test('is extended no farther than the server takes', async () => {
    const done = { extendCondition: { __typename: 'ExtendConditionPayload', condition: { id: 'Condition:1' } } };
    const asked = answering(done, { attraction: null });
    const report = { id: 'Condition:1', place: attractionId(5) };
    expect(await extendCondition(report, Date.now() + EXTENDED_MAX_MS)).toBeNull();
    const { until } = z.object({ until: z.string() }).parse(asked[0]?.variables['input']);
    expect(Date.parse(until)).toBeLessThan(Date.now() + EXTENDED_MAX_MS);
  });

  test('is not judged where an official source says it', async () => {
    await shown(asMaija, { isOfficial: true, source: { key: 'manager', name: 'Hämeenlinnan kaupunki' }, author: null });
    expect(screen.getByText(/Hämeenlinnan kaupunki/)).toBeTruthy();
    expect(named('Vahvista')).toBeNull();
  });
});
