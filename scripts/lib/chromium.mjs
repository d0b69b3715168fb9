// Finds a Chromium for the browser tests and measurements: $CHROMIUM, the system's, Playwright's own; else installs
// one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installPackage } from './debian.mjs';
import { programOf, run, Stop } from './project.mjs';

/** The browser without its own window, which takes a fifth to a third less work for each page. */
const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Path of an executable browser. Throws Stop with the one sentence that says how to get one. */
export async function findChromium() {
  return present([...SYSTEM, playwrightOwn()]) ?? (await install()) ?? refuse();
}

/** Path of the headless shell for tests, installed where that needs nobody's consent; else of any browser. */
export async function findHeadlessShell() {
  if (process.env.CHROMIUM === undefined && !existsSync(SHELL)) installPackage('chromium-headless-shell');
  return present([SHELL]) ?? findChromium();
}

function present(files) {
  const candidates = [process.env.CHROMIUM, ...files];
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
  const attempts = [
    () => installPackage('chromium'),
    () => run(process.execPath, [programOf('playwright'), 'install', 'chromium-headless-shell'], { quiet: true }),
  ];
  for (const attempt of attempts) {
    await Promise.resolve(attempt()).catch(() => undefined);
    const found = present([...SYSTEM, playwrightOwn()]);
    if (found) return found;
  }
  return null;
}

function refuse() {
  throw new Stop(
    'The browser tests need a Chromium: install one ("apt-get install chromium" or "npx playwright install ' +
      'chromium") or name it in CHROMIUM.',
  );
}
