import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { badFiles } from '../../support/made/badPictures.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import type { TestServer } from '../../support/testServer.ts';
import { sendForm, sendOperation, UPLOAD_IMAGE } from '../../support/uploads.ts';
import { type Visitor, visitorOf } from '../../support/visitors.ts';
import { PHOTO, startUploading, stored, upload, uploadPicture } from './uploading.ts';

let server: TestServer;
let aino: Visitor;
let eino: Visitor;

beforeAll(async () => {
  ({ server, aino, eino } = await startUploading());
}, 90_000);

afterAll(() => server.stop());

const anyone = () => visitorOf(server.url);

const BAD = await badFiles();

const state = async () => ({ files: await stored(server), rows: await server.db.prisma.image.count() });

describe('is refused, and nothing is stored', () => {
  // Issue "What people add": SVG, HTML, polyglots, bombs, truncated files and renamed programs are refused, and
  //   nothing is stored
  test.each(BAD.map(([what, file, detail]) => ({ what, file, detail })))('$what: $detail', async ({ file, detail }) => {
    const before = await state();
    const { status, body } = await upload(server, aino, file);
    expect([status, body]).toEqual([400, { parameterName: 'file', detail }]);
    const mutation = await sendOperation(server.url, aino, UPLOAD_IMAGE, { attractionId: IDS.museum }, file);
    expect([mutation.status, mutation.body]).toEqual([
      200,
      { data: { uploadImage: { __typename: 'InvalidInputError', parameterName: 'file', detail } } },
    ]);
    expect((await uploadPicture(server, aino, file)).body).toEqual({ parameterName: 'file', detail });
    expect(await state()).toEqual(before);
  });

  // Issue "What people add": SVG, HTML, polyglots, bombs, truncated files and renamed programs are refused, and
  //   nothing is stored
  test('more than 20 MB, by both doors, with bounded memory', async () => {
    const before = await state();
    const large = Buffer.concat([PHOTO, Buffer.alloc(21 * 2 ** 20)]);
    expect(await upload(server, aino, large)).toMatchObject({
      status: 413,
      body: { parameterName: 'file', detail: 'tooLarge' },
    });
    expect([400, 413]).toContain(
      (await sendOperation(server.url, aino, UPLOAD_IMAGE, { attractionId: IDS.museum }, large)).status,
    );
    const bombs = BAD.filter(([what]) => what.includes('PNG')).map(([, file]) => file);
    const rss = process.memoryUsage().rss;
    await Promise.all([...bombs, ...bombs].map((file) => upload(server, aino, file)));
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
    const { body } = await sendOperation(server.url, aino, UPLOAD_IMAGE, { attractionId: IDS.museum }, PHOTO, [
      ['1', PHOTO],
    ]);
    expect(JSON.stringify(body)).toContain('InvalidInputError');
    expect(await state()).toEqual(before);
  });

  test('a place that is not there, that vanished, or that is somebody’s own', async () => {
    const { body } = await aino.rest('POST', '/api/userattractions', { name: 'Oma', pos: [24.95, 60.17] });
    const { id } = z.object({ id: z.number() }).parse(body);
    const before = await state();
    expect(await upload(server, aino, PHOTO, 999_999)).toMatchObject({ status: 404, body: { message: 'notFound' } });
    expect(await upload(server, aino, PHOTO, id)).toMatchObject({
      status: 400,
      body: { parameterName: 'attractionId', detail: 'invalid' },
    });
    expect(await upload(server, eino, PHOTO, id)).toMatchObject({ status: 404, body: { message: 'notFound' } });
    for (const not of [IDS.hidden, IDS.gone])
      expect(await upload(server, aino, PHOTO, not)).toMatchObject({ status: 404 });
    expect(await state()).toEqual(before);
  });

  test('of somebody not logged in, before the file is read', async () => {
    const before = await state();
    expect(await upload(server, anyone())).toMatchObject({ status: 401, body: { message: 'anonymous' } });
    const { status, body } = await sendOperation(
      server.url,
      anyone(),
      UPLOAD_IMAGE,
      { attractionId: IDS.museum },
      PHOTO,
    );
    expect([status, body]).toEqual([
      200,
      { data: { uploadImage: { __typename: 'NotAuthorizedError', reason: 'ANONYMOUS' } } },
    ]);
    expect(await state()).toEqual(before);
  });
});
