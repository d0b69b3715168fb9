import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import sharp, { type Sharp } from 'sharp';
import type { Files } from '#api/platform/files/files.ts';
import {
  imagePath,
  type ImageName,
  THUMB_FORMATS,
  THUMB_SIZES,
  type ThumbSize,
  thumbPath,
} from '#common/places/imageFiles.ts';

export interface MadeImage {
  readonly attractionId: number;
  /** Decides the name of the file and the colours of the landscape. */
  readonly seed: number;
  readonly width?: number;
  readonly height?: number;
  readonly state?: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly heart?: boolean;
  /** UUID of a user. */
  readonly uploaderId?: string;
  /** ISO 8601. */
  readonly created?: string;
}

/** The unguessable name of a made photo, guessable for tests. */
export function madeFilename(seed: number): string {
  return createHash('sha256').update(`photo ${seed}`).digest('hex').slice(0, 32);
}

/**
 * Stores a photo as an approved upload would be: its row, a JPEG, and every thumbnail as JPEG and AVIF. Returns the
 * row's id.
 */
export async function makeImage(pool: Pool, files: Files, image: MadeImage): Promise<number> {
  const {
    attractionId,
    seed,
    width = 1600,
    height = 1200,
    state = 'APPROVED',
    heart = false,
    uploaderId = null,
    created = '2026-11-01T12:00:00Z',
  } = image;
  const name: ImageName = { attractionId, filename: madeFilename(seed) };
  const photo = await sharp(Buffer.from(landscape(seed, width, height)))
    .jpeg({ quality: 80 })
    .toBuffer();
  const blur = (await sharp(photo).resize(16, 12, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()).toString(
    'base64',
  );
  // The row comes first: files that no row names are swept away when a server starts.
  const answer = await pool.query<{ id: number }>(
    `INSERT INTO image (attraction_id, uploader_id, filename, width, height, state, heart, blur, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6::image_state, $7, $8, $9, $9) RETURNING id`,
    [attractionId, uploaderId, name.filename, width, height, state, heart, blur, created],
  );
  await files.put(imagePath(name).slice(1), photo);
  for (const size of THUMB_SIZES) {
    const small = thumbnail(photo, size);
    for (const format of THUMB_FORMATS)
      await files.put(
        thumbPath(name, size, format).slice(1),
        await (format === 'avif' ? small.clone().avif({ effort: 2 }) : small.clone().jpeg()).toBuffer(),
      );
  }
  return answer.rows[0]?.id ?? 0;
}

function thumbnail(photo: Buffer, size: ThumbSize): Sharp {
  if (size === '240') return sharp(photo).resize({ width: 240 });
  const side = size === '100sq' ? 100 : 200;
  return sharp(photo).resize(side, side, { fit: 'cover' });
}

/** Sky, hills and a lake, in colours of the seed. */
function landscape(seed: number, width: number, height: number): string {
  const hue = (seed * 67) % 360;
  const horizon = height * 0.55;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue},60%,70%)"/>
      <stop offset="1" stop-color="hsl(${(hue + 40) % 360},70%,88%)"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${width * (0.2 + (seed % 5) * 0.15)}" cy="${height * 0.25}" r="${height * 0.07}"
      fill="hsl(45,90%,85%)"/>
    <path d="M0 ${horizon} Q ${width * 0.25} ${horizon - height * 0.25} ${width * 0.5} ${horizon}
      T ${width} ${horizon * 0.9} V ${height} H 0 Z" fill="hsl(${(hue + 120) % 360},30%,32%)"/>
    <rect y="${height * 0.7}" width="${width}" height="${height * 0.3}" fill="hsl(205,45%,55%)"/>
  </svg>`;
}
