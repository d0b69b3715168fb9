import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenDialog } from './OpenDialog.tsx';

const below = vi.fn<() => void>();

/** A dialog, and one that it lies over. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <dialog open onCancel={below} onClose={below}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <OpenDialog title="Title" onClose={close}>
          <button type="button" onClick={close}>
            Close
          </button>
        </OpenDialog>
      )}
    </dialog>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Title' });

beforeEach(() => {
  // As browsers do: what happened is told in a task of its own.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
  render(<Page />);
  fireEvent.click(button('Open'));
});

afterEach(() => vi.restoreAllMocks());

/** Until all that was to be told has been told. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a dialog that is opened again before its closing is told is open', async () => {
  fireEvent.click(button('Close'));
  expect(dialog()).toBeNull();
  fireEvent.click(button('Open'));
  await later();
  expect(dialog()?.open).toBe(true);
});

test('Escape closes it alone, not what it lies over', async () => {
  fireEvent(dialog() ?? document, new Event('cancel', { cancelable: true }));
  expect(dialog()).toBeNull();
  await later();
  expect(below).not.toHaveBeenCalled();
});

test('what closes it without asking, as the back gesture of a phone does, takes it away too', async () => {
  dialog()?.close();
  await later();
  expect(dialog()).toBeNull();
});

test('it is closed while it is in the page, where the browser gives the focus back', () => {
  let isInPage = false;
  vi.mocked(HTMLDialogElement.prototype.close).mockImplementation(function close(this: HTMLDialogElement) {
    isInPage = this.isConnected;
  });
  fireEvent.click(button('Close'));
  expect(isInPage).toBe(true);
});
