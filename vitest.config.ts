import { defineConfig } from 'vitest/config';
import relay from 'vite-plugin-relay';
import { noMessageParser, precompiledMessages } from './web/build/messages.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{api,common,prisma,scripts}/**/*.test.ts', 'tests/api/**/*.test.ts'],
        },
      },
      {
        plugins: [relay, precompiledMessages()],
        resolve: { alias: noMessageParser },
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['./web/test/setup.ts'],
        },
      },
    ],
  },
});
