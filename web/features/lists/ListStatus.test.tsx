import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListStatus } from './ListStatus.tsx';

const said = () => screen.getByRole('status').textContent;

test('says its title a moment after it was shown, so that a list that replaces another is announced', async () => {
  render(<ListStatus title="Museot">3 kohdetta</ListStatus>);
  expect(said()).toBe('3 kohdetta');
  await expect.poll(said).toBe('Museot: 3 kohdetta');
});

test('says no title while it has nothing to say', async () => {
  const { rerender } = render(<ListStatus title="Museot">1 kohde</ListStatus>);
  await expect.poll(said).toBe('Museot: 1 kohde');
  rerender(<ListStatus title="Museot">{false}</ListStatus>);
  expect(said()).toBe('');
});
