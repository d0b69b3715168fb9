import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { textsOf } from '#web/i18n/messages.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { RejectDialog } from './RejectDialog.tsx';

beforeAll(() => Promise.all([textsOf('own', 'fi'), textsOf('admin', 'fi')]));
beforeEach(() => sessionStorage.clear());

async function shown(photos = ['Image:1'], isRejected = true) {
  const onReject = vi.fn<(reason: string) => Promise<boolean>>(async () => isRejected);
  const rendered = await renderWithRelay(
    <OwnTexts>
      <AdminTexts>
        <RejectDialog photos={photos} onReject={onReject} onClose={() => undefined} />
      </AdminTexts>
    </OwnTexts>,
  );
  const field = await screen.findByRole('textbox');
  return { ...rendered, field, onReject };
}

test('a reason that was not sent is there again for the same photos, and for no others', async () => {
  const first = await shown();
  await first.user.type(first.field, 'Epäselvä');
  first.unmount();
  const second = await shown();
  expect(second.field).toHaveProperty('value', 'Epäselvä');
  second.unmount();
  expect((await shown(['Image:1', 'Image:2'])).field).toHaveProperty('value', '');
});

test.each([
  ['sent', true, ''],
  ['refused', false, 'Epäselvä'],
])('of a reason that was %s (%s) the next dialog shows "%s"', async (_what, isRejected, then) => {
  const first = await shown(['Image:1'], isRejected);
  await first.user.type(first.field, 'Epäselvä{Enter}');
  expect(first.onReject).toHaveBeenCalledExactlyOnceWith('Epäselvä');
  first.unmount();
  expect((await shown()).field).toHaveProperty('value', then);
});
