import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { cameraJpeg, quarters } from './madePictures.ts';

/** A PNG of any size in a few bytes: all of its pixels are black. */
function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = Buffer.concat(Array.from({ length: Math.min(height, 2000) }, () => line));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** An archive with one empty file. */
const ZIP = Buffer.concat([
  Buffer.from('504b03040a0000000000000000000000000000000000000000000500000078', 'hex'),
  Buffer.from(
    '504b010214000a000000000000000000000000000000000000000000010000000000000000000000000000000000000078',
    'hex',
  ),
  Buffer.from('504b0506000000000100010030000000200000000000', 'hex'),
]);

/** A WebP in the extended form, which states the size of its canvas. */
function webpWithCanvas(simple: Buffer, width: number, height: number): Buffer {
  const canvas = Buffer.alloc(18);
  canvas.write('VP8X', 'latin1');
  canvas.writeUInt32LE(10, 4);
  canvas.writeUIntLE(width - 1, 12, 3);
  canvas.writeUIntLE(height - 1, 15, 3);
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), canvas, simple.subarray(12)]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** An AVIF whose property of its size says something else than its picture. */
function avifSaying(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file);
  const at = changed.indexOf('ispe');
  changed.writeUInt32BE(width, at + 8);
  changed.writeUInt32BE(height, at + 12);
  return changed;
}

/** A HEIC as the common phone writes it, as far as a decoder reads before it finds that it cannot go on. */
const HEIC = Buffer.concat([
  Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'),
  Buffer.alloc(4000),
]);

const page = (text: string) => Buffer.from(text, 'latin1');
const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));

/** Files that are no photos, or not to be taken: what they are, and the code they are refused with. */
export async function badFiles(): Promise<readonly (readonly [what: string, file: Buffer, code: string])[]> {
  const photo = await cameraJpeg({ width: 400, height: 300 });
  const noise = sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const [png, webp, avif, gif, tiff] = await Promise.all([
    noise.clone().png().toBuffer(),
    noise.clone().webp().toBuffer(),
    noise.clone().avif({ effort: 0 }).toBuffer(),
    noise.clone().gif().toBuffer(),
    noise.clone().tiff().toBuffer(),
  ]);
  return [
    [
      'an SVG',
      page('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>'),
      'unsupportedType',
    ],
    [
      'an SVG behind an XML head',
      page('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
      'unsupportedType',
    ],
    ['a page', page('<!doctype html><html><script>alert(1)</script></html>'), 'unsupportedType'],
    ['a document', page('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj'), 'unsupportedType'],
    [
      'a JPEG that is a page too',
      Buffer.concat([photo, page('<html><script>alert(1)</script></html>')]),
      'unsupportedType',
    ],
    [
      'a JPEG with a page in its comment',
      Buffer.concat([
        photo.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0x00, 0x13]),
        page('<script >1;/*****'),
        photo.subarray(2),
      ]),
      'unsupportedType',
    ],
    [
      'a JPEG that is a program of a server too',
      Buffer.concat([photo, page('<?php system($_GET[0]); ?>')]),
      'unsupportedType',
    ],
    ['a JPEG that is a document too', Buffer.concat([photo, page('\n%PDF-1.4\n1 0 obj')]), 'unsupportedType'],
    ['a JPEG that is an archive too', Buffer.concat([photo, ZIP]), 'unsupportedType'],
    ['a PNG that is an archive too', Buffer.concat([png, ZIP]), 'unsupportedType'],
    [
      'a PNG with a page in its text',
      Buffer.concat([
        png.subarray(0, 33),
        pngChunk('tEXt', page('Comment\0<script>alert(1)</script>')),
        png.subarray(33),
      ]),
      'unsupportedType',
    ],
    [
      'a GIF that is a script too',
      Buffer.concat([page('GIF89a/*'), gif.subarray(8), page('*/=1;alert(1)')]),
      'unsupportedType',
    ],
    ['a PNG that would fill the memory', pngBomb(25_000, 25_000), 'tooManyPixels'],
    ['a picture of 30,000 pixels', pngBomb(30_000, 1000), 'tooManyPixels'],
    ['a PNG that states more pixels than it has', pngBomb(7000, 7000), 'damaged'],
    [
      'a WebP that states a smaller canvas',
      webpWithCanvas(
        await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'grey' } })
          .webp({ effort: 0 })
          .toBuffer(),
        300,
        300,
      ),
      'damaged',
    ],
    [
      'an AVIF that states fewer pixels than it has',
      avifSaying(
        await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey' } })
          .avif({ effort: 0 })
          .toBuffer(),
        300,
        300,
      ),
      'damaged',
    ],
    ['an AVIF that states 60,000 pixels', avifSaying(avif, 60_000, 60_000), 'tooManyPixels'],
    ['a photo that was cut off', half(photo), 'damaged'],
    ['a PNG that was cut off', half(png), 'damaged'],
    ['a WebP that was cut off', half(webp), 'damaged'],
    ['an AVIF that was cut off', half(avif), 'damaged'],
    ['the beginning of a photo', photo.subarray(0, 3), 'damaged'],
    ['the beginning of a PNG', png.subarray(0, 20), 'damaged'],
    ['a HEIC that is none', HEIC, 'damaged'],
    [
      'a renamed program',
      Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(5000)]),
      'unsupportedType',
    ],
    ['a renamed program of another system', Buffer.concat([page('MZ'), Buffer.alloc(5000)]), 'unsupportedType'],
    ['a GIF', gif, 'unsupportedType'],
    ['a TIFF', tiff, 'unsupportedType'],
    ['a picture of 199 pixels', await quarters({ width: 800, height: 199 }).jpeg().toBuffer(), 'tooSmall'],
    [
      'one pixel',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
      'tooSmall',
    ],
    [
      'a line of 20,000 pixels',
      await sharp({ create: { width: 1, height: 20_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
      'tooSmall',
    ],
    ['an empty file', Buffer.alloc(0), 'missing'],
  ];
}
