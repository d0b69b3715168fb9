import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execute, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import { ownBaseMap } from '#api/basemap/serve/baseMapOwn.ts';
import { openBaseTiles } from '#api/basemap/serve/baseTiles.ts';
import { ownPlaces } from '#api/domain/contributions/ownPlaces/ownPlaces.ts';
import { newOwnPlaces } from '#api/domain/contributions/ownPlaces/ownPlacesNew.ts';
import type { Services, UserContext } from '#api/domain/core/call.ts';
import { createContext } from '#api/domain/core/context.ts';
import { UNKNOWN_INSTALLATION } from '#api/domain/core/installation.ts';
import { dataSources } from '#api/domain/places/sources.ts';
import { NO_ELEVATION } from '#api/elevation/elevation.ts';
import { graphqlContext, publicScope } from '#api/graphql/core/requestContext.ts';
import { persistedOperations } from '#api/graphql/persistedOperations.ts';
import { schema } from '#api/graphql/schema.ts';
import { executePersisted } from '#api/graphql/server.ts';
import { connect } from '#api/platform/db/database.ts';
import type { JobSender } from '#api/platform/db/jobs.ts';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';
import { UNLIMITED } from '#api/platform/db/rateLimits.ts';
import { createLog } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { attractionDetail } from '#api/rest/query/attractionDetail.ts';
import { callOfSomebody, noFiles, nothingOutside } from '../../support/callers.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { madeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { EMPTY_BOUNDS, HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { type CountedDatabase, countStatements } from '../../support/statements.ts';

const FILE = path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json');
const persisted = persistedOperations(FILE, false);
const log = createLog('silent');
/** Reading queues no jobs. */
const NO_JOBS: JobSender = { enqueue: async () => Promise.reject(new Error('a page queued a job')) };

let database: TestDatabase;
let counted: CountedDatabase;
let baseMap: BaseMap;

beforeAll(async () => {
  database = await createTestDatabase();
  await publishHelsinki(database.db);
  counted = countStatements(database.db);
  baseMap = ownBaseMap(counted.db, await openBaseTiles(projectRoot));
  // What one process asks once a second or a minute, whatever is read, is asked before.
  await dataSources(await createContext(counted.db, log));
}, 60_000);

afterAll(() => database.drop());

/** Id and text of the persisted operation of this name that the client asks today; the list has earlier ones too. */
function newest(name: string): readonly [id: string, text: string] {
  const texts: Record<string, string> = JSON.parse(readFileSync(FILE, 'utf8'));
  const compiled = readFileSync(path.join(projectRoot, 'web', '__generated__', `${name}.graphql.ts`), 'utf8');
  const id = /"id": "([0-9a-f]{64})"/.exec(compiled)?.[1] ?? '';
  return [id, texts[id] ?? ''];
}

/** Statements that the newest persisted operation of this name takes, without the look at which version is live. */
async function statements(name: string, variables: Record<string, unknown>): Promise<string[]> {
  const [documentId] = newest(name);
  const services: Services = {
    db: counted.db,
    files: await noFiles(),
    outside: nothingOutside(log),
    elevation: NO_ELEVATION,
    log,
    jobs: NO_JOBS,
    limits: UNLIMITED,
    publicUrl: 'https://taival.example',
    adminSecondFactor: false,
    readOnly: false,
    installation: UNKNOWN_INSTALLATION,
  };
  counted.taken();
  const data = await executePersisted(
    { services, persisted, baseMap },
    { documentId, variables, requestId: 'statements' },
  );
  expect(data).not.toBeNull();
  return counted.taken().filter((text) => !text.includes("WHERE state = 'LIVE'"));
}

describe('the statements a page takes', () => {
  test('a list takes three or four, however many cards it has: one of them for their photos', async () => {
    const variables = { kind: 'hiking', language: 'fi' };
    // Once for each data set it is counted where places are.
    await statements('AttractionListQuery', { ...variables, bounds: HELSINKI });
    expect((await statements('AttractionListQuery', { ...variables, bounds: HELSINKI })).length).toBeLessThanOrEqual(3);
    expect(
      (await statements('AttractionListQuery', { ...variables, bounds: [25.2, 60.21, 25.28, 60.25] })).length,
    ).toBeLessThanOrEqual(4);
    expect(
      (await statements('AttractionListQuery', { ...variables, bounds: EMPTY_BOUNDS })).length,
    ).toBeLessThanOrEqual(3);
  });

  test('what cards say of conditions takes two more, once for all visitors', async () => {
    await sourceSays(database.db, 'managers', 0, [
      madeCondition({ key: 'suljettu', kind: 'CLOSED', placeId: IDS.fortress, from: 0, until: null }, 0),
    ]);
    const ask = () => statements('AttractionListQuery', { kind: null, language: 'fi', bounds: HELSINKI });
    try {
      readSetsAnew(counted.db);
      const first = await ask();
      const ofConditions = (texts: readonly string[]) => texts.filter((text) => / up AS |FROM condition/.test(text));
      expect(ofConditions(await ask())).toEqual([]);
      expect(ofConditions(first).filter((text) => text.includes(' up AS '))).toHaveLength(1);
    } finally {
      await sourceSays(database.db, 'managers', 1, []);
      readSetsAnew(counted.db);
    }
  });

  test.each([IDS.fortress, IDS.trail, IDS.museum, IDS.mergedTwice])(
    'a place takes ten at most, with its children, neighbours, geometry and photos (%d)',
    async (id) => {
      // What applies now is asked once for all visitors.
      await statements('AttractionListQuery', { kind: null, language: 'sv', bounds: HELSINKI });
      expect((await statements('AttractionDetailQuery', { id, language: 'sv' })).length).toBeLessThanOrEqual(10);
    },
  );
});

test('a place without anything in it is asked for no children', async () => {
  const asked = (id: number) => statements('AttractionDetailQuery', { id, language: 'fi' });
  const children = (texts: readonly string[]) => texts.filter((text) => text.includes('n.metres_along'));
  expect(children(await asked(IDS.fortress))).not.toEqual([]);
  expect(children(await asked(IDS.museum))).toEqual([]);
});

test('a place read again and again by one connection is no longer planned anew', async () => {
  const db = connect(database.db.url, { maxConnections: 1 });
  const closure = { key: 'suljettu', kind: 'CLOSED', placeId: IDS.tower, from: 0, until: null } as const;
  await sourceSays(db, 'managers', 0, [madeCondition(closure, 0)]);
  try {
    const ctx = { ...(await callOfSomebody(db)), viewer: null };
    for (let time = 0; time < 8; time += 1) await attractionDetail(ctx, IDS.fortress, 'fi');
    const prepared = await db.pool.query(
      `SELECT (generic_plans > 0)::text AS reused, count(*)::int AS statements FROM pg_prepared_statements
       WHERE generic_plans + custom_plans >= 8 GROUP BY 1`,
    );
    expect(prepared.rows).toEqual([{ reused: 'true', statements: 8 }]);
  } finally {
    await db.close();
  }
});

describe('the statements that a user’s own data takes', () => {
  const EVERYTHING = `query Everything($language: Language!) { viewer {
    favourites(first: 100) { edges { node { type name(language: $language) category { key } ownPlace { name }
      attraction { favouriteCounts { best } coverImage { filename } } } } }
    notes(first: 100) { edges { node { text } } }
    ownPlaces(first: 100) { edges { node { name } } }
  } }`;

  /** For somebody with favourites and notes on these places. */
  async function ownStatements(document: string, ids: readonly number[]): Promise<number> {
    const call = await callOfSomebody(counted.db);
    await database.db.pool.query(
      `INSERT INTO favourite (user_id, attraction_id, type) SELECT $1, id, 'GOOD' FROM unnest($2::bigint[]) id`,
      [call.viewer.id, ids],
    );
    await database.db.pool.query(
      `INSERT INTO note (user_id, attraction_id, text) SELECT $1, id, 'x' FROM unnest($2::bigint[]) id`,
      [call.viewer.id, ids],
    );
    return ownStatementsOf(call, document);
  }

  async function ownStatementsOf(call: UserContext, document: string): Promise<number> {
    counted.taken();
    const { errors } = await execute({
      schema,
      document: parse(document),
      contextValue: graphqlContext(publicScope(call), baseMap),
      variableValues: { language: 'fi' },
    });
    expect(errors).toBeUndefined();
    return counted.taken().length;
  }

  test.each([
    ['favourites takes two', () => newest('ownFavouritesQuery')[1], 2],
    ['notes takes one', () => newest('ownNotesQuery')[1], 1],
    ['everything at once takes six', () => EVERYTHING, 6],
  ])('%s, however many there are', async (_what, document, most) => {
    expect(await ownStatements(document(), [IDS.museum])).toBeLessThanOrEqual(most);
    expect(
      await ownStatements(document(), [IDS.museum, IDS.trail, IDS.merged, IDS.gone, IDS.cafe]),
    ).toBeLessThanOrEqual(most);
  });

  test('notes on many places take two', async () => {
    const asked = [IDS.museum, IDS.trail, IDS.cafe].map((id, at) => `note${at}: note(attractionId: ${id}) { text }`);
    expect(await ownStatements(`{ viewer { ${asked.join(' ')} } }`, [IDS.museum, IDS.trail])).toBeLessThanOrEqual(2);
  });

  test('one’s own places are listed without their tracks, whose lines take one more', async () => {
    const call = await callOfSomebody(counted.db);
    const track = {
      position: [24, 60],
      track: {
        geometry: {
          type: 'LineString',
          coordinates: [
            [24, 60],
            [25, 61],
          ],
        },
        line: [
          [
            [24, 60],
            [25, 61],
          ],
        ],
        lengthM: 1,
        bbox: [24, 60, 25, 61],
      },
    } as const;
    await call.db.prisma.$transaction((tx) =>
      newOwnPlaces(
        call,
        tx,
        ['Yksi', 'Kaksi', 'Kolme'].map((name) => ({ name, ...track })),
      ),
    );
    counted.taken();
    expect((await ownPlaces(call, { first: 100, after: null })).rows).toHaveLength(3);
    const [listed, ...more] = counted.taken();
    expect([listed?.includes('FROM own_place'), /\bo\.(line|geometry)\b/.test(listed ?? ''), more]).toEqual([
      true,
      false,
      [],
    ]);
    expect(await ownStatementsOf(call, '{ viewer { ownPlaces(first: 100) { edges { node { name line } } } } }')).toBe(
      2,
    );
  });

  test.each([
    ['a place takes five', 'PlaceCommentsQuery', { id: IDS.museum, language: 'fi' }, 5],
    // Two of them read the id that a place was merged into, and that place.
    ['one’s own takes four', 'MyCommentsQuery', { language: 'sv' }, 4],
  ])('the comments of %s, with authors and places, however many there are', async (_what, name, variables, most) => {
    const call = await callOfSomebody(counted.db);
    for (const ids of [
      [IDS.museum],
      [IDS.museum, IDS.cafe, IDS.merged, IDS.mergedTwice, IDS.gone, IDS.museum, IDS.trail],
    ]) {
      await database.db.prisma.comment.createMany({
        data: ids.map((attractionId, at) => ({
          attractionId,
          authorId: at === 5 ? null : call.viewer.id,
          text: `${at}`,
        })),
      });
      counted.taken();
      const { errors } = await execute({
        schema,
        document: parse(newest(name)[1]),
        contextValue: graphqlContext(publicScope(call), baseMap),
        variableValues: variables,
      });
      expect(errors).toBeUndefined();
      expect(counted.taken().length).toBeLessThanOrEqual(most);
    }
  });
});
