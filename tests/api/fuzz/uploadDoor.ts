import sharp from 'sharp';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { UPLOAD_IMAGE, UPLOAD_PROFILE_IMAGE } from '../../support/uploads.ts';
import { damagedFile } from './damage.ts';
import type { Dice } from './dice.ts';
import type { MadeRequest } from './sending.ts';
import { GPX } from './values.ts';

const BOUNDARY = 'x-made-boundary';

/** One part of a form, as it is sent. */
interface Part {
  readonly name: string;
  readonly content: Buffer;
  readonly filename: string | null;
}

/** Makes uploads of photos, whole and damaged, by both ways, in forms that are right or broken. */
export async function uploadDoor(): Promise<(dice: Dice) => MadeRequest> {
  const photos = await smallPhotos();
  return (dice) => {
    if (dice.percent(20)) return gpxImport(dice);
    const photo = dice.one(photos);
    const file = dice.percent(75) ? damagedFile(dice, photo) : photo;
    const isGraphql = dice.percent(50);
    const parts = (isGraphql ? operationOf(dice, file) : formOf(dice, file)).map((part) => changed(dice, part));
    if (dice.percent(5)) parts.reverse();
    const body = Buffer.concat([...parts.map(writtenPart), Buffer.from(`--${BOUNDARY}--\r\n`)]);
    return {
      method: 'POST',
      path: isGraphql ? '/graphql' : dice.one(FORMS),
      headers: { 'content-type': typeOf(dice), accept: 'application/json' },
      body: dice.percent(8) ? damagedFile(dice, body) : body,
    };
  };
}

const FORMS = ['/api/images/uploadAttractionImage', '/api/images/uploadProfileImage'];

async function smallPhotos(): Promise<readonly Buffer[]> {
  const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } });
  return Promise.all([
    plain()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'x' } })
      .toBuffer(),
    plain().png().toBuffer(),
    plain().webp().toBuffer(),
    plain().avif({ effort: 0 }).toBuffer(),
    plain().gif().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  ]);
}

/** An import of own places from a damaged file. */
function gpxImport(dice: Dice): MadeRequest {
  const gpx = damagedFile(dice, GPX).toString(dice.one(['utf8', 'latin1']));
  const query = 'mutation ($input: ImportOwnPlacesInput!) { importOwnPlaces(input: $input) { __typename } }';
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { gpx } } }),
  };
}

function formOf(dice: Dice, file: Buffer): Part[] {
  return [
    {
      name: 'attractionId',
      content: Buffer.from(String(dice.one([IDS.museum, IDS.cafe, IDS.gone, 'x', '']))),
      filename: null,
    },
    { name: 'file', content: file, filename: 'photo.jpg' },
  ];
}

function operationOf(dice: Dice, file: Buffer): Part[] {
  const isPhoto = dice.percent(60);
  const input = { ...(isPhoto && { attractionId: dice.one([IDS.museum, IDS.cafe, IDS.gone, -1]) }), file: null };
  const operation = { query: isPhoto ? UPLOAD_IMAGE : UPLOAD_PROFILE_IMAGE, variables: { input } };
  const map = dice.percent(90) ? { 0: ['variables.input.file'] } : { [dice.text()]: [dice.text()] };
  const field = (name: string, value: unknown): Part => ({
    name,
    content: Buffer.from(dice.percent(95) ? JSON.stringify(value) : dice.text()),
    filename: null,
  });
  return [field('operations', operation), field('map', map), { name: '0', content: file, filename: 'photo.jpg' }];
}

function changed(dice: Dice, part: Part): Part {
  if (!dice.percent(5)) return part;
  return {
    ...part,
    name: dice.one([part.name, 'file', dice.text()]),
    filename: dice.one([part.filename, null, dice.text()]),
  };
}

function writtenPart({ name, content, filename }: Part): Buffer {
  const file = filename === null ? '' : `; filename="${filename}"\r\ncontent-type: image/jpeg`;
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
}

function typeOf(dice: Dice): string {
  return dice.percent(95)
    ? `multipart/form-data; boundary=${BOUNDARY}`
    : dice.one([
        'multipart/form-data',
        'multipart/form-data; boundary=""',
        'multipart/form-data; boundary=other',
        'image/jpeg',
      ]);
}
