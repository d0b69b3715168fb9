import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imagesById, mayReadImage } from '#api/domain/photos/images.ts';
import type { ImageViewer } from '#api/domain/photos/imagesSql.ts';
import { imagePath, THUMB_FORMATS, THUMB_SIZES, thumbPath } from '#common/places/imageFiles.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { makeImage, madeFilename } from '../../support/made/madeImages.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let client: Client;
let uploaderId: string;
/** Row ids of the made photos, by what they are. */
let made: Readonly<
  Record<'oldMarked' | 'new' | 'old' | 'ofMerged' | 'pending' | 'rejected' | 'ofHidden' | 'ofCafe', number>
>;

const SEEDS = { oldMarked: 1, new: 2, old: 3, ofMerged: 4, pending: 5, rejected: 6, ofHidden: 7, ofCafe: 8 } as const;
const nameOf = (photo: keyof typeof SEEDS, attractionId: number = IDS.museum) => ({
  attractionId,
  filename: madeFilename(SEEDS[photo]),
});

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server.url);
  await publishHelsinki(server.db);
  const { rows } = await server.db.pool.query<{ id: string }>(`SELECT id FROM app_user WHERE username = 'Omistaja'`);
  uploaderId = rows[0]?.id ?? '';
  const make = (photo: keyof typeof SEEDS, rest: object, attractionId: number = IDS.museum) =>
    makeImage(server.db.pool, server.files, { seed: SEEDS[photo], attractionId, width: 400, height: 300, ...rest });
  made = {
    oldMarked: await make('oldMarked', { heart: true, created: '2026-01-01T10:00:00Z' }),
    new: await make('new', { uploaderId, created: '2026-09-01T10:00:00Z' }),
    old: await make('old', { created: '2026-02-01T10:00:00Z', width: 300, height: 400 }),
    ofMerged: await make('ofMerged', { created: '2026-03-01T10:00:00Z' }, IDS.mergedTwice),
    pending: await make('pending', { state: 'PENDING', uploaderId }),
    rejected: await make('rejected', { state: 'REJECTED', uploaderId }),
    ofHidden: await make('ofHidden', { uploaderId }, IDS.hidden),
    ofCafe: await make('ofCafe', {}, IDS.cafe),
  };
}, 90_000);

afterAll(() => server.stop());

describe('the photos of a place', () => {
  const QUERY = `query ($id: AttractionId!, $first: Int!, $after: String) {
    attraction(id: $id) { ... on Attraction {
      coverImage { imageId }
      images(first: $first, after: $after) { edges { cursor node {
        imageId username url width height blur heart created } } pageInfo { hasNextPage endCursor } }
    } }
  }`;
  interface Answer {
    readonly attraction: {
      readonly coverImage: { readonly imageId: number } | null;
      readonly images: {
        readonly edges: readonly {
          readonly node: { readonly imageId: number; readonly username: string | null; readonly blur: string };
        }[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    };
  }
  const ask = (id: number, first = 100, after: string | null = null) =>
    client.ask<Answer>(QUERY, { id, first, after }).then(({ attraction }) => attraction);
  const idsOf = ({ images }: Answer['attraction']) => images.edges.map(({ node }) => node.imageId);

  test('come with the cover first, then the newest, also of merged ids; none pending or rejected', async () => {
    const attraction = await ask(IDS.museum);
    expect(idsOf(attraction)).toEqual([made.oldMarked, made.new, made.ofMerged, made.old]);
    expect(attraction.coverImage?.imageId).toBe(made.oldMarked);
    expect(attraction.images.pageInfo.hasNextPage).toBe(false);
  });

  test('come in pages that neither repeat nor leave out any', async () => {
    const pages: number[][] = [];
    let after: string | null = null;
    do {
      const page: Answer['attraction'] = await ask(IDS.museum, 1, after);
      pages.push(idsOf(page));
      after = page.images.pageInfo.hasNextPage ? page.images.pageInfo.endCursor : null;
    } while (after !== null);
    expect(pages).toEqual([[made.oldMarked], [made.new], [made.ofMerged], [made.old]]);
  });

  test('name who took them, nobody where the account is gone, and have a placeholder of a few pixels', async () => {
    const nodes = (await ask(IDS.museum)).images.edges.map(({ node }) => node);
    expect(nodes.map(({ username }) => username)).toEqual([null, 'Omistaja', null, null]);
    const { width, format } = await sharp(Buffer.from(nodes[0]?.blur ?? '', 'base64')).metadata();
    expect([width, format]).toEqual([16, 'webp']);
    expect(nodes[0]?.blur.length).toBeLessThan(400);
  });

  test('are an empty list where there are none', async () => {
    expect(await ask(IDS.tower)).toMatchObject({ coverImage: null, images: { edges: [] } });
  });

  test('of another list, or no cursor at all, is refused', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { id: IDS.museum, first: 5, after: 'nonsense' } }),
    });
    expect((await response.json()).errors[0].extensions).toMatchObject({
      code: 'INVALID_INPUT',
      parameterName: 'after',
    });
  });

  test('of what lies in an area stand for it, the best place first, one of each', async () => {
    const { attraction } = await client.ask<{
      attraction: { sampleImages: { imageId: number; attraction: { name: string } }[] };
    }>(
      `query ($id: AttractionId!) { attraction(id: $id) { ... on Attraction {
        sampleImages { imageId attraction { name } } } } }`,
      { id: IDS.fortress },
    );
    expect(attraction.sampleImages).toEqual([
      { imageId: made.oldMarked, attraction: { name: 'Linnoitusmuseo' } },
      { imageId: made.ofCafe, attraction: { name: 'Kahvila Valli' } },
    ]);
  });

  test('stand for a place in a list: its own, else one of its best child; without both there is none', async () => {
    const of = async (id: number) =>
      (
        await client.ask<{ attraction: { cardImage: { imageId: number } | null } }>(
          'query ($id: AttractionId!) { attraction(id: $id) { ... on Attraction { cardImage { imageId } } } }',
          { id },
        )
      ).attraction.cardImage;
    expect([await of(IDS.museum), await of(IDS.fortress), await of(IDS.tower)]).toEqual([
      { imageId: made.oldMarked },
      { imageId: made.oldMarked },
      null,
    ]);
  });

  test('are answered by REST under the names of SPEC §3', async () => {
    const { images, sampleImages } = await client.json<{ images: object[]; sampleImages: object[] }>(
      `/api/query/attractions/${IDS.museum}?lang=sv`,
    );
    expect(images[1]).toEqual({
      id: made.new,
      filename: madeFilename(SEEDS.new),
      attractionId: IDS.museum,
      username: 'Omistaja',
      profileImage: null,
      size: [400, 300],
      created: '2026-09-01T10:00:00.000Z',
      updated: '2026-09-01T10:00:00.000Z',
      attractionName: 'Fästningsmuseet',
      attractionCategory: 'tourism/museum',
      heart: false,
    });
    expect([images.length, sampleImages]).toEqual([4, []]);
    const area = await client.json<{ images: object[]; sampleImages: object[] }>(
      `/api/query/attractions/${IDS.fortress}`,
    );
    expect(area).toMatchObject({
      images: [],
      sampleImages: [
        { fn: madeFilename(SEEDS.oldMarked), attractionId: IDS.museum },
        { fn: madeFilename(SEEDS.ofCafe), attractionId: IDS.cafe },
      ],
    });
  });
});

describe('a photo can be seen', () => {
  const STRANGER: ImageViewer = { userId: '00000000-0000-4000-8000-000000000000', isAdmin: false };
  const seen = async (viewer: ImageViewer | null) => {
    const all = Object.entries(made);
    const images = await imagesById(
      { db: server.db },
      viewer,
      all.map(([, id]) => id),
    );
    return all.flatMap(([photo], at) => (images[at] === null ? [] : [photo]));
  };

  test('by everybody if it is approved and its place is not hidden', async () => {
    const approved = ['oldMarked', 'new', 'old', 'ofMerged', 'ofCafe'];
    expect(await seen(null)).toEqual(approved);
    expect(await seen(STRANGER)).toEqual(approved);
  });

  test('by its uploader and by moderators also if it is pending, rejected or at a hidden place', async () => {
    const everything = ['oldMarked', 'new', 'old', 'ofMerged', 'pending', 'rejected', 'ofHidden', 'ofCafe'];
    expect(await seen({ userId: uploaderId, isAdmin: false })).toEqual(everything);
    expect(await seen({ ...STRANGER, isAdmin: true })).toEqual(everything);
    expect(
      await mayReadImage(server, { userId: uploaderId, isAdmin: false }, IDS.museum, madeFilename(SEEDS.pending)),
    ).toBe(true);
    expect(await mayReadImage(server, STRANGER, IDS.museum, madeFilename(SEEDS.pending))).toBe(false);
  });

  test('by its node id by nobody else', async () => {
    const node = async (id: number) =>
      (
        await client.ask<{ node: object | null }>('query ($id: ID!) { node(id: $id) { __typename } }', {
          id: Buffer.from(`Image:${id}`).toString('base64'),
        })
      ).node;
    expect(await node(made.new)).toEqual({ __typename: 'Image' });
    for (const id of [made.pending, made.rejected, made.ofHidden, 999_999_999]) expect(await node(id)).toBeNull();
    expect(await node(1e10)).toBeNull();
  });
});

describe('the files of a photo', () => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + path, { headers, method });

  test('are the photo and its thumbnails, in both formats, cached for a day', async () => {
    const photo = await get(imagePath(nameOf('new')));
    expect([photo.status, photo.headers.get('content-type'), photo.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=86400, stale-while-revalidate=86400',
    ]);
    expect(photo.headers.get('x-content-type-options')).toBe('nosniff');
    expect(photo.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const body = Buffer.from(await photo.arrayBuffer());
    expect(Number(photo.headers.get('content-length'))).toBe(body.length);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 300 });
    const SIZES = { '100sq': [100, 100], '200sq': [200, 200], '240': [240, 180] } as const;
    for (const size of THUMB_SIZES) {
      for (const format of THUMB_FORMATS) {
        const thumb = await get(thumbPath(nameOf('new'), size, format));
        const found = await sharp(Buffer.from(await thumb.arrayBuffer())).metadata();
        expect([thumb.headers.get('content-type'), found.width, found.height]).toEqual([
          format === 'avif' ? 'image/avif' : 'image/jpeg',
          ...SIZES[size],
        ]);
      }
    }
  });

  test('are answered by 304 to clients that have them, and by HEAD', async () => {
    const path = imagePath(nameOf('new'));
    const head = await get(path, {}, 'HEAD');
    const etag = head.headers.get('etag') ?? '';
    expect([head.status, (await head.arrayBuffer()).byteLength, etag.length > 4]).toEqual([200, 0, true]);
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, again.headers.get('cache-control')]).toEqual([
      304,
      'public, max-age=86400, stale-while-revalidate=86400',
    ]);
  });

  test.each([
    ['waits', 'pending', IDS.museum],
    ['was refused', 'rejected', IDS.museum],
    ['is of a hidden place', 'ofHidden', IDS.hidden],
    ['is of another place than the path says', 'new', IDS.cafe],
  ] as const)('of a photo that %s are there for nobody', async (_why, photo, attractionId) => {
    for (const path of [
      imagePath(nameOf(photo, attractionId)),
      thumbPath(nameOf(photo, attractionId), '100sq', 'avif'),
    ]) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
        404,
        'no-store',
        { message: 'notFound' },
      ]);
    }
  });

  test('that are not in the store are not found', async () => {
    await server.files.delete(imagePath(nameOf('ofCafe', IDS.cafe)).slice(1));
    expect((await get(imagePath(nameOf('ofCafe', IDS.cafe)))).status).toBe(404);
  });

  test('are reached by their own paths only', async () => {
    const secret = `thumbs/${IDS.museum}/secret.jpg`;
    await server.files.put(secret, 'secret');
    const file = madeFilename(SEEDS.new);
    const raw = [
      `/thumbs/${IDS.museum}/secret.jpg`,
      `/images/${IDS.museum}/..%2f..%2fthumbs%2f${IDS.museum}%2fsecret.jpg`,
      `/images/..%2f..%2f..%2fetc%2fpasswd/x.jpg`,
      `/images/${IDS.museum}/%2e%2e%2fsecret.jpg`,
      `/images/${IDS.museum}/${file}`,
      `/images/${IDS.museum}/${file}.png`,
      `/images/${IDS.museum}/${file}_240.jpg`,
      `/thumbs/${IDS.museum}/${file}.jpg`,
      `/images/0${IDS.museum}x/${file}.jpg`,
      `/images/${IDS.museum}/${file}.jpg%00.png`,
      `/images/-1/${file}.jpg`,
      `/images/${IDS.museum}/`,
      `/images/`,
      `/thumbs/${IDS.museum}/${file}_240.jpg%0a`,
      `/images/${IDS.museum}/${'a'.repeat(299)}`,
    ];
    for (const path of raw) {
      const answer = await client.raw(path);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 404, 'no-store']);
    }
  });
});
