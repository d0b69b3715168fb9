import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './paths.ts';

/** A time of day, `04:00`, as a cron expression. */
export function cronOf(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  return `${minutes} ${hours} * * *`;
}

export interface CommandOptions {
  /** Ends the command. */
  readonly signal: AbortSignal;
  /** Beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface CommandEnd {
  readonly code: number | null;
  /** What it did and why it failed, sentence by sentence, without its progress. */
  readonly lines: readonly string[];
}

/**
 * Runs a command line as it was built, in a process of its own: its work would hold up every answer of this one.
 */
export function runCommand(
  name: 'backup' | 'data',
  args: readonly string[],
  { signal, env = {} }: CommandOptions,
): Promise<CommandEnd> {
  const program = path.join(projectRoot, 'dist', 'server', `${name}.js`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, lines: sentencesOf(said) }));
  });
}

function sentencesOf(said: string): string[] {
  return said.split('\n').filter((line) => /^\S.*\.$/.test(line));
}
