import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { holdName } from '#api/domain/photos/files/imageFilesSql.ts';
import { sweepImageFiles } from '#api/domain/photos/files/imageSweep.ts';
import { createLog } from '#api/platform/log.ts';
import {
  imagePath,
  PROFILE_DENSITIES,
  PROFILE_SIDES,
  profileImagePath,
  THUMB_FORMATS,
  THUMB_SIZES,
  thumbPath,
} from '#common/places/imageFiles.ts';
import { badFiles } from '../../support/made/badPictures.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import {
  cameraJpeg,
  oddPhotos,
  partsOf,
  quartersOf,
  SECRETS,
  tallJpeg,
  UPRIGHT,
} from '../../support/made/madePictures.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { sendForm, sendOperation, UPLOAD_IMAGE, UPLOAD_PROFILE_IMAGE } from '../../support/uploads.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

// Uploads through both doors of a real server; what lies in its store is looked at byte by byte.
let server: TestServer;
let photo: Buffer;
let aino: Visitor;
let eino: Visitor;
let admin: Visitor;

const BAD = await badFiles();
const turned = (orientation: number) => cameraJpeg({ orientation, width: 400, height: 300 });
const GOOD = [
  ...(await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      async (held) => [`a JPEG held as orientation ${held} says`, await turned(held)] as const,
    ),
  )),
  ...(await oddPhotos()),
];
const imageBody = z.object({
  id: z.number(),
  filename: z.string(),
  attractionId: z.number(),
  size: z.tuple([z.number(), z.number()]),
  state: z.string().optional(),
  attractionName: z.string(),
});
type ImageBody = z.output<typeof imageBody>;
const uploaded = z.object({
  data: z.object({
    uploadImage: z.object({
      imageEdge: z.object({
        node: z.object({ id: z.string(), imageId: z.number(), filename: z.string(), attractionId: z.number() }),
      }),
    }),
  }),
});

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  for (const [email, username, role] of [
    ['aino@example.org', 'Aino', 'USER'],
    ['eino@example.org', 'Eino', 'USER'],
    ['admin@example.org', 'Admin', 'ADMIN'],
  ] as const)
    await makeUser(server.db, { email, username, role });
  [aino, eino, admin] = await Promise.all([
    loggedIn(server.url, 'aino@example.org'),
    loggedIn(server.url, 'eino@example.org'),
    loggedIn(server.url, 'admin@example.org'),
  ]);
  photo = await cameraJpeg({ width: 640, height: 480 });
  await server.startMailing();
}, 90_000);

afterAll(() => server.stop());

const upload = (visitor: Visitor, file: Buffer = photo, attractionId: number | string = IDS.museum) =>
  sendForm(server.url, visitor, '/api/images/uploadAttractionImage', [
    ['attractionId', String(attractionId)],
    ['file', file],
  ]);
const uploadPicture = (visitor: Visitor, file: Buffer = photo) =>
  sendForm(server.url, visitor, '/api/images/uploadProfileImage', [['file', file]]);
const madeBy = async (visitor: Visitor, attractionId: number = IDS.museum): Promise<ImageBody> =>
  imageBody.parse((await upload(visitor, photo, attractionId)).body);
const filesOf = (image: Pick<ImageBody, 'attractionId' | 'filename'>) => [
  imagePath(image),
  ...THUMB_SIZES.flatMap((size) => THUMB_FORMATS.map((format) => thumbPath(image, size, format))),
];

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['images', 'thumbs', 'profiles']) {
    const page = await server.files.listAll(folder, { recursive: true }).catch(() => ({ objects: [] }));
    for (const found of page.objects) if (found.isFile) keys.push(found.key);
  }
  return keys.sort();
}

const state = async () => ({ files: await stored(), rows: await server.db.prisma.image.count() });

async function get(visitor: Visitor, path: string) {
  const cookie = visitor.cookie();
  const response = await fetch(server.url + path, { headers: { ...(cookie !== null && { cookie }) } });
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    type: response.headers.get('content-type'),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const anyone = () => visitorOf(server.url);

/**
 * All that our files are made of: of a JPEG its JFIF head, tables, frame and scans, of an AVIF its pictures and what is
 * needed to decode them.
 */
const PARTS = {
  jpg: ['c0', 'c2', 'c4', 'd9', 'da', 'db', 'e0'],
  avif: [
    'av1C',
    'colr nclx',
    'ftyp',
    'hdlr',
    'iinf',
    'iloc',
    'infe av01',
    'ipco',
    'ipma',
    'iprp',
    'ispe',
    'mdat',
    'meta',
    'pitm',
    'pixi',
  ],
};

/** Looks at a file byte by byte: an upright picture, and nothing beside it. */
async function expectBarePicture(path: string, file: Buffer): Promise<void> {
  expect([path, await quartersOf(file)]).toEqual([path, UPRIGHT]);
  expect(SECRETS.filter((word) => file.includes(word))).toEqual([]);
  const known: readonly string[] = path.endsWith('avif') ? PARTS.avif : PARTS.jpg;
  expect([path, partsOf(file).filter((part) => !known.includes(part))]).toEqual([path, []]);
  const { exif, icc, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
  expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, 1]);
}

describe('a photo of a place', () => {
  // Issue "What people add": Photos come out upright and without any metadata in every size and format; §3 Image
  //   files
  test('is taken by a form, waits for its uploader to see, is upright and without metadata in all sizes', async () => {
    const { status, body, headers } = await upload(aino);
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
      const file = await get(aino, path);
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
      const image = imageBody.parse((await upload(aino, file)).body);
      expect(image.size).toEqual([400, 300]);
      for (const path of filesOf(image)) await expectBarePicture(path, (await get(aino, path)).body);
    },
  );

  test('may be very tall', async () => {
    const { status, body } = await upload(aino, await tallJpeg());
    expect([status, body]).toEqual([200, expect.objectContaining({ size: [37, 2560] })]);
    for (const path of filesOf(imageBody.parse(body))) expect((await get(aino, path)).status).toBe(200);
  });

  test('is taken by a GraphQL multipart request, once for a clientMutationId that is sent twice at once', async () => {
    const before = await server.db.prisma.image.count();
    const sent = () =>
      sendOperation(server.url, aino, UPLOAD_IMAGE, { attractionId: IDS.museum, clientMutationId: 'twice' }, photo);
    const answers = await Promise.all([sent(), sent()]);
    const ids = answers.map(({ body }) => uploaded.parse(body).data.uploadImage.imageEdge.node.imageId);
    expect(answers[0]?.body).toMatchObject({
      data: { uploadImage: { imageEdge: { node: { state: 'PENDING', width: 640, height: 480, username: 'Aino' } } } },
    });
    expect([ids[0] === ids[1], await server.db.prisma.image.count()]).toEqual([true, before + 1]);
    expect((await stored()).length).toBe(7 * (before + 1));
  });

  test('goes to the place that took an id in, whose field may stand after the file', async () => {
    const { body } = await sendForm(server.url, aino, '/api/images/uploadAttractionImage', [
      ['file', photo],
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
            ['file', photo, filename, type],
          ])
        ).body,
      );
      expect(image.filename).toMatch(/^[0-9a-f]+$/);
      expect((await get(aino, imagePath(image))).type).toBe('image/jpeg');
    }
  });

  test('does not exist for others while it is pending, by any path or query; admins see it', async () => {
    const image = await madeBy(aino);
    const query = `query ($node: ID!) { node(id: $node) { __typename }
      attraction(id: ${IDS.museum}) { ... on Attraction { images { edges { node { imageId state } } }
      coverImage { imageId } } } }`;
    const asked = async (visitor: Visitor) =>
      JSON.stringify(
        (await visitor.graphql(query, { node: Buffer.from(`Image:${image.id}`).toString('base64') })).body,
      );
    for (const visitor of [anyone(), eino]) {
      for (const path of filesOf(image)) expect((await get(visitor, path)).status).toBe(404);
      expect(await asked(visitor)).not.toContain(String(image.id));
      for (const path of [`/api/query/attractions/${IDS.museum}`, '/api/images/user/Aino'])
        expect(JSON.stringify((await visitor.rest('GET', path)).body)).not.toContain(image.filename);
    }
    for (const visitor of [aino, admin]) {
      expect((await get(visitor, imagePath(image))).status).toBe(200);
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
    const image = await madeBy(aino);
    await server.db.prisma.image.update({ where: { id: image.id }, data: { state: 'APPROVED' } });
    const file = await get(anyone(), imagePath(image));
    expect([file.status, file.cache]).toEqual([200, 'public, max-age=86400, stale-while-revalidate=86400']);
    const { body } = await anyone().graphql(
      `{ attraction(id: ${IDS.museum}) { ... on Attraction { images { edges { node { imageId state } } } } } }`,
    );
    expect(JSON.stringify(body)).toContain(`{"imageId":${image.id},"state":null}`);
  });

  test('that was rejected is its uploader’s alone, in their own list, and no photo of the place', async () => {
    const image = await madeBy(aino);
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
    const [waiting, shown, refused] = [await madeBy(maija), await madeBy(maija), await madeBy(maija)];
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
    const image = await madeBy(aino);
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

describe('is refused, and nothing is stored', () => {
  // Issue "What people add": SVG, HTML, polyglots, bombs, truncated files and renamed programs are refused, and
  //   nothing is stored
  test.each(BAD.map(([what, file, detail]) => ({ what, file, detail })))('$what: $detail', async ({ file, detail }) => {
    const before = await state();
    const { status, body } = await upload(aino, file);
    expect([status, body]).toEqual([400, { parameterName: 'file', detail }]);
    const mutation = await sendOperation(server.url, aino, UPLOAD_IMAGE, { attractionId: IDS.museum }, file);
    expect([mutation.status, mutation.body]).toEqual([
      200,
      { data: { uploadImage: { __typename: 'InvalidInputError', parameterName: 'file', detail } } },
    ]);
    expect((await uploadPicture(aino, file)).body).toEqual({ parameterName: 'file', detail });
    expect(await state()).toEqual(before);
  });

  // Issue "What people add": SVG, HTML, polyglots, bombs, truncated files and renamed programs are refused, and
  //   nothing is stored
  test('more than 20 MB, by both doors, with bounded memory', async () => {
    const before = await state();
    const large = Buffer.concat([photo, Buffer.alloc(21 * 2 ** 20)]);
    expect(await upload(aino, large)).toMatchObject({
      status: 413,
      body: { parameterName: 'file', detail: 'tooLarge' },
    });
    expect([400, 413]).toContain(
      (await sendOperation(server.url, aino, UPLOAD_IMAGE, { attractionId: IDS.museum }, large)).status,
    );
    const bombs = BAD.filter(([what]) => what.includes('PNG')).map(([, file]) => file);
    const rss = process.memoryUsage().rss;
    await Promise.all([...bombs, ...bombs].map((file) => upload(aino, file)));
    expect(process.memoryUsage().rss - rss).toBeLessThan(600 * 2 ** 20);
    expect(await state()).toEqual(before);
  });

  test.each([
    ['no file', [['attractionId', '1']], { parameterName: 'file', detail: 'missing' }],
    [
      '200 files',
      [['attractionId', '1'], ...Array.from({ length: 200 }, () => ['file', Buffer.from('x')] as const)],
      { parameterName: 'file', detail: 'tooMany' },
    ],
    [
      'two files',
      [
        ['attractionId', '1'],
        ['file', Buffer.from('x')],
        ['file', Buffer.from('x')],
      ],
      { parameterName: 'file', detail: 'tooMany' },
    ],
    [
      'a field too many',
      [
        ['attractionId', '1'],
        ['state', 'APPROVED'],
      ],
      { parameterName: 'state', detail: 'unknown' },
    ],
    [
      'a field twice',
      [
        ['attractionId', '1'],
        ['attractionId', '2'],
      ],
      { parameterName: 'attractionId', detail: 'tooMany' },
    ],
    [
      'a file by another name',
      [
        ['attractionId', '1'],
        ['photo', Buffer.from('x')],
      ],
      { parameterName: 'photo', detail: 'unknown' },
    ],
    ['no place', [['file', Buffer.from('x')]], { parameterName: 'attractionId', detail: 'missing' }],
    [
      'no id of a place',
      [
        ['attractionId', 'museum'],
        ['file', Buffer.from('x')],
      ],
      { parameterName: 'attractionId', detail: 'invalid' },
    ],
  ] as const)('a form with %s', async (_what, parts, body) => {
    const before = await state();
    expect(await sendForm(server.url, aino, '/api/images/uploadAttractionImage', parts)).toMatchObject({
      status: 400,
      body,
    });
    expect(await state()).toEqual(before);
  });

  test('a body that is no form, or a form that is cut off', async () => {
    expect(await aino.rest('POST', '/api/images/uploadAttractionImage', { attractionId: IDS.museum })).toMatchObject({
      status: 400,
      body: { parameterName: 'file', detail: 'missing' },
    });
    const broken = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.jpg"\r\n\r\nhalf';
    expect(
      await aino.rest('POST', '/api/images/uploadAttractionImage', broken, {
        'content-type': 'multipart/form-data; boundary=b',
      }),
    ).toMatchObject({ status: 400, body: { parameterName: 'file' } });
    expect(
      (await aino.rest('POST', '/graphql', broken, { 'content-type': 'multipart/form-data; boundary=b' })).status,
    ).toBe(400);
  });

  test('a file without a name or by a field’s form', async () => {
    const before = await state();
    const part = (head: string) =>
      `--b\r\ncontent-disposition: form-data; name="attractionId"\r\n\r\n${IDS.museum}\r\n--b\r\n` +
      `content-disposition: form-data; name="file"${head}\r\n\r\nx\r\n--b--\r\n`;
    for (const head of ['', '\r\ncontent-type: application/json']) {
      expect(
        await aino.rest('POST', '/api/images/uploadAttractionImage', part(head), {
          'content-type': 'multipart/form-data; boundary=b',
        }),
      ).toMatchObject({ status: 400, body: { parameterName: 'file' } });
    }
    expect(await state()).toEqual(before);
  });

  test('a second file beside the one of the operation', async () => {
    const before = await state();
    const { body } = await sendOperation(server.url, aino, UPLOAD_IMAGE, { attractionId: IDS.museum }, photo, [
      ['1', photo],
    ]);
    expect(JSON.stringify(body)).toContain('InvalidInputError');
    expect(await state()).toEqual(before);
  });

  test('a place that is not there, that vanished, or that is somebody’s own', async () => {
    const { body } = await aino.rest('POST', '/api/userattractions', { name: 'Oma', pos: [24.95, 60.17] });
    const { id } = z.object({ id: z.number() }).parse(body);
    const before = await state();
    expect(await upload(aino, photo, 999_999)).toMatchObject({ status: 404, body: { message: 'notFound' } });
    expect(await upload(aino, photo, id)).toMatchObject({
      status: 400,
      body: { parameterName: 'attractionId', detail: 'invalid' },
    });
    expect(await upload(eino, photo, id)).toMatchObject({ status: 404, body: { message: 'notFound' } });
    for (const not of [IDS.hidden, IDS.gone]) expect(await upload(aino, photo, not)).toMatchObject({ status: 404 });
    expect(await state()).toEqual(before);
  });

  test('of somebody not logged in, before the file is read', async () => {
    const before = await state();
    expect(await upload(anyone())).toMatchObject({ status: 401, body: { message: 'anonymous' } });
    const { status, body } = await sendOperation(
      server.url,
      anyone(),
      UPLOAD_IMAGE,
      { attractionId: IDS.museum },
      photo,
    );
    expect([status, body]).toEqual([
      200,
      { data: { uploadImage: { __typename: 'NotAuthorizedError', reason: 'ANONYMOUS' } } },
    ]);
    expect(await state()).toEqual(before);
  });
});

test('an id larger than any photo can have is not found', async () => {
  const id = globalId('Image', IDS.fortress);
  const { body } = await aino.graphql(
    'mutation ($input: DeleteImageInput!) { deleteImage(input: $input) { __typename } }',
    { input: { id } },
  );
  expect(body).toEqual({ data: { deleteImage: { __typename: 'NotFoundError' } } });
  expect((await aino.graphql('query ($id: ID!) { node(id: $id) { id } }', { id })).body).toEqual({
    data: { node: null },
  });
});

describe('deleting', () => {
  const gone = async (image: ImageBody) => {
    await expect
      .poll(async () => (await stored()).filter((key) => key.includes(image.filename)), { timeout: 20_000 })
      .toEqual([]);
    for (const path of filesOf(image)) expect((await get(admin, path)).status).toBe(404);
  };

  test('of an own photo removes every file, and answers the rest of the user’s or the place’s photos', async () => {
    const [first, second] = [await madeBy(eino, IDS.cafe), await madeBy(eino, IDS.cafe)];
    const mine = await eino.rest('POST', `/api/images/delete/${first.id}`);
    expect([
      mine.status,
      z
        .array(imageBody)
        .parse(mine.body)
        .map(({ id }) => id),
    ]).toEqual([200, [second.id]]);
    const ofPlace = await eino.rest('POST', `/api/images/delete/${second.id}?attractionId=${IDS.cafe}`, {});
    expect([ofPlace.status, ofPlace.body]).toEqual([200, []]);
    for (const image of [first, second]) await gone(image);
  });

  test('of another user’s photo is refused, by 404 while it is pending, by 403 after; admins delete any', async () => {
    const image = await madeBy(aino);
    expect((await eino.rest('POST', `/api/images/delete/${image.id}`)).status).toBe(404);
    await server.db.prisma.image.update({ where: { id: image.id }, data: { state: 'APPROVED' } });
    expect((await eino.rest('POST', `/api/images/delete/${image.id}`)).status).toBe(403);
    expect((await anyone().rest('POST', `/api/images/delete/${image.id}`)).status).toBe(401);
    const node = Buffer.from(`Image:${image.id}`).toString('base64');
    const { body } = await admin.graphql(
      `mutation ($input: DeleteImageInput!) { deleteImage(input: $input) {
        ... on DeleteImagePayload { deletedImageId attractionId } } }`,
      { input: { id: node } },
    );
    expect(body).toEqual({ data: { deleteImage: { deletedImageId: node, attractionId: IDS.museum } } });
    expect(
      await server.db.prisma.moderationAct.count({ where: { action: 'DELETE_IMAGE', targetId: String(image.id) } }),
    ).toBe(1);
    await gone(image);
    expect((await admin.rest('POST', `/api/images/delete/${image.id}`)).status).toBe(404);
  });
});

describe('the picture of a profile', () => {
  const pictureOf = (body: unknown) => z.object({ profileImage: z.string().nullable() }).parse(body).profileImage ?? '';
  const paths = (filename: string) =>
    PROFILE_SIDES.flatMap((side) =>
      PROFILE_DENSITIES.flatMap((density) =>
        THUMB_FORMATS.map((format) => ({
          pixels: side * density,
          path: profileImagePath({ filename, side, density, format }),
        })),
      ),
    );

  test('is everybody’s at once: squares of 50 and 100 in two densities and formats, without metadata', async () => {
    const filename = pictureOf((await uploadPicture(aino)).body);
    for (const { path, pixels } of paths(filename)) {
      const { status, cache, body } = await get(anyone(), path);
      const found = await sharp(body).metadata();
      expect([path, status, cache, found.width, found.height]).toEqual([
        path,
        200,
        'public, max-age=86400, stale-while-revalidate=86400',
        pixels,
        pixels,
      ]);
      await expectBarePicture(path, body);
    }
    expect((await anyone().rest('GET', '/api/user/profile/Aino')).body).toMatchObject({ profileImage: filename });
  });

  test('takes the place of the one before, by GraphQL too, and is taken off with all its files', async () => {
    const before = pictureOf((await uploadPicture(eino)).body);
    const { body } = await sendOperation(server.url, eino, UPLOAD_PROFILE_IMAGE, {}, photo);
    const { profileImage: after } = z
      .object({ data: z.object({ uploadProfileImage: z.object({ profile: z.object({ profileImage: z.string() }) }) }) })
      .parse(body).data.uploadProfileImage.profile;
    for (const { path } of paths(before)) expect((await get(anyone(), path)).status).toBe(404);
    expect((await eino.rest('DELETE', '/api/images/profileImage')).body).toMatchObject({ profileImage: null });
    for (const { path } of paths(after)) expect((await get(anyone(), path)).status).toBe(404);
    await expect
      .poll(async () => (await stored()).filter((key) => key.includes(before) || key.includes(after)), {
        timeout: 20_000,
      })
      .toEqual([]);
    expect(
      (
        await eino.graphql(
          `mutation ($input: DeleteProfileImageInput!) { deleteProfileImage(input: $input) {
            ... on DeleteProfileImagePayload { profile { profileImage } } } }`,
          { input: {} },
        )
      ).body,
    ).toEqual({ data: { deleteProfileImage: { profile: { profileImage: null } } } });
  });
});

test('deleting an account deletes its picture and pending photos, and leaves public ones without a name', async () => {
  await makeUser(server.db, { email: 'lahtija@example.org', username: 'Lähtijä' });
  const leaver = await loggedIn(server.url, 'lahtija@example.org');
  const [shown, waiting] = [await madeBy(leaver), await madeBy(leaver)];
  await server.db.prisma.image.update({ where: { id: shown.id }, data: { state: 'APPROVED' } });
  const picture = z.object({ profileImage: z.string() }).parse((await uploadPicture(leaver)).body).profileImage;
  const data = z
    .object({ images: z.array(z.object({ file: z.string() })), profileImageFile: z.string() })
    .parse((await leaver.rest('GET', '/api/user/my-data')).body);
  expect(data).toEqual({
    images: [
      { file: `https://taival.example${imagePath(shown)}` },
      { file: `https://taival.example${imagePath(waiting)}` },
    ],
    profileImageFile: `https://taival.example/profiles/${picture}_100sq_2x.jpg`,
  });
  await leaver.graphql('mutation { deleteAccount(input: { password: "metsäPolku7" }) { __typename } }');
  await expect
    .poll(async () => (await stored()).filter((key) => key.includes(picture) || key.includes(waiting.filename)), {
      timeout: 20_000,
    })
    .toEqual([]);
  expect((await get(anyone(), imagePath(shown))).status).toBe(200);
  expect(
    await server.db.prisma.image.findMany({
      where: { id: { in: [shown.id, waiting.id] } },
      select: { id: true, uploaderId: true },
    }),
  ).toEqual([{ id: shown.id, uploaderId: null }]);
});

describe('the sweep', () => {
  const orphan = { attractionId: IDS.museum, filename: 'abcdef0123456789abcdef0123456789' };

  test('deletes files that no row names, and no others', async () => {
    const before = await stored();
    for (const path of filesOf(orphan)) await server.files.put(path.slice(1), 'x');
    await server.files.put(`profiles/${orphan.filename}_50sq.jpg`, 'x');
    await server.files.put('images/readme.txt', 'not ours');
    expect(await sweepImageFiles({ ...server, log: createLog('silent') })).toBe(8);
    expect(await stored()).toEqual([...before, 'images/readme.txt'].sort());
    await server.files.delete('images/readme.txt');
  });

  test('deletes nothing where most photos of the store have no row: the database is another store’s', async () => {
    const others = Array.from({ length: 600 }, (_, at) => `dead${String(at).padStart(28, '0')}`);
    for (const filename of others) await server.files.put(imagePath({ ...orphan, filename }).slice(1), 'x');
    const before = await stored();
    const warned: string[] = [];
    const log = Object.assign(createLog('silent'), { error: (_: object, message: string) => warned.push(message) });
    expect(await sweepImageFiles({ ...server, log })).toBe(0);
    expect(await stored()).toEqual(before);
    expect(warned).toEqual([
      'most photos in the store have no row, so that nothing is deleted: is it another database?',
    ]);
    for (const filename of others) await server.files.delete(imagePath({ ...orphan, filename }).slice(1));
  });

  test('leaves the files of an upload in progress', async () => {
    await server.files.put(imagePath(orphan).slice(1), 'x');
    await server.db.prisma.$transaction(async (tx) => {
      await holdName(tx, orphan.filename);
      expect(await sweepImageFiles({ ...server, log: createLog('silent') })).toBe(0);
    });
    expect(await sweepImageFiles({ ...server, log: createLog('silent') })).toBe(1);
  });
});
