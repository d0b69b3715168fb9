import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import type { Database } from '#api/platform/db/database.ts';
import { imagePath } from '#common/places/imageFiles.ts';
import { upload } from '../photos.ts';

export interface TakenBack {
  readonly db: Database;
  /** Origin of a web process, and of the CDN before it. */
  readonly url: string;
  readonly cdnUrl: string;
  readonly admin: string;
  readonly place: number;
}

const LONGEST_MS = 60_000;
const uploaded = z.object({ id: z.number() });

/** Milliseconds from the answer to a moderator's rejection of a public photo until the CDN answers 404 for it. */
export async function photoTakenBack({ db, url, cdnUrl, admin, place }: TakenBack): Promise<number> {
  const file = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const { id: imageId } = uploaded.parse(JSON.parse(await upload(url, admin, place, file)));
  const headers = { cookie: admin, 'content-type': 'application/json' };
  await fetch(`${url}/api/images/approve/${imageId}`, { method: 'POST', headers, body: '{}' });
  const { filename } = await db.prisma.image.findUniqueOrThrow({ where: { id: imageId } });
  const path = imagePath({ attractionId: place, filename });
  if ((await statusOf(cdnUrl + path)) !== 200) throw new Error('an approved photo is not shown by the CDN');
  const globalId = Buffer.from(`Image:${imageId}`).toString('base64');
  const query = `mutation { rejectImages(input: { ids: ["${globalId}"], reason: "bench" }) { __typename } }`;
  await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const start = performance.now();
  while ((await statusOf(cdnUrl + path)) !== 404) {
    if (performance.now() - start > LONGEST_MS) throw new Error('a photo that was taken back stays in the CDN');
    await delay(20);
  }
  return performance.now() - start;
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
