import sharp, { type Sharp } from 'sharp';
import { hashPassword } from '#api/domain/people/passwordHash.ts';
import { photoFiles } from '#api/domain/photos/files/encodedPhotos.ts';
import type { Database } from '#api/platform/db/database.ts';
import { withPixels } from '#api/platform/files/pictures.ts';
import { IMAGE_SHOWN_MAX } from '#common/limits.ts';
import { percentiles } from './load.ts';

/** A photo as phones and browsers send it. */
export interface Sample {
  readonly what: string;
  readonly file: Buffer;
}

/** As many are processed at a time as the product allows one process. */
const AT_ONCE = 2;
/** The photo and six thumbnails. */
const DERIVATIVES = 7;
const NAME = { attractionId: 1, filename: 'a'.repeat(40) } as const;

/** Detail as a landscape has it: noise in three sizes, which costs an encoder what leaves and water do. */
export async function samplePhotos(): Promise<Sample[]> {
  const large = await landscape(4000, 3000);
  return [
    {
      what: '12 megapixels, JPEG held upright',
      file: await sharp(large).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer(),
    },
    {
      what: '5 megapixels, JPEG as browsers send it',
      file: await sharp(large).resize({ width: IMAGE_SHOWN_MAX }).jpeg({ quality: 85 }).toBuffer(),
    },
    {
      what: '3 megapixels, PNG',
      file: await sharp(large).resize({ width: 2000 }).png({ compressionLevel: 3 }).toBuffer(),
    },
    {
      what: '5 megapixels, WebP',
      file: await sharp(large).resize({ width: IMAGE_SHOWN_MAX }).webp({ quality: 80, effort: 1 }).toBuffer(),
    },
  ];
}

async function landscape(width: number, height: number): Promise<Buffer> {
  const noise = (w: number, h: number, sigma: number) =>
    sharp({
      create: { width: w, height: h, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma } },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const [fine, coarse] = await Promise.all([noise(width / 2, height / 2, 12), noise(width / 40, height / 40, 60)]);
  const ground = sharp(
    await sharp(coarse).resize(width, height, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer(),
  );
  return ground
    .composite([
      { input: await sharp(fine).resize(width, height).png({ compressionLevel: 1 }).toBuffer(), blend: 'soft-light' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The same seven files of one photo with the library alone, each from the file that was sent. */
async function bareFiles(file: Buffer): Promise<void> {
  const upright = () => sharp(file).autoOrient();
  await upright()
    .resize({ width: IMAGE_SHOWN_MAX, height: IMAGE_SHOWN_MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
  const small: readonly (() => Sharp)[] = [
    () => upright().resize(100, 100),
    () => upright().resize(200, 200),
    () => upright().resize({ width: 240 }),
  ];
  for (const resized of small) {
    await resized().jpeg({ quality: 80, progressive: true }).toBuffer();
    await resized().avif({ quality: 55, effort: 2 }).toBuffer();
  }
}

async function ourFiles(file: Buffer): Promise<void> {
  await withPixels(file, (pixels) => photoFiles(pixels, NAME));
}

/**
 * Derivatives a second, of the product and of the library alone, in turns on the same file; a line for each kind of
 * file.
 */
export async function benchDerivatives(samples: readonly Sample[], rounds: number): Promise<string[]> {
  const lines: string[] = [];
  for (const { what, file } of samples) {
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await perSecond(() => ourFiles(file)));
      bare.push(await perSecond(() => bareFiles(file)));
    }
    const [our, alone] = [percentiles(ours).p50, percentiles(bare).p50];
    lines.push(
      `${what.padEnd(40)} ${our.toFixed(1)} files/s, bare sharp ${alone.toFixed(1)}, ratio ${(our / alone).toFixed(2)}`,
    );
  }
  return lines;
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = 0; at < 2; at += 1) await work();
    }),
  );
  return (DERIVATIVES * AT_ONCE * 2 * 1000) / (performance.now() - begin);
}

const PASSWORD = 'bench-Polku7';

/**
 * Photos a second that the server takes from two users with three connections each, from the first byte to the answer.
 */
export async function benchUploads(
  url: string,
  db: Database,
  samples: readonly Sample[],
  count: number,
): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: number }>(
    'SELECT id FROM attraction WHERE merged_into IS NULL ORDER BY id LIMIT 1',
  );
  const place = rows[0]?.id ?? 0;
  const cookies = await Promise.all(['yksi', 'kaksi'].map((name) => sessionOf(url, db, name)));
  const senders = [...cookies, ...cookies, ...cookies];
  const lines: string[] = [];
  for (const { what, file } of samples) {
    let left = count;
    const times: number[] = [];
    const begin = performance.now();
    await Promise.all(
      senders.map(async (cookie) => {
        while (left > 0) {
          left -= 1;
          const start = performance.now();
          await upload(url, cookie, place, file);
          times.push(performance.now() - start);
        }
      }),
    );
    const { p50, p95 } = percentiles(times);
    lines.push(
      `${what.padEnd(40)} ${((times.length * 1000) / (performance.now() - begin)).toFixed(1)} uploads/s, ` +
        `p50 ${p50.toFixed(0)} p95 ${p95.toFixed(0)} ms`,
    );
  }
  return lines;
}

/** Makes a user and logs in; the cookie of the session. */
export async function sessionOf(url: string, { prisma }: Database, username: string): Promise<string> {
  const email = `${username}@bench.example`;
  await prisma.user.create({
    data: {
      email,
      emailKey: email,
      username,
      usernameKey: username,
      passwordHash: await hashPassword(PASSWORD),
      confirmedAt: new Date(),
    },
  });
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  await response.text();
  const [cookie = ''] = response.headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
  return cookie;
}

/** Uploads a photo of a place; the answer, JSON. */
export async function upload(url: string, cookie: string, place: number, file: Buffer): Promise<string> {
  const form = new FormData();
  form.append('attractionId', String(place));
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await fetch(`${url}/api/images/uploadAttractionImage`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`an upload was answered ${response.status}: ${answer}`);
  return answer;
}
