import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { projectRoot } from '#api/platform/paths.ts';

const run = promisify(execFile);
const CLIENT = path.join(projectRoot, 'packages', 'client');
const TYPESCRIPT = path.join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc');
const manifestBody = z.object({
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
});
/** As most integrators have it. */
const COMPILER = {
  target: 'es2023',
  module: 'nodenext',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
};

/** The folder of an integrator who has installed the packed client, with its examples, compiled. */
export interface Integrator {
  readonly folder: string;
  /** Runs an example by Node.js; answers the lines that it prints. */
  run(example: string, ...args: readonly string[]): Promise<string[]>;
  /** Checks the types of a program; answers what the compiler prints. */
  check(name: string, text: string): Promise<string>;
  remove(): void;
}

export async function installClient(): Promise<Integrator> {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-integrator-'));
  const client = path.join(folder, 'node_modules', '@taival', 'client');
  mkdirSync(client, { recursive: true });
  await run('npm', ['pack', '--pack-destination', folder], { cwd: CLIENT });
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'none';
  await run('tar', ['-xzf', path.join(folder, packed), '-C', client, '--strip-components=1']);
  linkPackages(folder, client);
  cpSync(path.join(client, 'examples'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const check = async (files: readonly string[]) => {
    const options = { ...COMPILER, outDir: 'out', rootDir: '.' };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
    return run(process.execPath, [TYPESCRIPT, '-p', folder], { cwd: folder });
  };
  await check(readdirSync(folder).filter((name) => name.endsWith('.ts')));
  return {
    folder,
    run: async (example, ...args) => {
      const { stdout } = await run(process.execPath, [path.join('out', `${example}.js`), ...args], { cwd: folder });
      return stdout.trimEnd().split('\n');
    },
    check: async (name, text) => {
      writeFileSync(path.join(folder, name), text);
      try {
        return (await check([name])).stdout;
      } catch (error) {
        if (error instanceof Error && 'stdout' in error) return String(error.stdout);
        throw error;
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What the manifest of the client names, as npm would install it, and the types of Node.js. */
function linkPackages(folder: string, client: string): void {
  const text = readFileSync(path.join(client, 'package.json'), 'utf8');
  const { dependencies, peerDependencies } = manifestBody.parse(JSON.parse(text));
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), '@types/node']) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(projectRoot, 'node_modules', name), link);
  }
}
