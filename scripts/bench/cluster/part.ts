import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** One process of the cluster, which can be killed and started again. */
export interface Part {
  readonly name: string;
  /** Starts it; resolves when it is ready. Throws when it does not come up. */
  start(): Promise<void>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** Ends it in its orderly way, if it runs. */
  stop(): Promise<void>;
}

export interface PartOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
  readonly logFile: string;
  /** Whether it answers. */
  readonly isReady: () => Promise<boolean>;
  /** The signal that ends it. */
  readonly stopSignal?: NodeJS.Signals;
}

const START_MS = 90_000;
const ASK_MS = 50;

export function part({ name, command, args, options, logFile, isReady, stopSignal = 'SIGTERM' }: PartOptions): Part {
  let child: ChildProcess | null = null;
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    const running = child;
    if (running === null || !isRunning()) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  };
  return {
    name,
    start: async () => {
      const deadline = Date.now() + START_MS;
      for (;;) {
        // A server that was killed may refuse to start until the last of its processes is gone.
        if (!isRunning()) {
          const log = openSync(logFile, 'a');
          child = spawn(command, args, { ...options, stdio: ['ignore', log, log] });
        }
        await delay(ASK_MS);
        if (isRunning() && (await isReady().catch(() => false))) return;
        if (Date.now() > deadline) throw new Error(`${name} did not start; its log is ${logFile}.`);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end(stopSignal),
  };
}
