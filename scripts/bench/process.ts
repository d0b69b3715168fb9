import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { projectRoot } from '#api/platform/paths.ts';

export interface Measured {
  readonly seconds: number;
  /** Processor seconds of the process with its threads; null where the system does not say. */
  readonly cpuSeconds: number | null;
  /** Peak resident memory in megabytes; null where the system does not say. */
  readonly peakMb: number | null;
  /** What it wrote. */
  readonly output: string;
}

/** Runs a command to its end and measures it as a whole process. Throws with its output when it fails. */
export function measured(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let peak: number | null = null;
    let cpu: number | null = null;
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setInterval(() => {
      peak = memoryOf(child.pid, 'VmHWM') ?? peak;
      cpu = processorSeconds(child.pid) ?? cpu;
    }, 50);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ seconds: (performance.now() - begin) / 1000, cpuSeconds: cpu, peakMb: peak, output });
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

/** Resident memory of a process in MB: the most it has had, or what it has. */
function memoryOf(pid: number | undefined, which: 'VmHWM' | 'VmRSS'): number | null {
  try {
    const line = new RegExp(`${which}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'));
    return line?.[1] ? Number(line[1]) / 1024 : null;
  } catch {
    return null;
  }
}

/** Ticks of the times in /proc, which Linux fixes for programs. */
const TICKS_PER_S = 100;

function processorSeconds(pid: number | undefined): number | null {
  try {
    // The name of the program, in brackets, may hold spaces.
    const fields =
      readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks / TICKS_PER_S : null;
  } catch {
    return null;
  }
}

export function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

export interface Served {
  readonly url: string;
  /** Seconds from the start of the process to its ready line. */
  readonly seconds: number;
  /** Most memory that the server has had so far, MB; null where the system does not say. */
  peakMb(): number | null;
  /** Memory that the server has now, MB; null where the system does not say. */
  residentMb(): number | null;
  /** How many lines of its log hold a text, of the last thousand. */
  logged(text: string): number;
  stop(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

const LOG_KEPT = 1000;

/** Without rate limits, and without jobs: none may work beside what is measured. */
const MEASURED = { PORT: '0', BASEMAP: 'embedded', RATE_LIMITS: 'off', ROLE: 'web' } as const;

/** Starts the server of a checkout, by default this one, on a data folder and a free port. */
export function serve(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  checkout = projectRoot,
): Promise<Served> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: checkout,
      env: { ...process.env, DATA_DIR: dataDir, ...MEASURED, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
    const log: string[] = [];
    createInterface(child.stderr).on('line', (line) => {
      log.push(line);
      if (log.length > LOG_KEPT) log.shift();
      process.stderr.write(`${line}\n`);
    });
    createInterface(child.stdout).on('line', (line) => {
      const url = /^ready on (http:\S+)$/.exec(line)?.[1];
      if (!url) return;
      const seconds = (performance.now() - begin) / 1000;
      const end = (signal: NodeJS.Signals) =>
        new Promise<void>((done) => {
          child.once('exit', () => done());
          child.kill(signal);
        });
      resolve({
        url,
        seconds,
        peakMb: () => memoryOf(child.pid, 'VmHWM'),
        residentMb: () => memoryOf(child.pid, 'VmRSS'),
        logged: (text) => log.filter((entry) => entry.includes(text)).length,
        stop: () => end('SIGTERM'),
        kill: () => end('SIGKILL'),
      });
    });
  });
}
