import path from 'node:path';
import type { Plugin } from 'vite';

/** Takes the router's build without warnings for developers: its package names the other one alone. */
export function quietRouter(root: string): Plugin {
  const quiet = (file: string) => path.join(root, 'node_modules/react-router/dist/production', file);
  return {
    name: 'taival:quiet-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: quiet('index.mjs') },
          { find: /^react-router\/dom$/, replacement: quiet('dom-export.mjs') },
        ],
      },
    }),
  };
}
