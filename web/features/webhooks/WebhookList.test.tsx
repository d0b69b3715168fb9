import { screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { type Answer, answering } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { WebhookList } from './WebhookList.tsx';

beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

async function shown(...answers: readonly Answer[]) {
  answering(...answers);
  return renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <WebhookList fetchKey={0} />
    </RelayEnvironmentProvider>,
  );
}

const HOOK = {
  webhookId: 'a',
  name: 'Kopio',
  url: 'https://example.org/hook',
  told: null,
  failingSince: null,
  disabled: null,
};
const viewer = (...webhooks: readonly object[]) => ({ viewer: { id: 'Viewer:1', webhooks } });

test('a webhook is added, its key shown once, and it is removed', async () => {
  const { user } = await shown(
    viewer(),
    { addWebhook: refused('InvalidInputError', { parameterName: 'url', detail: 'invalid' }) },
    { addWebhook: { __typename: 'AddWebhookPayload', secret: 'whsec_x' } },
    viewer(HOOK),
    { removeWebhook: { __typename: 'RemoveWebhookPayload', webhookId: 'a' } },
    viewer(),
  );
  const add = await screen.findByRole('button', { name: 'Lisää webhook' });
  const list = screen.getByRole('list');
  await vi.waitFor(() => expect(document.activeElement).toBe(list));
  await user.click(add);
  expect(screen.getByText(/^Anna webhookille nimi/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Nimi' }), 'Kopio');
  await user.type(screen.getByRole('textbox', { name: 'Osoite' }), 'https://localhost/');
  await user.click(add);
  expect(await screen.findByText(/^Anna julkinen osoite/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lisää webhook' }));
  expect(await screen.findByText('whsec_x')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Olen tallentanut avaimen' }));
  expect(screen.queryByText('whsec_x')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Poista webhook Kopio' }));
  await vi.waitFor(() => expect(screen.queryByText('Kopio')).toBeNull());
  expect(document.activeElement).toBe(list);
});

test('a webhook shows when its last message was sent, in Finnish time', async () => {
  await shown(viewer({ ...HOOK, told: '2026-11-28T11:44:00.000Z' }));
  expect(await screen.findByText('Viimeisin viesti: 28.11.2026 13:44')).toBeTruthy();
});
