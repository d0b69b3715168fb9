// Keeps a copy of all places up to date: reads all of them once, then only the changed ones. Run it each hour.
// node syncPlaces.ts https://taival.example places.json
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { type ChangesPage, createTaival, type Feature, TaivalError } from '@taival/client';

interface Copy {
  /** Up to when changes are applied. */
  readonly at: string;
  readonly places: Readonly<Record<string, Feature<'places'>>>;
}

const [url = 'https://taival.example', file = 'places.json'] = process.argv.slice(2);
const taival = createTaival({ url });
const places = new Map<number, Feature<'places'>>();

const before: Copy | null = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
for (const [id, place] of Object.entries(before?.places ?? {})) places.set(Number(id), place);
const at = before === null ? await readAll() : await readChanges(before.at);

// The file is renamed when it is whole: an interrupted run leaves the copy as it was.
await writeFile(`${file}.new`, JSON.stringify({ at, places: Object.fromEntries(places) } satisfies Copy));
await rename(`${file}.new`, file);
console.log(`${places.size} places as of ${at}`);

async function readAll(): Promise<string> {
  // Asked before the places are read: what changes meanwhile comes with the next run.
  let now = '';
  for await (const { to } of taival.changes()) now = to.at;
  places.clear();
  for await (const place of taival.features('places')) places.set(place.id, place);
  return now;
}

async function readChanges(since: string): Promise<string> {
  let to = since;
  try {
    for await (const page of taival.changes(since)) {
      for (const change of page.changes) await apply(change);
      to = page.to.at;
    }
    return to;
  } catch (error) {
    // So old changes are no longer stored.
    if (error instanceof TaivalError && error.status === 410) return readAll();
    throw error;
  }
}

async function apply({ id, kind }: ChangesPage['changes'][number]): Promise<void> {
  // Of a merged place its successor is in the copy under its own id.
  const place = kind === 'merged' || kind === 'gone' ? null : await taival.feature('places', id);
  if (place?.id === id) places.set(id, place);
  else places.delete(id);
}
