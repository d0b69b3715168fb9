import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beginDraft, useDraft } from './draft.ts';

const KEY = 'draft';
const draft = () => sessionStorage.getItem(KEY);

describe('a draft that is begun', () => {
  test('gives way to the next beginning as long as nothing has been written', () => {
    beginDraft(KEY, 'Halti\n\n');
    beginDraft(KEY, 'Olavinlinna\n\n');
    expect(draft()).toBe('Olavinlinna\n\n');
  });

  test('stays once the visitor has written', () => {
    beginDraft(KEY, 'Halti\n\n');
    const { result } = renderHook(() => useDraft(KEY));
    act(() => result.current[1]('Halti\n\nLaavu on purettu'));
    beginDraft(KEY, 'Olavinlinna\n\n');
    expect(draft()).toBe('Halti\n\nLaavu on purettu');
  });

  test('leaves nothing behind when it is emptied', () => {
    beginDraft(KEY, 'Halti\n\n');
    const { result } = renderHook(() => useDraft(KEY));
    act(() => result.current[1](''));
    expect(sessionStorage.length).toBe(0);
  });
});
