import sharp from 'sharp';
import { expect } from 'vitest';
import { z } from 'zod';
import { imagePath, THUMB_FORMATS, THUMB_SIZES, thumbPath } from '#common/places/imageFiles.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { cameraJpeg, partsOf, quartersOf, SECRETS, UPRIGHT } from '../../support/made/madePictures.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { sendForm } from '../../support/uploads.ts';
import { loggedIn, makeUser, type Visitor } from '../../support/visitors.ts';

/** A server that sends mails, with the made Helsinki, two users and an admin. */
export interface Uploading {
  readonly server: TestServer;
  readonly aino: Visitor;
  readonly eino: Visitor;
  readonly admin: Visitor;
}

export async function startUploading(): Promise<Uploading> {
  const server = await startTestServer();
  await publishHelsinki(server.db);
  for (const [email, username, role] of [
    ['aino@example.org', 'Aino', 'USER'],
    ['eino@example.org', 'Eino', 'USER'],
    ['admin@example.org', 'Admin', 'ADMIN'],
  ] as const)
    await makeUser(server.db, { email, username, role });
  const [aino, eino, admin] = await Promise.all([
    loggedIn(server.url, 'aino@example.org'),
    loggedIn(server.url, 'eino@example.org'),
    loggedIn(server.url, 'admin@example.org'),
  ]);
  await server.startMailing();
  return { server, aino, eino, admin };
}

/** 640 × 480 pixels. */
export const PHOTO = await cameraJpeg({ width: 640, height: 480 });

/** A photo as REST answers it. */
export const imageBody = z.object({
  id: z.number(),
  filename: z.string(),
  attractionId: z.number(),
  size: z.tuple([z.number(), z.number()]),
  state: z.string().optional(),
  attractionName: z.string(),
});
export type ImageBody = z.output<typeof imageBody>;

/** Sends a photo of a place by the form of REST. */
export const upload = (
  { url }: TestServer,
  visitor: Visitor,
  file: Buffer = PHOTO,
  attractionId: number | string = IDS.museum,
) =>
  sendForm(url, visitor, '/api/images/uploadAttractionImage', [
    ['attractionId', String(attractionId)],
    ['file', file],
  ]);

/** Sends the picture of a profile by the form of REST. */
export const uploadPicture = ({ url }: TestServer, visitor: Visitor, file: Buffer = PHOTO) =>
  sendForm(url, visitor, '/api/images/uploadProfileImage', [['file', file]]);

/** A photo that the visitor has just sent, and that no moderator has approved yet. */
export const madeBy = async (
  server: TestServer,
  visitor: Visitor,
  attractionId: number = IDS.museum,
): Promise<ImageBody> => imageBody.parse((await upload(server, visitor, PHOTO, attractionId)).body);

/** Paths of all files of a photo. */
export const filesOf = (image: Pick<ImageBody, 'attractionId' | 'filename'>) => [
  imagePath(image),
  ...THUMB_SIZES.flatMap((size) => THUMB_FORMATS.map((format) => thumbPath(image, size, format))),
];

/** Keys of all files of photos and profiles in the store. */
export async function stored({ files }: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['images', 'thumbs', 'profiles']) {
    const page = await files.listAll(folder, { recursive: true }).catch(() => ({ objects: [] }));
    for (const found of page.objects) if (found.isFile) keys.push(found.key);
  }
  return keys.sort();
}

/** Fetches a file as the visitor. */
export async function get({ url }: TestServer, visitor: Visitor, path: string) {
  const cookie = visitor.cookie();
  const response = await fetch(url + path, { headers: { ...(cookie !== null && { cookie }) } });
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    type: response.headers.get('content-type'),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

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
export async function expectBarePicture(path: string, file: Buffer): Promise<void> {
  expect([path, await quartersOf(file)]).toEqual([path, UPRIGHT]);
  expect(SECRETS.filter((word) => file.includes(word))).toEqual([]);
  const known: readonly string[] = path.endsWith('avif') ? PARTS.avif : PARTS.jpg;
  expect([path, partsOf(file).filter((part) => !known.includes(part))]).toEqual([path, []]);
  const { exif, icc, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
  expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, 1]);
}
