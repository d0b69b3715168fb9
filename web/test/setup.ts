import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// relay-test-utils makes its mock functions with `jest.fn`.
Object.assign(globalThis, { jest: vi });

// happy-dom loses all waiting timers of 0 ms when one of them does not end well.
Object.assign(globalThis, { clearInterval, clearTimeout, setInterval, setTimeout });

// The files of a worker share one window (vitest.config.ts): each leaves it as it found it.
const channels = new Set<BroadcastChannel>();
const Channel = globalThis.BroadcastChannel;
vi.stubGlobal(
  'BroadcastChannel',
  class extends Channel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
  },
);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  for (const channel of channels) channel.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
