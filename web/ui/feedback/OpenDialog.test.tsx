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
  // As in browsers, the `close` event is fired in a task of its own.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
  render(<Page />);
  fireEvent.click(button('Open'));
});

afterEach(() => vi.restoreAllMocks());

/** Waits until the pending events have been fired. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a dialog that is opened again before the event of its closing is open', async () => {
  fireEvent.click(button('Close'));
  expect(dialog()).toBeNull();
  fireEvent.click(button('Open'));
  await later();
  expect(dialog()?.open).toBe(true);
});

test('Escape closes only the dialog, not the one below it', async () => {
  fireEvent(dialog() ?? document, new Event('cancel', { cancelable: true }));
  expect(dialog()).toBeNull();
  await later();
  expect(below).not.toHaveBeenCalled();
});

test('a dialog that the browser closes by itself, as by the back gesture of a phone, is removed too', async () => {
  dialog()?.close();
  await later();
  expect(dialog()).toBeNull();
});

test('a dialog is closed before it is removed, so that the browser can give the focus back', () => {
  let isInPage = false;
  vi.mocked(HTMLDialogElement.prototype.close).mockImplementation(function close(this: HTMLDialogElement) {
    isInPage = this.isConnected;
  });
  fireEvent.click(button('Close'));
  expect(isInPage).toBe(true);
});
