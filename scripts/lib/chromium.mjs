// Finds a Chromium for the browser tests: $CHROMIUM, the system's, Playwright's own; else installs one.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { programOf, run, Stop } from './project.mjs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Path of an executable browser. Throws Stop with the one sentence that says how to get one. */
export async function findChromium() {
  return present() ?? (await install()) ?? refuse();
}

function present() {
  const candidates = [process.env.CHROMIUM, ...SYSTEM, playwrightOwn()];
  return (
    candidates.find(
      (file) =>
        file && existsSync(file) && spawnSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0,
    ) ?? null
  );
}

function playwrightOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return null;
  }
}

async function install() {
  process.stdout.write('installing a Chromium for the browser tests …\n');
  const attempts = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempts.push(() =>
      execFileSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }),
    );
  }
  attempts.push(() =>
    run(process.execPath, [programOf('playwright'), 'install', 'chromium-headless-shell'], { quiet: true }),
  );
  for (const attempt of attempts) {
    try {
      await attempt();
      const found = present();
      if (found) return found;
    } catch {
      // The next way may work.
    }
  }
  return null;
}

function refuse() {
  throw new Stop(
    'The browser tests need a Chromium: install one ("apt-get install chromium" or "npx playwright install chromium") or name it in CHROMIUM.',
  );
}
