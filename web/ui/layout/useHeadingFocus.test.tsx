import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusAtEnd } from '#web/ui/forms/useFocusAtEnd.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusAtEnd(field);
  return <textarea ref={field} defaultValue="Laavu" />;
}

/** Content with a button, which other content replaces when it is pressed. */
function Page({ onShown, withField }: { onShown: () => void; withField: boolean }) {
  const [pressed, setPressed] = useState(false);
  useHeadingFocus(pressed ? 'after' : 'before');
  useLayoutEffect(onShown);
  const after = withField ? <Field /> : <p>Kiitos</p>;
  return (
    <>
      <h1>Otsikko</h1>
      {pressed ? after : <button onClick={() => setPressed(true)}>Lähetä</button>}
    </>
  );
}

test.each([
  [false, 'the heading', 'H1'],
  [true, 'a field that takes it', 'TEXTAREA'],
])('new content is shown with the focus where it belongs (field: %s): %s', (withField, _words, element) => {
  const focused: (string | undefined)[] = [];
  render(<Page withField={withField} onShown={() => void focused.push(document.activeElement?.tagName)} />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(focused).toEqual(['BODY', element]);
});
