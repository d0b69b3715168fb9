import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { applyChanges } from '#api/osm/change/applyChanges.ts';
import { Changes } from '#api/osm/change/changes.ts';
import { readChanges } from '#api/osm/change/readChanges.ts';
import type { Replication } from '#api/osm/header.ts';
import { OsmFile } from '#api/osm/osmFile.ts';
import { download, type Downloaded } from '#api/platform/http/download.ts';
import { checkRoom, md5Of, sizeOf } from '#api/platform/http/downloadFiles.ts';
import { getText } from '#api/platform/http/httpClient.ts';
import { HttpError, nameOf } from '#api/platform/http/httpFaults.ts';
import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import type { DownloadLimits } from './files/countryFiles.ts';

/** More days than these are slower, and need more memory, than the whole file. */
const DIFFS_MAX = 10;

/** Bytes that stay free on the disk. */
const RESERVE = 500_000_000;

const STATE_BYTES_MAX = 10_000;

/** How an extract was brought up to date, or why its file has to be fetched whole. */
export type DiffUpdate =
  | { readonly is: 'updated'; readonly file: Downloaded; readonly diffs: number }
  | { readonly is: 'whole'; readonly reason: string | null };

interface DiffOptions {
  readonly progress: Progress;
  readonly limits: DownloadLimits;
}

/** The diffs that a file lacks. */
export interface Due {
  /** The folder they lie in. */
  readonly folder: URL;
  readonly current: Replication;
  /** The newest one. */
  readonly newest: State;
}

interface State {
  readonly sequence: number;
  /** Seconds since 1970. */
  readonly seconds: number;
}

/** The diffs cannot be used; the message is a clause for the operator. */
class NoDiffs extends Error {}

/**
 * Brings a fetched extract up to date by the diffs that are published beside it, so that only they are fetched. The
 * file is replaced as a whole; until then, and after any fault, it is as it was.
 */
export async function updateByDiffs(osmUrl: URL, file: string, options: DiffOptions): Promise<DiffUpdate> {
  const folder = `${file}.diffs`;
  try {
    const due = await dueDiffs(osmUrl, file, options.limits);
    if (due === null) return { is: 'whole', reason: null };
    const { current, newest } = due;
    const diffs = newest.sequence - current.sequence;
    if (diffs > 0) {
      await checkRoom(file, await sizeOf(file), options.limits.reserve ?? RESERVE);
      await mkdir(folder, { recursive: true });
      const changes = await fetchChanges(due, folder, options);
      await applyChanges(file, changes, {
        replication: { ...newest, baseUrl: current.baseUrl },
        progress: options.progress,
      });
      // The file is none of its publisher's any more, whose checksum stands there.
      await rm(`${file}.json`, { force: true });
    }
    const [bytes, md5] = [await sizeOf(file), await md5Of(file)];
    return { is: 'updated', file: { file, bytes, md5, isNew: diffs > 0 }, diffs };
  } catch (error) {
    if (error instanceof NoDiffs || error instanceof HttpError || error instanceof ImportInputError)
      return { is: 'whole', reason: error.message.replace(/\.$/, '') };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Null where the file is not there or does not say where its diffs are. Throws NoDiffs, HttpError, ImportInputError.
 */
export async function dueDiffs(osmUrl: URL, file: string, limits: DownloadLimits): Promise<Due | null> {
  if ((await sizeOf(file)) === 0) return null;
  const { header } = await OsmFile.open(file, () => undefined);
  const { replication: current } = header;
  if (current === null || !header.isSorted || header.locationsOnWays) return null;
  const folder = new URL(`${current.baseUrl.replace(/\/$/, '')}/`);
  if (folder.host !== osmUrl.host) throw new NoDiffs(`its diffs are on another server, ${folder.host}`);
  // Files name the address of old times, without TLS.
  folder.protocol = osmUrl.protocol;
  const newest = await fetchState(new URL('state.txt', folder), limits);
  const diffs = newest.sequence - current.sequence;
  if (diffs < 0) throw new NoDiffs(`its diffs end at ${newest.sequence}, before the file's own ${current.sequence}`);
  if (diffs > DIFFS_MAX) throw new NoDiffs(`${diffs} diffs are missing, more than ${DIFFS_MAX}`);
  return { folder, current, newest };
}

async function fetchChanges({ folder, current, newest }: Due, into: string, options: DiffOptions): Promise<Changes> {
  const changes = new Changes();
  let { seconds } = current;
  for (let sequence = current.sequence + 1; sequence <= newest.sequence; sequence += 1) {
    const state = await fetchState(new URL(`${diffPath(sequence)}.state.txt`, folder), options.limits);
    if (state.sequence !== sequence || state.seconds < seconds)
      throw new NoDiffs(`diff ${sequence} is out of order: it says that it is ${state.sequence}`);
    seconds = state.seconds;
    const { file } = await download(
      new URL(`${diffPath(sequence)}.osc.gz`, folder),
      path.join(into, `${sequence}.osc.gz`),
      {
        ...options.limits,
        progress: (done, total) => options.progress(`Fetching diff ${sequence}`, done, total, 'bytes'),
      },
    );
    await readChanges(file, changes);
  }
  return changes;
}

/** `000/004/123` of 4123. */
function diffPath(sequence: number): string {
  return String(sequence)
    .padStart(9, '0')
    .replace(/(?<=^(?:\d{3})+)(?=\d)/g, '/');
}

/** Reads `sequenceNumber=…` and `timestamp=…` of a state file. Throws NoDiffs, HttpError. */
async function fetchState(url: URL, { attempts, retryDelayMs }: DownloadLimits): Promise<State> {
  const text = await getText(url, {
    maxBytes: STATE_BYTES_MAX,
    ...(attempts !== undefined && { attempts }),
    ...(retryDelayMs !== undefined && { retryDelayMs }),
  });
  const sequence = Number(/^sequenceNumber=(\d+)\s*$/m.exec(text)?.[1] ?? Number.NaN);
  const milliseconds = Date.parse(/^timestamp=(\S+)/m.exec(text)?.[1]?.replaceAll('\\', '') ?? '');
  if (Number.isNaN(sequence) || Number.isNaN(milliseconds)) throw new NoDiffs(`${nameOf(url)} is no state file`);
  return { sequence, seconds: Math.floor(milliseconds / 1000) };
}
