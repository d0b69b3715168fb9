import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { deeds, entry } from '#web/test/entry.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { PendingRows } from './PendingRows.tsx';

const HELD = entry('held', deeds.comment, { problem: { is: 'refused', reason: 'gone' } });
const MANY = [...Array.from({ length: 30 }, (_, at) => entry(String(at))), HELD];

test('of many entries the first ten and those with a problem show, and the others when asked for', async () => {
  const { user } = await renderWithRelay(
    <OwnTexts>
      <PendingRows entries={MANY} />
    </OwnTexts>,
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Näytä kaikki 31' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(31);
  expect(screen.queryByRole('button', { name: 'Näytä kaikki 31' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('list'));
});
