import { availableParallelism } from 'node:os';
import relay from 'vite-plugin-relay';
import { defineConfig } from 'vitest/config';
import { precompiledMessages } from './web/build/messages.ts';

// No test asserts a time: these only end what hangs, on a busy machine too.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    // Tests wait for the database and for processes much of their time: none of the cores stays idle for the runner's sake.
    maxWorkers: availableParallelism(),
    projects: [
      {
        // Vite would take graphql's `module` build for our files, Node takes `main` for everybody else's: two copies do not know each other.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          ...patience,
          environment: 'node',
          globalSetup: ['./tests/support/globalSetup.ts'],
          include: ['{api,common,prisma,scripts}/**/*.test.ts', 'tests/api/**/*.test.ts'],
        },
      },
      {
        plugins: [relay, precompiledMessages()],
        test: {
          name: 'web',
          ...patience,
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['./web/test/setup.ts'],
        },
      },
    ],
  },
});
