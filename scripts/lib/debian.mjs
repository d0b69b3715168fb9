// Programs of Debian that tests use.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package where this process may do so, as it may in CI. Whether it is there then, others look. */
export function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  spawnSync('sh', ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
