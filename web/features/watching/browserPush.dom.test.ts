import { expect, test, vi } from 'vitest';
import { askForPush } from './browserPush.ts';

test('the user is asked in the press itself, before anything is awaited', async () => {
  const requestPermission = vi.fn(() => Promise.resolve('denied'));
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const asked = askForPush('key');
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(await asked).toBeNull();
  vi.unstubAllGlobals();
});
