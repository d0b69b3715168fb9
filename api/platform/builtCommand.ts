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
      env: { ...process.env, ...env },
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

/** The output of a command, sentence by sentence, without its progress. */
export function sentencesOf(lines: readonly string[]): string[] {
  return lines.filter((line) => /^\S.*\.$/.test(line));
}
