import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, vi } from 'vitest';

// A part that is loaded when it is needed comes after seconds where the machine has other things to do.
configure({ asyncUtilTimeout: 10_000 });

// relay-test-utils makes its mock functions with `jest.fn`.
Object.assign(globalThis, { jest: vi });

// happy-dom loses all waiting timers of 0 ms when one of them does not end well.
Object.assign(globalThis, { clearInterval, clearTimeout, setInterval, setTimeout });

// The files of a worker share one window (vitest.config.ts), and each loads our modules anew: what the modules of the
// file before wait for and listen to must not reach them any more.
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
const listeners: Parameters<typeof window.removeEventListener>[] = [];
const { addEventListener } = window;
window.addEventListener = (...args: Parameters<typeof window.addEventListener>) => {
  listeners.push(args);
  addEventListener(...args);
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  for (const channel of channels) channel.close();
  for (const listener of listeners) window.removeEventListener(...listener);
  window.addEventListener = addEventListener;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
