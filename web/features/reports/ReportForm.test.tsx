import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { textsOf } from '#web/i18n/messages.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering } from '#web/test/answering.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { ReportForm } from './ReportForm.tsx';

beforeAll(() => textsOf('own', 'fi'));
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function shown(onDone = vi.fn()) {
  const rendered = await renderWithRelay(
    <OwnTexts>
      <ReportForm of="comment" id="Comment:1" onDone={onDone} onCancel={() => undefined} />
    </OwnTexts>,
  );
  const reason = await screen.findByRole<HTMLInputElement>('radio', { name: 'Muu syy' });
  const details = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lisätietoja' });
  return { ...rendered, reason, details };
}

test('a report that was not sent is there again', async () => {
  const first = await shown();
  await first.user.click(first.reason);
  await first.user.type(first.details, 'Sama teksti kolmesti');
  first.unmount();
  const second = await shown();
  expect(second.reason.checked).toBe(true);
  expect(second.details.value).toBe('Sama teksti kolmesti');
});

test('a report that was sent is not', async () => {
  answering({ report: { __typename: 'ReportPayload', isRepeated: false } });
  const onDone = vi.fn();
  const first = await shown(onDone);
  await first.user.click(first.reason);
  await first.user.type(first.details, 'Sama teksti kolmesti');
  await first.user.click(screen.getByRole('button', { name: 'Lähetä ilmoitus' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('sent'));
  first.unmount();
  const second = await shown();
  expect(second.reason.checked).toBe(false);
  expect(second.details.value).toBe('');
});
