// What the command scripts share: plain Node, no dependency, so that it runs on a bare clone.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, root, SERVER_SOURCES } from './digest.mjs';
import { precompress } from './precompress.mjs';

export { root };
const SHOWN_LINES = 40;
const OLDEST_NODE = [20, 19];

/** A failure that is printed as one sentence, without a stack trace. */
export class Stop extends Error {}

/** Runs `main`; a Stop or a failed command ends the process with its sentence and code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Stop ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new Stop(`Taival needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  }
}

/** Runs a command in the project folder; output passes through, or is collected and shown only on failure (`quiet`). */
export function run(command, args, { quiet = false, env = {}, what = `${command} ${args.join(' ')}` } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => reject(new Stop(`${what} could not be started: ${error.message}`)));
    child.once('exit', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Stop(`${beginning(output)}${what} failed (${signal ?? `exit code ${code}`}).`));
    });
  });
}

function binFile(name) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
  const entry =
    typeof manifest.bin === 'string'
      ? manifest.bin
      : (manifest.bin[name.replace(/^@[^/]+\//, '')] ?? Object.values(manifest.bin)[0]);
  return [name, entry];
}

/** The beginning of a tool's output: tools say first what is wrong, and then for pages how they are used. */
function beginning(output) {
  const lines = output.trimEnd().split('\n');
  const shown = lines.length > SHOWN_LINES ? [...lines.slice(0, SHOWN_LINES), '…'] : lines;
  return output === '' ? '' : `${shown.join('\n')}\n`;
}

/** Path of a program of an installed package, to be run by Node. */
export function programOf(name) {
  return path.join(root, 'node_modules', ...binFile(name));
}

export function runProgram(name, args, options = {}) {
  return run(process.execPath, [programOf(name), ...args], { what: `${name} ${args.join(' ')}`, ...options });
}

const stampFolder = path.join(root, 'node_modules', '.taival');

/** Runs `work` unless the files below `inputs` are as they were when it last succeeded and `output` is there. */
async function unlessFresh(name, inputs, output, work) {
  const digest = digestOf(inputs);
  const stamp = path.join(stampFolder, `${name}.stamp`);
  if (existsSync(path.join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  await work();
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stamp, digest);
  return true;
}

/**
 * Installs exactly what the lock file says, when it has changed since the last time. Packages run no program of theirs
 * while they are installed, but for those that package.json allows (`allowScripts`).
 */
export async function ensureInstalled() {
  checkNode();
  await unlessFresh('install', ['package-lock.json'], 'node_modules/.package-lock.json', async () => {
    process.stdout.write('installing packages from the lock file …\n');
    await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    const { allowScripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const allowed = Object.keys(allowScripts).filter((name) => existsSync(path.join(root, 'node_modules', name)));
    // TypeScript too: `npx tsc` is not to be the older one, which comes along for openapi-typescript.
    await runNpm(['rebuild', '--loglevel=error', 'typescript', ...allowed]);
  });
}

/** Runs npm in the project; answers its output. */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  const how = { quiet: true, what: `npm ${args[0]}` };
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], how);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, how);
}

/**
 * Prisma's generator never runs its schema engine, but insists that the file exists; without this it would download
 * one.
 */
const PRISMA_ENV = {
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
};

export async function ensurePrismaClient() {
  await unlessFresh(
    'prisma',
    ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
    'api/platform/generated/prisma/client.ts',
    () => {
      // What an earlier version generated beside the client must not be compiled any more.
      rmSync(path.join(root, 'api/platform/generated'), { recursive: true, force: true });
      return runProgram('prisma', ['generate'], { quiet: true, env: PRISMA_ENV });
    },
  );
}

const WEB_SOURCES = [
  'web',
  'common',
  'vite.config.ts',
  'vite.embed.config.ts',
  'relay.config.js',
  'schema.graphql',
  'package.json',
  'package-lock.json',
];

/** Builds the server and the command lines when their sources changed since the last build. */
export async function ensureServerBuilt() {
  await ensureInstalled();
  await ensurePrismaClient();
  await unlessFresh('server', SERVER_SOURCES, 'dist/server/serve.js', () => {
    process.stdout.write('building the server …\n');
    return runProgram('rolldown', ['-c', 'rolldown.config.mjs'], { quiet: true });
  });
}

/** Builds the web client too. */
export async function ensureBuilt() {
  await ensureServerBuilt();
  await unlessFresh('web', WEB_SOURCES, 'dist/web/index.html', async () => {
    process.stdout.write('building the web client …\n');
    // A test runner's NODE_ENV would put React's development build, twice the size, into the client.
    const env = { NODE_ENV: 'production' };
    await runProgram('vite', ['build'], { quiet: true, env });
    // Into a folder of the client, which its build empties.
    await runProgram('vite', ['build', '--config', 'vite.embed.config.ts'], { quiet: true, env });
    await precompress(path.join(root, 'dist', 'web'));
  });
}

/** Runs a built command of scripts/commands in this very process, so that signals reach it. */
export async function runBuilt(name) {
  await import(new URL(`../../dist/server/${name}.js`, import.meta.url).href);
}
