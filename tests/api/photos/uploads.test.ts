import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { imagePath } from '#common/places/imageFiles.ts';
import { cameraJpeg, oddPhotos, tallJpeg } from '../../support/made/madePictures.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import type { TestServer } from '../../support/testServer.ts';
import { sendForm, sendOperation, UPLOAD_IMAGE } from '../../support/uploads.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';
import {
  expectBarePicture,
  filesOf,
  get,
  imageBody,
  type ImageBody,
  madeBy,
  PHOTO,
  startUploading,
  stored,
  upload,
} from './uploading.ts';

// Uploads through both doors of a real server; what lies in its store is looked at byte by byte.
let server: TestServer;
let aino: Visitor;
let eino: Visitor;
let admin: Visitor;

beforeAll(async () => {
  ({ server, aino, eino, admin } = await startUploading());
}, 90_000);

afterAll(() => server.stop());

const anyone = () => visitorOf(server.url);

const turned = (orientation: number) => cameraJpeg({ orientation, width: 400, height: 300 });
const GOOD = [
  ...(await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      async (held) => [`a JPEG held as orientation ${held} says`, await turned(held)] as const,
    ),
  )),
  ...(await oddPhotos()),
];

const uploaded = z.object({
  data: z.object({
    uploadImage: z.object({
      imageEdge: z.object({
        node: z.object({ id: z.string(), imageId: z.number(), filename: z.string(), attractionId: z.number() }),
      }),
    }),
  }),
});

describe('a photo of a place', () => {
  // Issue "What people add": Photos come out upright and without any metadata in every size and format; §3 Image
  //   files
  test('is taken by a form, waits for its uploader to see, is upright and without metadata in all sizes', async () => {
    const { status, body, headers } = await upload(server, aino);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({
      attractionId: IDS.museum,
      attractionName: 'Linnoitusmuseo',
      username: 'Aino',
      size: [640, 480],
      heart: false,
      state: 'pending',
    });
    const image = imageBody.parse(body);
    for (const path of filesOf(image)) {
      const file = await get(server, aino, path);
      expect([path, file.status, file.cache, file.type]).toEqual([
        path,
        200,
        'private, no-store',
        path.endsWith('avif') ? 'image/avif' : 'image/jpeg',
      ]);
      await expectBarePicture(path, file.body);
    }
  });

  // Issue "What people add": Photos come out upright and without any metadata in every size and format; §3 Image
  //   files
  test.each(GOOD.map(([what, file]) => ({ what, file })))(
    'may be $what, and is a plain picture in every size and format',
    async ({ file }) => {
      const image = imageBody.parse((await upload(server, aino, file)).body);
      expect(image.size).toEqual([400, 300]);
      for (const path of filesOf(image)) await expectBarePicture(path, (await get(server, aino, path)).body);
    },
  );

  test('may be very tall', async () => {
    const { status, body } = await upload(server, aino, await tallJpeg());
    expect([status, body]).toEqual([200, expect.objectContaining({ size: [37, 2560] })]);
    for (const path of filesOf(imageBody.parse(body))) expect((await get(server, aino, path)).status).toBe(200);
  });

  test('is taken by a GraphQL multipart request, once for a clientMutationId that is sent twice at once', async () => {
    const before = await server.db.prisma.image.count();
    const sent = () =>
      sendOperation(server.url, aino, UPLOAD_IMAGE, { attractionId: IDS.museum, clientMutationId: 'twice' }, PHOTO);
    const answers = await Promise.all([sent(), sent()]);
    const ids = answers.map(({ body }) => uploaded.parse(body).data.uploadImage.imageEdge.node.imageId);
    expect(answers[0]?.body).toMatchObject({
      data: { uploadImage: { imageEdge: { node: { state: 'PENDING', width: 640, height: 480, username: 'Aino' } } } },
    });
    expect([ids[0] === ids[1], await server.db.prisma.image.count()]).toEqual([true, before + 1]);
    expect((await stored(server)).length).toBe(7 * (before + 1));
  });

  test('goes to the place that took an id in, whose field may stand after the file', async () => {
    const { body } = await sendForm(server.url, aino, '/api/images/uploadAttractionImage', [
      ['file', PHOTO],
      ['attractionId', String(IDS.mergedTwice)],
    ]);
    expect(body).toMatchObject({ attractionId: IDS.museum });
  });

  test('may have a very long name, a name of a path, and any type that its sender gives it', async () => {
    for (const [filename, type] of [
      [`${'ä'.repeat(5000)}.jpg`, 'image/jpeg'],
      ['../../etc/passwd', 'text/html'],
      ['x.svg', 'image/svg+xml'],
    ] as const) {
      const image = imageBody.parse(
        (
          await sendForm(server.url, aino, '/api/images/uploadAttractionImage', [
            ['attractionId', String(IDS.museum)],
            ['file', PHOTO, filename, type],
          ])
        ).body,
      );
      expect(image.filename).toMatch(/^[0-9a-f]+$/);
      expect((await get(server, aino, imagePath(image))).type).toBe('image/jpeg');
    }
  });

  test('does not exist for others while it is pending, by any path or query; admins see it', async () => {
    const image = await madeBy(server, aino);
    const query = `query ($node: ID!) { node(id: $node) { __typename }
      attraction(id: ${IDS.museum}) { ... on Attraction { images { edges { node { imageId state } } }
      coverImage { imageId } } } }`;
    const asked = async (visitor: Visitor) =>
      JSON.stringify(
        (await visitor.graphql(query, { node: Buffer.from(`Image:${image.id}`).toString('base64') })).body,
      );
    for (const visitor of [anyone(), eino]) {
      for (const path of filesOf(image)) expect((await get(server, visitor, path)).status).toBe(404);
      expect(await asked(visitor)).not.toContain(String(image.id));
      for (const path of [`/api/query/attractions/${IDS.museum}`, '/api/images/user/Aino'])
        expect(JSON.stringify((await visitor.rest('GET', path)).body)).not.toContain(image.filename);
    }
    for (const visitor of [aino, admin]) {
      expect((await get(server, visitor, imagePath(image))).status).toBe(200);
      expect(await asked(visitor)).toContain(`"imageId":${image.id},"state":"PENDING"`);
      expect(JSON.stringify((await visitor.rest('GET', '/api/images/user/Aino')).body)).toContain(image.filename);
    }
    expect(await asked(aino)).toContain('"coverImage":null');
    const foreign = await fetch(server.url + imagePath(image), {
      headers: { cookie: aino.cookie() ?? '', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(404);
  });

  test('is public once it is approved, and its state is shown to nobody', async () => {
    const image = await madeBy(server, aino);
    await server.db.prisma.image.update({ where: { id: image.id }, data: { state: 'APPROVED' } });
    const file = await get(server, anyone(), imagePath(image));
    expect([file.status, file.cache]).toEqual([200, 'public, max-age=86400, stale-while-revalidate=86400']);
    const { body } = await anyone().graphql(
      `{ attraction(id: ${IDS.museum}) { ... on Attraction { images { edges { node { imageId state } } } } } }`,
    );
    expect(JSON.stringify(body)).toContain(`{"imageId":${image.id},"state":null}`);
  });

  test('that was rejected is its uploader’s alone, in their own list, and no photo of the place', async () => {
    const image = await madeBy(server, aino);
    await server.db.prisma.image.update({ where: { id: image.id }, data: { state: 'REJECTED' } });
    expect(JSON.stringify((await aino.rest('GET', '/api/images/my')).body)).toContain(`"state":"rejected"`);
    expect(JSON.stringify((await aino.rest('GET', `/api/query/attractions/${IDS.museum}`)).body)).not.toContain(
      image.filename,
    );
    const { body } = await aino.graphql(
      '{ viewer { images(first: 2) { edges { node { imageId state } } pageInfo { hasNextPage } } } }',
    );
    expect(body).toMatchObject({
      data: {
        viewer: {
          images: { edges: [{ node: { imageId: image.id, state: 'REJECTED' } }, {}], pageInfo: { hasNextPage: true } },
        },
      },
    });
  });
});

describe('the photos of a user', () => {
  const NODE = 'edges { node { imageId state reason attractionName(language: sv) } }';

  test('are listed for themselves with state, reason and place; their profile shows the public ones', async () => {
    const maija = await loggedIn(
      server.url,
      (await makeUser(server.db, { email: 'maija@example.org', username: 'Maija' })) && 'maija@example.org',
    );
    const [waiting, shown, refused] = [
      await madeBy(server, maija),
      await madeBy(server, maija),
      await madeBy(server, maija),
    ];
    await server.db.prisma.image.update({ where: { id: shown.id }, data: { state: 'APPROVED' } });
    await server.db.prisma.image.update({ where: { id: refused.id }, data: { state: 'REJECTED', reason: 'Epäselvä' } });
    const mine = async (args: string) => (await maija.graphql(`{ viewer { images${args} { ${NODE} } } }`)).body;
    const node = (image: ImageBody, rest: object) => ({
      node: { imageId: image.id, attractionName: 'Fästningsmuseet', reason: '', ...rest },
    });
    expect(await mine('(state: PENDING)')).toEqual({
      data: { viewer: { images: { edges: [node(waiting, { state: 'PENDING' })] } } },
    });
    expect(await mine('')).toEqual({
      data: {
        viewer: {
          images: {
            edges: [
              node(refused, { state: 'REJECTED', reason: 'Epäselvä' }),
              node(shown, { state: 'APPROVED' }),
              node(waiting, { state: 'PENDING' }),
            ],
          },
        },
      },
    });
    for (const visitor of [anyone(), eino, maija, admin]) {
      const { body } = await visitor.graphql(
        `{ profile(username: "maija") { images { edges { node { imageId } } } } }`,
      );
      expect(body).toEqual({ data: { profile: { images: { edges: [{ node: { imageId: shown.id } }] } } } });
    }
  });

  test('that are shown again after a rejection show its reason to their uploader alone', async () => {
    const image = await madeBy(server, aino);
    await server.db.prisma.image.update({ where: { id: image.id }, data: { state: 'APPROVED', reason: 'Vanha syy' } });
    const node = Buffer.from(`Image:${image.id}`).toString('base64');
    const reasonFor = async (visitor: Visitor) =>
      (await visitor.graphql('query ($node: ID!) { node(id: $node) { ... on Image { reason } } }', { node })).body;
    expect([await reasonFor(eino), await reasonFor(aino)]).toEqual([
      { data: { node: { reason: '' } } },
      { data: { node: { reason: 'Vanha syy' } } },
    ]);
  });
});
