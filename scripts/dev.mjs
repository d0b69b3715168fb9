// `npm run dev`: the server rebuilt and restarted, the client reloaded in place, at every change.
import { spawn } from 'node:child_process';
import { ensureBuilt, programOf, root, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureBuilt();
  const children = [
    start([programOf('rolldown'), '-c', 'rolldown.config.mjs', '--watch']),
    start([programOf('relay-compiler'), '--watch']),
    start(['--watch-path=dist/server', 'dist/server/serve.js'], { DEV: '1' }),
    start([programOf('vite')]),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});

function start(args, env = {}) {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
