import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** The mark of the browser's tab; the icons of the installed app are drawn from it. */
const MARK = readFileSync(new URL('../../web/public/favicon.svg', import.meta.url), 'utf8');
const GREEN = '#1c6642';

/**
 * The mark without the corners of its ground, for where the system cuts the shape: inside the middle 80 % (W3C,
 * maskable icons).
 */
function maskable() {
  const drawn = MARK.replace(/<rect[^>]*>/, '').replace(/<\/?svg[^>]*>/g, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${GREEN}"/>` +
    `<g transform="translate(2.6 2.9) scale(0.82)">${drawn}</g></svg>`
  );
}

/** What the manifest and the page name (api/http/pages/manifest.ts, web/index.html). */
const ICONS = [
  { file: 'icon-192.png', size: 192, svg: MARK },
  { file: 'icon-512.png', size: 512, svg: MARK },
  { file: 'maskable-192.png', size: 192, svg: maskable() },
  { file: 'maskable-512.png', size: 512, svg: maskable() },
  { file: 'apple-touch-icon.png', size: 180, svg: maskable() },
];

/** The icons of the installed app as `[file, PNG]`. */
export function drawAppIcons() {
  return Promise.all(
    ICONS.map(async ({ file, size, svg }) => [
      file,
      await sharp(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng())
        .png({ compressionLevel: 9, effort: 10, palette: true, colours: 128 })
        .toBuffer(),
    ]),
  );
}
