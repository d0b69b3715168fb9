import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ModePanel } from './ModePanel.tsx';

test('the text comes into an output that is already there, so that it is spoken', () => {
  const panel = (
    <ModePanel label="mode" padding={{ top: 0, right: 0, bottom: 0, left: 0 }} home={createRef()} text="what to do">
      {null}
    </ModePanel>
  );
  expect(renderToString(panel)).not.toContain('what to do');
  render(panel);
  expect(screen.getByRole('status').textContent).toBe('what to do');
});
