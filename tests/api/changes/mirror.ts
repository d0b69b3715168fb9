import { expect } from 'vitest';
import { z } from 'zod';
import { CHANGE_FIELDS } from '#common/places/changeFields.ts';
import type { TestServer } from '../../support/testServer.ts';

const position = z.strictObject({ version: z.number(), at: z.iso.datetime() });
const changesPage = z.strictObject({
  from: position,
  to: position,
  changes: z.array(
    z.strictObject({
      id: z.number(),
      kind: z.enum(['added', 'changed', 'merged', 'gone']),
      fields: z.array(z.enum(CHANGE_FIELDS)).optional(),
      into: z.number().optional(),
      version: z.number(),
      at: z.iso.datetime(),
    }),
  ),
  next: z.string().nullable(),
});
type Change = z.output<typeof changesPage>['changes'][number];

/** Parts of a place that users add, or that change with time: the feed does not report them. */
const ADDED = [
  'aliases',
  'images',
  'sampleImages',
  'comments',
  'favourites',
  'conditions',
  'fire',
  'note',
  'closedForNow',
] as const;
/** Parts that are other places, which have changes of their own. */
const OTHERS = ['expandedChildren', 'expandedParent'] as const;

const ids = z.array(z.object({ id: z.number() }));

/** A copy of the public places that is updated by the feed of changes alone. */
export interface Mirror {
  readonly places: Map<number, unknown>;
  /** Ids of former places by the id of the place that each was merged into. */
  readonly merged: Map<number, number>;
  /** Reads the changes since the last time, a few on each page; answers them. */
  follow(): Promise<Change[]>;
}

export async function askChanges(url: string, query: Readonly<Record<string, string>>) {
  const response = await fetch(`${url}/api/query/changes?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return changesPage.parse(await response.json());
}

/** Waits until the feed reports the last publish: it lags behind for the slowest server. */
export async function settled({ db, url }: TestServer): Promise<void> {
  const { rows } = await db.pool.query<{ at: Date; version: number }>(
    'SELECT at, version FROM change_step ORDER BY step DESC LIMIT 1',
  );
  const newest = rows[0]?.at.toISOString();
  const page = async (): Promise<string> => (await fetch(`${url}/api/query/changes`)).text();
  await expect.poll(page, { timeout: 30_000 }).toContain(`"to":{"version":${rows[0]?.version},"at":"${newest}"}`);
}

/** Begins a copy with a full read. */
export async function mirrorOf(url: string): Promise<Mirror> {
  let since = (await askChanges(url, {})).to.at;
  const places = await readAll(url);
  const merged = new Map<number, number>();
  const take = async (change: Change) => {
    places.delete(change.id);
    merged.delete(change.id);
    if (change.kind === 'merged') merged.set(change.id, change.into ?? 0);
    if (change.kind === 'added' || change.kind === 'changed') places.set(change.id, await readPlace(url, change.id));
  };
  const follow = async () => {
    const seen: Change[] = [];
    let page = await askChanges(url, { since, limit: '3' });
    for (;;) {
      for (const change of page.changes) await take(change);
      seen.push(...page.changes);
      if (page.next === null) break;
      page = await askChanges(url, { since, limit: '3', cursor: page.next });
    }
    since = page.to.at;
    return seen;
  };
  return { places, merged, follow };
}

/** All public places as they are now, by id. */
export async function readAll(url: string): Promise<Map<number, unknown>> {
  const response = await fetch(`${url}/api/query/attractions.geojson`);
  const { features } = z.object({ features: ids }).parse(await response.json());
  const places = new Map<number, unknown>();
  for (const { id } of features) places.set(id, await readPlace(url, id));
  return places;
}

async function readPlace(url: string, id: number): Promise<unknown> {
  const response = await fetch(`${url}/api/query/attractions/${id}`);
  expect([id, response.status]).toEqual([id, 200]);
  const place = z.record(z.string(), z.unknown()).parse(await response.json());
  const children = ids.parse(place.expandedChildren).map((child) => child.id);
  const parent = ids.parse([place.expandedParent].filter((one) => one !== null)).map((one) => one.id);
  const own = Object.entries(place).filter(([name]) => ![...ADDED, ...OTHERS].some((added) => added === name));
  return { ...Object.fromEntries(own), children: children.toSorted(), parent };
}
