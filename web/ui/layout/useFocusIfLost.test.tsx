import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useFocusIfLost } from './useFocusIfLost.ts';

function Answer({ isSent }: { isSent: boolean }) {
  const answer = useFocusIfLost<HTMLParagraphElement>(isSent);
  return (
    <>
      <p ref={answer} tabIndex={-1}>
        {isSent ? 'sent' : 'not sent'}
      </p>
      {!isSent && <button type="button">send</button>}
      <button type="button">other</button>
    </>
  );
}

describe('when what is shown changes, the focus', () => {
  test('moves to the element where the change removed the focused one', () => {
    const { rerender } = render(<Answer isSent={false} />);
    screen.getByText('send').focus();
    rerender(<Answer isSent />);
    expect(document.activeElement).toBe(screen.getByText('sent'));
  });

  test('stays on an element that is still there', () => {
    const { rerender } = render(<Answer isSent={false} />);
    screen.getByText('other').focus();
    rerender(<Answer isSent />);
    expect(document.activeElement).toBe(screen.getByText('other'));
  });

  test('is not taken where nothing had it, as while a page loads', () => {
    const { rerender } = render(<Answer isSent={false} />);
    rerender(<Answer isSent />);
    expect(document.activeElement).toBe(document.body);
  });
});
