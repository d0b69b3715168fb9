import { afterAll, beforeAll, expect, test } from 'vitest';
import { rejectionMail } from '#api/domain/mail/rejectionMail.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { type Moderation, startModeration } from './asked.ts';

let on: Moderation;

beforeAll(async () => {
  on = await startModeration();
}, 90_000);

afterAll(() => on.server.stop());

test('a mail about rejected photos counts places of one name apart, and those that were merged together', async () => {
  const { db } = on.server;
  await db.prisma.place.updateMany({ where: { id: { in: [IDS.tower, IDS.cafe] } }, data: { name: 'Torni' } });
  const texts: string[] = [];
  const mailer = {
    send: async ({ text }: { readonly text: string }) => void texts.push(text),
    close: () => undefined,
  };
  const attractionIds = [IDS.tower, IDS.cafe, IDS.tower, IDS.museum, IDS.mergedTwice];
  const job = { kind: 'imagesRejected', userId: on.ids.aino, attractionIds, reason: 'Epätarkka' } as const;
  await rejectionMail({ db, mailer, publicUrl: on.server.url }, 'mail', job);
  expect(texts).toEqual([expect.stringMatching(/: Linnoitusmuseo \(2\), Torni( \(2\))?, Torni( \(2\))?\n/)]);
  expect(texts[0]?.match(/Torni \(2\)/g)).toHaveLength(1);
});
