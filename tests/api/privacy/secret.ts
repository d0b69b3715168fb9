import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Database } from '#api/platform/db/database.ts';
import { isOwnPlaceId } from '#common/places/attractionId.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { loggedIn, makeUser, type Visitor } from '../../support/visitors.ts';

/** The private data of one user, under words that stand nowhere else. */
export interface Secret {
  readonly owner: Visitor;
  readonly ownerId: string;
  readonly words: Readonly<Record<'place' | 'track' | 'note' | 'ownNote', string>>;
  /** Ids of a point and of an imported track. */
  readonly place: number;
  readonly track: number;
  /** Texts that would reveal any of it: names, texts, ids, coordinates, times. */
  readonly markers: readonly string[];
}

/** Where the point lies, among the made places of Helsinki. */
export const WHERE = [24.9412347, 60.1712349] as const;
const TIME = '2026-03-03T03:03:33.033Z';

/**
 * Adds a user's place, track, notes, favourites and watches through the product itself, and then sets their times.
 */
export async function makeSecret(url: string, db: Database): Promise<Secret> {
  const word = (what: string) => `${what}${randomBytes(6).toString('hex')}`;
  const words = {
    place: word('Salapaikka'),
    track: word('Salapolku'),
    note: word('Salamuistiinpano'),
    ownNote: word('Omasalaisuus'),
  };
  const ownerId = await makeUser(db, { email: 'aino@example.org', username: 'Aino' });
  const owner = await loggedIn(url, 'aino@example.org');
  const gpx =
    `<gpx><trk><name>${words.track}</name><trkseg><trkpt lat='60.1800017' lon='24.9500013'/>` +
    `<trkpt lat='60.1900017' lon='24.9600013'/></trkseg></trk></gpx>`;
  const edge = 'node { ownPlaceId }';
  const place = idIn(
    await mutate(
      owner,
      `addOwnPlace(input: { name: "${words.place}", lon: ${WHERE[0]}, lat: ${WHERE[1]} }) { __typename
        ... on AddOwnPlacePayload { ownPlaceEdge { ${edge} } } }`,
    ),
  );
  const track = idIn(
    await mutate(
      owner,
      `importOwnPlaces(input: { gpx: "${gpx}" }) { __typename
        ... on ImportOwnPlacesPayload { ownPlaceEdges { ${edge} } } }`,
    ),
  );
  for (const id of [IDS.museum, IDS.tower, place])
    await mutate(owner, `setFavourite(input: { attractionId: ${id}, type: BEST }) { __typename }`);
  for (const id of [IDS.museum, IDS.tower])
    await mutate(owner, `watchPlace(input: { attractionId: ${id} }) { __typename }`);
  for (const [id, text] of [
    [IDS.museum, words.note],
    [place, words.ownNote],
  ] as const)
    await mutate(owner, `saveNote(input: { attractionId: ${id}, text: "${text}" }) { __typename }`);
  await db.prisma.favourite.updateMany({ data: { createdAt: TIME } });
  await db.prisma.note.updateMany({ data: { updatedAt: TIME } });
  await db.prisma.watch.updateMany({ data: { createdAt: TIME } });
  await db.prisma.ownPlace.updateMany({ where: { ownerId }, data: { createdAt: TIME, updatedAt: TIME } });
  const hook = { url: `https://${words.note}.example/`, secret: `whsec_${words.ownNote}`, name: words.note };
  await db.prisma.webhook.create({
    data: { ...hook, userId: ownerId, createdAt: TIME, toldStep: 0, queuedStep: 0 },
  });
  const markers = [
    ...Object.values(words),
    TIME,
    TIME.slice(0, 19),
    ...WHERE.map(String),
    '24.9500013',
    String(place),
    String(track),
    globalId('OwnPlace', place),
    globalId('OwnPlace', track),
    ...['Favourite', 'Note'].flatMap((type) => [IDS.museum, place].map((id) => globalId(type, `${ownerId}.${id}`))),
  ];
  return { owner, ownerId, words, place, track, markers };
}

/** All of it as it is shown to its owner. */
export async function shownToOwner({ owner }: Secret): Promise<unknown> {
  const { body } = await owner.graphql(
    `{ viewer { ownPlaces(first: 10) { edges { node { name pos } } } favourites { edges { node { type attractionId } } }
      notes { edges { node { text attractionId } } } watches { edges { node { attractionId created } } } } }`,
  );
  return body;
}

async function mutate(who: Visitor, mutation: string): Promise<unknown> {
  const { body } = await who.graphql(`mutation { ${mutation} }`);
  expect(JSON.stringify(body)).not.toMatch(/Error|errors/);
  return body;
}

function idIn(body: unknown): number {
  const id = Number(/"ownPlaceId":(\d+)/.exec(JSON.stringify(body))?.[1]);
  expect(isOwnPlaceId(id)).toBe(true);
  return id;
}
