import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SavedTexts } from '#web/i18n/SavedTexts.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { AreaRow } from './AreaRow.tsx';

const AREA = { state: 'gone', id: 'a', name: 'Nuuksio', bounds: [24, 60, 25, 61], placeId: null } as const;

test('while an area is saved none is updated or deleted: it would come back when it is done', async () => {
  const [onUpdate, onDelete] = [vi.fn(), vi.fn()];
  const { user } = await renderWithRelay(
    <SavedTexts>
      <AreaRow area={AREA} isBusy onUpdate={onUpdate} onDelete={onDelete} />
    </SavedTexts>,
  );
  const buttons = await screen.findAllByRole('button');
  for (const button of buttons) await user.click(button);
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  expect([onUpdate.mock.calls, onDelete.mock.calls]).toEqual([[], []]);
});
