import { randomUUID } from 'node:crypto';
import type { Database } from '#api/platform/db/database.ts';
import { sessionOf } from './photos.ts';

/** A request of a visitor. One with a body changes something, by an id that makes it done once however often sent. */
export interface Asked {
  readonly kind: string;
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
}

/** What a visitor asks next, by chance; `turn` chooses whose session a user has. */
export type Visit = (turn: number, isUser: boolean) => Asked;

/** Sessions, each of an account of its own. */
export const USERS = 50;
/** The share of a logged-in user's requests that is for their own data, and the share of those that writes. */
const OWN_SHARE = 0.5;
const WRITE_SHARE = 0.1;
/** The tile of Helsinki in the map of the world, as parts of its width. */
const HELSINKI_TILE = [0.5693, 0.2892] as const;
const COMMENT = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }';
const WORDS = ['museo', 'kirkko', 'linna', 'puisto', 'suomenlinna', 'ranta', 'kahvila', 'luonto'];

/** What visitors ask of a served data set: mostly what others asked before them. */
export async function visits(url: string, db: Database, { withUsers = true } = {}): Promise<Visit> {
  const { rows } = await db.pool.query<{ id: string; version: number }>(
    `SELECT p.id, p.version FROM place p JOIN data_set d ON d.version = p.version AND d.state = 'LIVE'
     ORDER BY p.quality DESC LIMIT 400`,
  );
  const ids = rows.map(({ id }) => id);
  const anybody = ofAnybody(rows[0]?.version ?? 0, ids);
  if (!withUsers) return anybody;
  const user = ofUser(await sessions(url, db), ids);
  return (turn, isUser) => (isUser && Math.random() < OWN_SHARE ? user(turn) : anybody());
}

async function sessions(url: string, db: Database): Promise<string[]> {
  const cookies: string[] = [];
  const run = Date.now().toString(36);
  for (let at = 0; at < USERS; at += 1) cookies.push(await sessionOf(url, db, `kulkija${at}_${run}`));
  return cookies;
}

function ofAnybody(version: number, ids: readonly string[]): () => Asked {
  const tiles = [9, 10, 11, 12].flatMap(tilesAround);
  const box = () => `${(24.9 + Math.floor(Math.random() * 20) / 200).toFixed(3)},60.15,25.05,60.2`;
  const shares: readonly (readonly [share: number, asked: () => Asked])[] = [
    [0.4, () => ({ kind: 'tiles of places (cached)', path: `/tiles/attractions/${version}/all/${some(tiles)}.mvt` })],
    [0.15, () => ({ kind: 'pages (cached)', path: some(['/', '/v/map', '/v/place', '/v/help']) })],
    [0.15, () => ({ kind: 'one place', path: `/api/query/attractions/${some(ids)}` })],
    [0.15, () => ({ kind: 'lists', path: `/api/query/attractions?attractionKind=hiking&bbox=${box()}` })],
    [0.15, () => ({ kind: 'searches', path: `/api/query/find?q=${some(WORDS)}&lon=24.95&lat=60.17` })],
  ];
  return () => {
    let left = Math.random();
    const chosen = shares.find(([share]) => (left -= share) < 0) ?? shares[0];
    if (chosen === undefined) throw new Error('nothing is asked');
    return chosen[1]();
  };
}

function ofUser(cookies: readonly string[], ids: readonly string[]): (turn: number) => Asked {
  return (turn) => {
    const cookie = cookies[turn % cookies.length] ?? '';
    if (Math.random() >= WRITE_SHARE) return { kind: 'what is theirs', path: '/api/bundle', cookie };
    const input = { attractionId: Number(some(ids)), text: `Käynti ${turn}`, clientMutationId: randomUUID() };
    return { kind: 'comments written', path: '/graphql', cookie, body: { query: COMMENT, variables: { input } } };
  };
}

function tilesAround(zoom: number): string[] {
  const [x = 0, y = 0] = HELSINKI_TILE.map((part) => Math.floor(part * 2 ** zoom));
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${zoom}/${x + dx}/${y + dy}`));
}

/** One of a list, the first ones most often. */
function some<T>(all: readonly T[]): T {
  const one = all[Math.floor(Math.random() ** 2 * all.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}
