import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { conditionImagesOf } from '#api/domain/photos/images.ts';
import { cameraJpeg } from '../../support/made/madePictures.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { countStatements } from '../../support/statements.ts';
import { sendForm, sendOperation, UPLOAD_IMAGE } from '../../support/uploads.ts';
import type { Visitor } from '../../support/visitors.ts';
import { act, ask, invalid, type Moderation, startModeration } from '../moderation/asked.ts';

let on: Moderation;
let photo: Buffer;

beforeAll(async () => {
  on = await startModeration();
  photo = await cameraJpeg({ width: 400, height: 300 });
}, 90_000);

afterAll(() => on.server.stop());

beforeEach(async () => {
  await on.server.db.prisma.image.deleteMany();
  await on.server.db.prisma.condition.deleteMany();
});

const payload = z.object({ condition: z.object({ id: z.string(), conditionId: z.number() }) });
async function reported(who: Visitor = on.aino, attractionId: number = IDS.museum) {
  const input = { attractionId, report: 'fallenTree' };
  return payload.parse(await act(who, 'reportCondition', input, 'condition { id conditionId }')).condition;
}

const answer = z.object({
  data: z.object({
    uploadImage: z.object({ imageEdge: z.object({ node: z.object({ id: z.string() }).loose() }).optional() }).loose(),
  }),
});
async function upload(who: Visitor, conditionId: string, clientMutationId?: string) {
  const input = { attractionId: IDS.museum, conditionId, ...(clientMutationId !== undefined && { clientMutationId }) };
  return answer.parse((await sendOperation(on.server.url, who, UPLOAD_IMAGE, input, photo)).body).data.uploadImage;
}
const sent = async (conditionId: string): Promise<string> =>
  z.string().parse((await upload(on.aino, conditionId)).imageEdge?.node.id);
const approve = (id: string) => act(on.admin, 'approveImages', { ids: [id] });

const WITH_PHOTOS = 'attractionId conditions { conditionId images { id url } }';
const shown = z.object({
  attraction: z.object({
    conditions: z.array(z.object({ conditionId: z.number(), images: z.array(z.object({ id: z.string() })) })),
  }),
});
async function atPlace(who: Visitor = on.nobody) {
  const query = `{ attraction(id: ${IDS.museum}) { ... on Attraction { ${WITH_PHOTOS} } } }`;
  return shown.parse(await ask(who, query)).attraction.conditions.map(({ images }) => images.map(({ id }) => id));
}

describe('a photo that is sent with a report', () => {
  // Issue 23, point 5: photo optional
  test('is shown with the report once a moderator has approved it', async () => {
    const { id } = await reported();
    const image = await sent(id);
    expect(await atPlace()).toEqual([[]]);
    expect(await atPlace(on.aino)).toEqual([[]]);
    await approve(image);
    expect(await atPlace()).toEqual([[image]]);
  });

  test('leaves the report when it is rejected', async () => {
    const image = await sent((await reported()).id);
    await approve(image);
    await act(on.admin, 'rejectImages', { ids: [image], reason: 'Epäselvä' });
    expect(await atPlace()).toEqual([[]]);
  });

  test('stays a photo of the place when the report is hidden or deleted', async () => {
    const { id, conditionId } = await reported();
    const image = await sent(id);
    await approve(image);
    await act(on.admin, 'hideCondition', { id });
    expect(await atPlace()).toEqual([]);
    await on.server.db.prisma.condition.delete({ where: { id: conditionId } });
    const query = `{ attraction(id: ${IDS.museum}) { ... on Attraction {
      images(first: 5) { edges { node { id } } } } } }`;
    expect(await ask(on.nobody, query)).toEqual({ attraction: { images: { edges: [{ node: { id: image } }] } } });
  });

  test('is taken by the form of REST too', async () => {
    const { conditionId } = await reported();
    const parts = [
      ['attractionId', String(IDS.museum)],
      ['conditionId', String(conditionId)],
      ['file', photo],
    ] as const;
    const { status } = await sendForm(on.server.url, on.aino, '/api/images/uploadAttractionImage', parts);
    expect(status).toBe(200);
    expect(await on.server.db.prisma.image.findMany({ select: { conditionId: true } })).toEqual([{ conditionId }]);
  });

  test('is made once when it is sent again, also after the report has ended', async () => {
    const { id } = await reported();
    const first = await upload(on.aino, id, 'photo-1');
    await act(on.aino, 'endCondition', { id });
    expect(await upload(on.aino, id, 'photo-1')).toEqual(first);
    expect(await on.server.db.prisma.image.count()).toBe(1);
  });

  test('is refused for a report that is not the viewer’s, is over, or is of another place', async () => {
    const refused = invalid('conditionId', 'invalid');
    expect(await upload(on.matti, (await reported()).id)).toEqual(refused);
    expect(await upload(on.aino, (await reported(on.aino, IDS.cafe)).id)).toEqual(refused);
    expect(await upload(on.aino, globalId('Condition', 999_999))).toEqual(refused);
    expect(await upload(on.aino, 'nonsense')).toEqual(refused);
    const { id } = await reported();
    await act(on.aino, 'endCondition', { id });
    expect(await upload(on.aino, id)).toEqual(refused);
    expect(await on.server.db.prisma.image.count()).toBe(0);
  });

  test('is read with those of all other reports by one statement', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 3; at++) {
      const { id, conditionId } = await reported();
      await approve(await sent(id));
      ids.push(conditionId);
    }
    const { db, taken } = countStatements(on.server.db);
    const found = await conditionImagesOf({ db }, ids);
    expect(found.map((images) => images.length)).toEqual([1, 1, 1]);
    expect(taken()).toHaveLength(1);
  });
});
