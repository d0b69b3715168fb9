import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './paths.ts';

export interface CommandEnd {
  readonly code: number | null;
  /** Whole lines of both outputs, in the order in which they came. */
  readonly lines: readonly string[];
}

export interface CommandOptions {
  /** Ends the command; the promise is rejected then. */
  readonly signal: AbortSignal;
  /** Beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a command line as it was built, in a process of its own: its work would hold up every answer of this one. It has
 * a channel to this process, which closes when this process dies.
 */
export function runBuiltCommand(
  name: string,
  args: readonly string[],
  { signal, env = {} }: CommandOptions,
): Promise<CommandEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(projectRoot, 'dist', 'server', `${name}.js`), ...args], {
      // Warnings of Node.js and of libraries are not what the command says.
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, lines: said.split('\n').filter((line) => line !== '') }));
  });
}

/** A step of a command: "Reading nodes: 5/20 blocks, 3.2 s, 10 s left". */
const PROGRESS = /: \d+(?:\/\d+)? [^,]+, \d+\.\d s(?:, (?:\d+ min )?\d+ s left)?$/;

/** What a command did and why it failed: its lines without its progress, and without indented details. */
export function findingsOf(lines: readonly string[]): string[] {
  return lines.filter((line) => /^\S/.test(line) && !PROGRESS.test(line));
}
