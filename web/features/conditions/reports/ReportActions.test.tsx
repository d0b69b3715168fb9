import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#common/time.ts';
import { session } from '#web/app/user/session.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { ensureViewer, provideSession } from '#web/features/account/viewerLoading.ts';
import { type Answer, answering } from '#web/test/answering.ts';
import { detail, renderDetail } from '#web/test/renderDetail.tsx';

const MAIJA: Viewer = {
  username: 'Maija',
  profileId: 'Profile:maija',
  email: 'maija@example.fi',
  role: 'USER',
  language: 'fi',
  description: '',
  profileImage: null,
  created: '2026-01-01T00:00:00Z',
};
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

beforeAll(async () => {
  answering({ viewer: null });
  provideSession(async () => session);
  await ensureViewer();
  vi.unstubAllGlobals();
});

beforeEach(() => clearOwnData());

afterEach(() => {
  vi.unstubAllGlobals();
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

  test('is confirmed by another user, once', async () => {
    const done = { confirmCondition: { __typename: 'ConfirmConditionPayload', condition: { id: 'Condition:1' } } };
    const { user, asked } = await shown(MAIJA, {}, done, { attraction: null });
    await user.click(await screen.findByRole('button', { name: 'Vahvista' }));
    await screen.findByText('Kiitos vahvistuksesta!');
    expect(asked.map(({ variables }) => variables)).toMatchObject([{ input: { id: 'Condition:1' } }, { id: 5 }]);
    expect(named('Vahvista')).toBeNull();
  });

  test('goes when a second user says that it is over', async () => {
    const noted = { endCondition: { __typename: 'EndConditionPayload', condition: { id: 'Condition:1' } } };
    const { user } = await shown(MAIJA, {}, noted);
    await user.click(await screen.findByRole('button', { name: 'Ei enää' }));
    expect(await screen.findByText(/Havainto poistuu, kun joku toinenkin/)).toBeTruthy();
  });

  test('is ended by its author, who neither confirms nor reports it', async () => {
    const ended = { endCondition: { __typename: 'EndConditionPayload', condition: null } };
    const author = { id: MAIJA.profileId, username: MAIJA.username };
    const { user, asked } = await shown(MAIJA, { author }, ended, { attraction: null });
    await user.click(await screen.findByRole('button', { name: 'Ei enää' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect([named('Vahvista'), named('Ilmoita')]).toEqual([null, null]);
  });

  test('that could not be judged says so beside its buttons', async () => {
    const { user } = await shown(MAIJA, {}, 500);
    await user.click(await screen.findByRole('button', { name: 'Vahvista' }));
    expect(await screen.findByText('Se ei onnistunut. Yritä uudelleen.')).toBeTruthy();
    expect(named('Vahvista')).not.toBeNull();
  });

  test('is not judged where an official source says it', async () => {
    await shown(MAIJA, { isOfficial: true, source: { key: 'manager', name: 'Hämeenlinnan kaupunki' }, author: null });
    expect(screen.getByText(/Hämeenlinnan kaupunki/)).toBeTruthy();
    expect(named('Vahvista')).toBeNull();
  });
});
