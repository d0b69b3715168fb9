import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { ActionMenu } from '#web/features/detail/ActionMenu.tsx';
import { useOpening } from '#web/map/controls/useOpening.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { useModes } from './useModes.ts';

/** Two things of the map that Escape ends, a field that takes it for itself, and a popup of the details. */
function Page() {
  const { measured, measure, placing, setPlacing } = useModes();
  const { open, setOpen, root, button } = useOpening();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <button type="button" onClick={() => measure({ type: 'toggle' })}>
        measure
      </button>
      <button type="button" onClick={() => setPlacing(!placing)}>
        place
      </button>
      <div ref={root}>
        <button ref={button} type="button" onClick={() => setOpen(!open)}>
          layers
        </button>
      </div>
      <input aria-label="search" onKeyDown={(event) => event.preventDefault()} />
      <input aria-label="name" />
      <ActionMenu label="share" open={sharing} onPress={() => setSharing(!sharing)} onClose={() => setSharing(false)}>
        <a href="#copy">copy</a>
      </ActionMenu>
      <p data-testid="on">
        {[measured && 'measuring', placing && 'placing', open && 'layers', sharing && 'sharing']
          .filter(Boolean)
          .join(', ')}
      </p>
    </>
  );
}

const on = () => screen.getByTestId('on').textContent;

async function renderPage() {
  const { user } = await renderWithRelay(<Page />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('measure');
  await press('layers');
  return { user, press };
}

describe('Escape on the map', () => {
  test('ends nothing that it was not meant for', async () => {
    const { user } = await renderPage();
    screen.getByLabelText('search').focus();
    await user.keyboard('{Escape}');
    expect(on()).toBe('measuring, layers');
  });

  test('closes of an open popup and the measuring the popup only', async () => {
    const { user, press } = await renderPage();
    await press('share');
    expect(on()).toBe('measuring, sharing');
    await user.keyboard('{Escape}');
    expect(on()).toBe('measuring');
    await user.keyboard('{Escape}');
    expect(on()).toBe('');
  });

  test('leaves the focus where it is, outside of what it closes', async () => {
    const { user } = await renderPage();
    const name = screen.getByLabelText('name');
    name.focus();
    await user.keyboard('{Escape}');
    expect(on()).toBe('');
    expect(document.activeElement).toBe(name);
  });

  test('gives the focus back to the button of what it closes', async () => {
    const { user } = await renderPage();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'layers' }));
  });
});

describe('setting a point', () => {
  test('ends with Escape, with its button, and when a distance is measured; and it ends the measuring', async () => {
    const { user } = await renderWithRelay(<Page />);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('place');
    expect(on()).toBe('placing');
    await user.keyboard('{Escape}');
    expect(on()).toBe('');
    await press('place');
    await press('place');
    expect(on()).toBe('');
    await press('place');
    await press('measure');
    expect(on()).toBe('measuring');
    await press('place');
    expect(on()).toBe('placing');
  });
});
