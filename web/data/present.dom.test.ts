import { expect, test, vi } from 'vitest';
import { HOUR_MS } from '#common/time.ts';
import { onRenewal } from './present.ts';
import { noteServerTime } from './serverClock.ts';

test('what is shown is renewed as soon as the clock of the device is found wrong', () => {
  const renew = vi.fn();
  const end = onRenewal(renew);
  noteServerTime(new Date().toUTCString());
  expect(renew).not.toHaveBeenCalled();
  const later = new Date(Date.now() + 30 * HOUR_MS).toUTCString();
  noteServerTime(later);
  noteServerTime(later);
  expect(renew).toHaveBeenCalledTimes(1);
  end();
});
