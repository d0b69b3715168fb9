import { availableParallelism } from 'node:os';
import relay from 'vite-plugin-relay';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowestFirst.ts';
import { precompiledMessages } from './web/build/messages.ts';

// No test asserts a time: these only end what hangs, on a busy machine too.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 } as const;
// As in playwright.config.ts: what a machine that stands still for seconds fails passes at the second try, and the
// closing report names it.
const secondTry = { retry: 1 } as const;

// As the banner of rolldown.config.mjs does for the commands; workers take it over.
process.env['TZ'] = 'UTC';

export default defineConfig({
  test: {
    // Tests wait for the database and for processes a part of their time: two workers more than cores use that.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        // Vite would take graphql's `module` build for our files, Node takes `main` for everybody else's: two copies
        // do not know each other.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          ...patience,
          ...secondTry,
          environment: 'node',
          // Each file has a database of its own, and the modules keep no state beside it: a worker loads them once.
          isolate: false,
          globalSetup: ['./tests/support/globalSetup.ts'],
          include: ['{api,common,prisma,scripts}/**/*.test.ts', 'tests/api/**/*.test.ts'],
        },
      },
      {
        plugins: [relay, precompiledMessages()],
        test: {
          name: 'web',
          ...patience,
          environment: 'node',
          // Rules without a page: they leave nothing behind for the next file.
          isolate: false,
          include: ['web/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        plugins: [relay, precompiledMessages()],
        test: {
          name: 'web with a DOM',
          ...patience,
          environment: 'happy-dom',
          // A worker loads React, Relay and the page once; web/test/setup.ts clears the window after each file.
          isolate: false,
          include: ['web/**/*.dom.test.ts', 'web/**/*.test.tsx'],
          setupFiles: ['./web/test/setup.ts'],
        },
      },
    ],
  },
});
