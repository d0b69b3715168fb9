import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutsidePart } from './OutsidePart.tsx';

/** Reports each observed element as on the screen or not. */
const observers = new Set<(isIntersecting: boolean) => void>();
const seen = (isIntersecting: boolean) =>
  act(async () => {
    for (const say of observers) say(isIntersecting);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #say: (isIntersecting: boolean) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#say = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        observers.add(this.#say);
      }
      disconnect() {
        observers.delete(this.#say);
      }
    },
  );
});
afterEach(() => {
  observers.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function part() {
  let answer: (hasContent: boolean) => void = () => undefined;
  const { container } = render(
    <OutsidePart className="part" skeleton="skeleton">
      {(onAnswer) => {
        answer = onAnswer;
        return 'content';
      }}
    </OutsidePart>,
  );
  await seen(true);
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  // By now a visitor who looks at the part has seen it.
  await wait(1_000);
  return {
    wait,
    answer: (hasContent: boolean) => act(async () => answer(hasContent)),
    room: () => container.querySelector<HTMLElement>('.part')?.dataset['room'],
    late: () => container.querySelector<HTMLElement>('.part')?.dataset['late'],
  };
}

describe('a part with data of an outside service', () => {
  test('with nothing to show is removed at once where it is out of sight', async () => {
    const { answer, room } = await part();
    expect(room()).toBe('true');
    await answer(false);
    await seen(false);
    expect(room()).toBeUndefined();
  });

  test('with nothing to show is removed after 3 s where it stays in sight', async () => {
    const { answer, room, wait } = await part();
    await answer(false);
    await seen(true);
    expect(room()).toBe('true');
    await wait(2_000);
    expect(room()).toBeUndefined();
  });

  test('has its room reserved for no longer than 3 s while it waits for its answer', async () => {
    const { room, late, wait } = await part();
    expect([room(), late()]).toEqual(['true', 'false']);
    await wait(2_000);
    expect([room(), late()]).toEqual(['false', 'true']);
  });

  test('that is shorter than its room gives up the rest only when it is scrolled out of sight', async () => {
    const { answer, room, wait } = await part();
    await answer(true);
    await seen(true);
    await wait(10_000);
    expect(room()).toBe('true');
    await seen(false);
    expect(room()).toBe('false');
  });
});
