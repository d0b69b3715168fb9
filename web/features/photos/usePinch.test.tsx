import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePinch } from './usePinch.ts';

test('a pinch on a trackpad zooms step by step, and not the page', () => {
  const current = document.createElement('div');
  const factors: number[] = [];
  renderHook(() => usePinch({ current }, (factor) => void factors.push(factor)));
  for (const [type, scale] of [
    ['gesturestart', 1],
    ['gesturechange', 2],
    ['gesturechange', 3],
    ['gesturestart', 1],
    ['gesturechange', 0.5],
  ] as const) {
    const event = Object.assign(new UIEvent(type, { cancelable: true }), { scale, clientX: 0, clientY: 0 });
    expect(current.dispatchEvent(event)).toBe(false);
  }
  expect(factors).toEqual([2, 1.5, 0.5]);
});
