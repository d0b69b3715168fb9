import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askSources, type ConditionReader, SOURCE_REST_MS } from '#api/domain/conditions/sources/askSources.ts';
import type { NewCondition } from '#api/domain/conditions/sources/newCondition.ts';
import { sweep } from '#api/domain/jobs/sweep.ts';
import { OutageError } from '#api/platform/http/serviceHealth.ts';
import { createLog } from '#api/platform/log.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { madeCondition, type MadeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { publishMade } from '../../support/made/madePlaces.ts';

const START = Date.parse('2026-06-18T00:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await publishMade(database.db, 1, [{ id: 1, name: 'Nuotio', category: 'leisure/firepit', position: [24.95, 60.15] }]);
}, 60_000);

afterAll(() => database.drop());

beforeEach(() => database.db.pool.query('DELETE FROM condition; DELETE FROM condition_source'));

const made = (key: string, more: Partial<MadeCondition> = {}) =>
  madeCondition({ key, placeId: 1, from: 0, until: 10, ...more }, START);

async function stored() {
  const rows = await database.db.prisma.condition.findMany({ orderBy: { sourceKey: 'asc' } });
  return rows.map(({ id, sourceKey, validUntil }) => ({
    id,
    key: sourceKey,
    hours: validUntil === null ? null : (validUntil.getTime() - START) / HOUR_MS,
  }));
}

const says = (hours: number, ...conditions: readonly NewCondition[]) =>
  sourceSays(database.db, 'fmi', START + hours * HOUR_MS, conditions);

describe('the next answer of a source', () => {
  test('ends what it no longer says, and leaves the rest as it is', async () => {
    await says(0, made('a'), made('b'), made('later', { from: 5 }));
    const [a] = await stored();
    await says(1, made('a'), made('c'));
    expect(await stored()).toEqual([
      { id: a?.id, key: 'a', hours: 10 },
      { id: expect.any(Number), key: 'b', hours: 1 },
      { id: expect.any(Number), key: 'c', hours: 10 },
    ]);
  });

  test('changes what it says otherwise, under the same id', async () => {
    await says(0, made('a'));
    const [before] = await stored();
    await says(1, made('a', { until: 12 }));
    expect(await stored()).toEqual([{ ...before, hours: 12 }]);
  });

  test('touches nothing of another source', async () => {
    await says(0, made('a'));
    await sourceSays(database.db, 'tracks', START + HOUR_MS, []);
    expect(await stored()).toMatchObject([{ key: 'a', hours: 10 }]);
  });

  test('that was overtaken by a newer one is not stored', async () => {
    await says(1, made('a'));
    await says(0.9, made('b'));
    expect(await stored()).toMatchObject([{ key: 'a', hours: 10 }]);
  });

  test('counts though an answer of a clock that was ahead is stored', async () => {
    await says(24, made('a'));
    await says(0, made('b'));
    expect((await stored()).map(({ key }) => key)).toEqual(['b']);
  });

  test('leaves out what cannot be stored, with one line in the log', async () => {
    const lines: unknown[] = [];
    const log = { ...createLog('silent'), warn: (line: unknown) => void lines.push(line) };
    const long = { fi: { headline: 'x'.repeat(501), description: '' } };
    const conditions = [
      made('ok'),
      made('ok', { until: 11 }),
      made('no end', { kind: 'GROOMED', until: null }),
      made('never', { until: 0 }),
      made('nothing', { placeId: null }),
      made('unsafe', { link: 'javascript:alert(1)' }),
      made('stranger', { placeId: 999 }),
      made('odd', { observedAt: Number.NaN }),
      { ...made('long'), texts: long },
      made(''),
    ];
    const reader = { source: 'fmi', read: async () => ({ at: new Date(START), conditions, state: null }) };
    await askSources({ db: database.db, log }, [reader], new Date(START));
    expect(await stored()).toMatchObject([{ key: 'ok', hours: 11 }]);
    expect(lines).toEqual([{ source: 'fmi', count: 7, fault: 'is good news without an end' }]);
  });
});

describe('a source is asked', () => {
  interface Asked extends ConditionReader {
    readonly times: () => number;
    readonly states: unknown[];
  }

  function source(key: string, answer: () => Promise<readonly NewCondition[]>): Asked {
    const states: unknown[] = [];
    return {
      source: key,
      states,
      times: () => states.length,
      read: async (state) => {
        states.push(state);
        return { at: new Date(START), conditions: await answer(), state: { seen: states.length } };
      },
    };
  }

  const ask = (readers: readonly ConditionReader[], minutes: number) =>
    askSources({ db: database.db, log: createLog('silent') }, readers, new Date(START + minutes * MINUTE_MS));

  test('every five minutes at most, by all processes together, and is given what it remembers', async () => {
    const one = source('fmi', async () => []);
    await Promise.all([ask([one], 0), ask([one], 0), ask([one], 1)]);
    expect(one.times()).toBe(1);
    for (const minutes of [2, 4, 4.99]) await ask([one], minutes);
    expect(one.times()).toBe(1);
    await ask([one], SOURCE_REST_MS / MINUTE_MS);
    expect(one.states).toEqual([null, { seen: 1 }]);
  });

  test('again at once where the clock was set back by a day', async () => {
    const one = source('fmi', async () => []);
    await ask([one], 24 * 60);
    await ask([one], 0);
    expect(one.times()).toBe(2);
  });

  test('and its last answer stays in force, with its age, while it gives none', async () => {
    await says(0, made('a'));
    const dead = source('fmi', () => Promise.reject(new OutageError('down')));
    await ask([dead], 10);
    expect(await stored()).toMatchObject([{ key: 'a', hours: 10 }]);
    expect(await database.db.prisma.conditionSource.findMany()).toMatchObject([
      { askedAt: new Date(START + 10 * MINUTE_MS), answeredAt: new Date(START) },
    ]);
  });

  test('beside others: a slow one holds up none, and a broken one neither', async () => {
    let release: () => void = () => undefined;
    const slow = source('slow', () => new Promise((resolve) => (release = () => resolve([]))));
    const broken = source('broken', () => Promise.reject(new Error('what is this')));
    const good = source('good', async () => [made('a')]);
    const done = ask([slow, broken, good], 0);
    await expect.poll(async () => (await stored()).length).toBe(1);
    release();
    await expect(done).rejects.toThrow('what is this');
  });
});

test('conditions that ended a month ago are swept', async () => {
  await says(0, made('a'), made('open', { until: null }), made('b', { until: 24 }));
  await sweep(database.db, new Date(START + 30 * DAY_MS + 11 * HOUR_MS));
  expect((await stored()).map(({ key }) => key)).toEqual(['b', 'open']);
});
