import { expect, test } from 'vitest';
import { saveTitle } from './saveTitle.ts';

const area = { id: 'a', name: 'Nuuksio' };

test('the heading asks until the saving has begun, and then says how it went', () => {
  expect(saveTitle({ state: 'none' }, null)).toBe('saved.ask');
  expect(saveTitle({ ...area, state: 'done' }, 'another')).toBe('saved.ask');
  expect(saveTitle({ ...area, state: 'done' }, 'a')).toBe('saved.ended');
  expect(saveTitle({ ...area, state: 'cancelled' }, 'a')).toBe('saved.unfinished');
  expect(saveTitle({ ...area, state: 'failed', why: 'room' }, 'a')).toBe('saved.unfinished');
});
