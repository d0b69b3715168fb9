import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { clusterLayout } from '#api/platform/db/postgres/layout.ts';
import { serverAccount } from '#api/platform/db/postgres/serverAccount.ts';
import { projectRoot } from '#api/platform/paths.ts';

/** The product as its operator runs it: `node scripts/start.mjs` in a process of its own. */
export interface Product {
  readonly url: string;
  readonly process: ChildProcess;
  /** SIGTERM, and the exit code it ends with. */
  stop(): Promise<number | null>;
}

export interface ProductOptions {
  /** Relative to the project or absolute; see `removeDataDir`. */
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Sees the process before it is ready, for instance to kill it. */
  readonly onSpawn?: (child: ChildProcess) => void;
}

const START_MS = 120_000;

/** Tests reach no service of the web: nothing listens there. */
const NOBODY_OUTSIDE = {
  FMI_URL: 'http://127.0.0.1:9/wfs',
  FMI_WARNINGS_URL: '',
  MAINTENANCE_SOURCES: '',
  COMMONS_URL: '',
  WIKIPEDIA_URL: 'http://127.0.0.1:9/{lang}',
  WIKIDATA_URL: 'http://127.0.0.1:9',
} as const;

/**
 * Starts the product on a free port and waits for its `ready on` line. Throws with what it printed when it ends
 * before.
 */
export async function startProduct({ dataDir, env = {}, onSpawn }: ProductOptions): Promise<Product> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ...NOBODY_OUTSIDE,
      PORT: '0',
      DATA_DIR: dataDir,
      BASEMAP: 'embedded',
      RATE_LIMITS: 'off',
      // Dumps are written by a process of their own, which would take a processor from the tests.
      DUMPS: 'off',
      // Tests know when nobody asks any more.
      SHUTDOWN_GRACE: '0',
      // Tests import what they need, and begin where the specification says.
      STARTER: 'places',
      HOME_VIEW: '11.2,24.46654,60.9948584',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onSpawn?.(child);
  const url = await readyUrl(child);
  return { url, process: child, stop: () => stopped(child) };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Not ready after ${START_MS / 1000} s:\n${output}`)), START_MS);
    const readLine = (line: string) => {
      output += `${line}\n`;
      const ready = /^ready on (http:\S+)$/.exec(line);
      if (ready?.[1]) {
        clearTimeout(timer);
        resolve(ready[1]);
      }
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', readLine);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with ${code} before it was ready:\n${output}`));
    });
  });
}

function stopped(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run import -- …` on a data folder. `onSpawn` sees the process, for instance to kill it. */
export function runImport(
  dataDir: string,
  args: readonly string[],
  onSpawn?: (child: ChildProcess) => void,
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return runProgram('scripts/import.mjs', dataDir, args, onSpawn, env);
}

/** Runs `npm run data -- …` on a data folder. */
export function runData(
  dataDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onSpawn?: (child: ChildProcess) => void,
): Promise<CommandResult> {
  return runProgram('scripts/data.mjs', dataDir, args, onSpawn, env);
}

/** Runs `npm run backup -- …` or `npm run restore -- …` on a data folder. */
export function runBackup(
  name: 'backup' | 'restore',
  dataDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onSpawn?: (child: ChildProcess) => void,
): Promise<CommandResult> {
  return runProgram(`scripts/${name}.mjs`, dataDir, args, onSpawn, env);
}

/** Runs `npm run admin -- …` on a data folder. */
export function runAdmin(dataDir: string, args: readonly string[]): Promise<CommandResult> {
  return runProgram('scripts/admin.mjs', dataDir, args);
}

/**
 * Makes the tiles that a server on this data would make ahead in its first minute, so that no copy of the data has to.
 * Throws with what it printed when it fails.
 */
export async function makeTiles(dataDir: string): Promise<void> {
  const { code, stderr } = await runProgram('dist/server/tiles.js', dataDir, []);
  if (code !== 0) throw new Error(`Making tiles ended with ${code}:\n${stderr}`);
}

function runProgram(
  file: string,
  dataDir: string,
  args: readonly string[],
  onSpawn: (child: ChildProcess) => void = () => undefined,
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: projectRoot,
      env: { ...process.env, ...NOBODY_OUTSIDE, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    onSpawn(child);
  });
}

/** Gives a new data folder the database and files of another. Nothing may run on either. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  const [source, target] = [path.resolve(projectRoot, from), path.resolve(projectRoot, to)];
  const account = serverAccount();
  const cluster = await clusterLayout(source, account);
  const copy = await clusterLayout(target, account);
  // With owners and modes: PostgreSQL refuses a folder that is not its account's alone.
  execFileSync('cp', ['-a', cluster.dataFolder, copy.dataFolder]);
  const others = readdirSync(source).filter((name) => name !== 'db');
  if (others.length > 0) execFileSync('cp', ['-a', ...others.map((name) => path.join(source, name)), target]);
}

/** Removes a data folder and, where the cluster lives elsewhere, that too. Nothing may run on it. */
export function removeDataDir(dataDir: string): void {
  const folder = path.resolve(projectRoot, dataDir);
  const location = path.join(folder, 'db', 'location');
  if (existsSync(location)) rmSync(path.dirname(readFileSync(location, 'utf8')), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** Path of a real data file, null where the data does not lie beside the project. */
export function sharedFile(relative: string): string | null {
  const file = path.join(projectRoot, '..', 'shared', 'data', relative);
  return existsSync(file) ? file : null;
}
