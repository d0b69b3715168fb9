import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCategories, category, FALLBACK_ICON } from '#common/catalogue/catalogue.ts';
import { isFamily } from '#common/catalogue/families.ts';
import { FAMILY_COLOURS } from '#common/catalogue/familyColours.ts';
import { FAVOURITE_COLOURS } from '#common/places/favouriteColours.ts';
import { FAVOURITE_TYPES } from '#common/places/favouriteTypes.ts';
import glyphs from '../../web/features/category/glyphs.json' with { type: 'json' };
import discs from '../../web/map/sprites/discs.json' with { type: 'json' };

const fileOf = (path: string): URL => new URL(`../../web/${path}`, import.meta.url);
const mapping = Object.entries(discs);

const image = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number(), pixelRatio: z.number() });

/** Reads `[r, g, b, a]` of a pixel of the image. */
async function pixelsOf(file: URL): Promise<(x: number, y: number) => readonly number[]> {
  const { data, info } = await sharp(readFileSync(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 4)];
  };
}

/** Largest difference of the channels both have. */
function difference(pixel: readonly number[], colour: readonly number[]): number {
  return Math.max(...colour.map((channel, at) => Math.abs(channel - (pixel[at] ?? 0))));
}

describe('glyphs', () => {
  test('there is one for every icon of the catalogue, and the fallback', () => {
    for (const { icon, key } of allCategories()) expect(glyphs, `${icon} of ${key}`).toHaveProperty([icon]);
    expect(glyphs).toHaveProperty([FALLBACK_ICON]);
  });

  test('are paths inside of one square', async () => {
    for (const [name, d] of Object.entries(glyphs)) {
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="-1 -1 26 26"><path d="${d}"/>` +
        '</svg>';
      const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const opacity = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0;
      const edge = [...Array(26).keys()].flatMap((at) => [
        opacity(at, 0),
        opacity(at, 25),
        opacity(0, at),
        opacity(25, at),
      ]);
      expect(Math.max(...edge), name).toBeLessThan(40);
      expect(Math.max(...data), name).toBe(255);
    }
  });
});

/** Of a disc named `family/icon` or `favourite/TYPE`. */
function colourOf(name: string): string {
  if (name === 'mark/closed') return '#B3261E';
  const [group, type] = name.split('/');
  const favourite = FAVOURITE_TYPES.find((one) => one === type);
  if (group === 'favourite' && favourite) return FAVOURITE_COLOURS[favourite];
  if (group === 'dot' && isFamily(type)) return FAMILY_COLOURS[type];
  if (isFamily(group)) return FAMILY_COLOURS[group];
  throw new Error(`${name} belongs to no family`);
}

describe('discs', () => {
  test('there is one for every family, icon, and type of favourite, and for an unknown category', () => {
    const names = new Set(mapping.map(([name]) => name));
    for (const { family, icon, key } of [...allCategories(), category('unknown')])
      expect(names.has(`${family}/${icon}`), key).toBe(true);
    for (const type of FAVOURITE_TYPES) expect(names.has(`favourite/${type}`), type).toBe(true);
  });

  test.each(['discs.png', 'discs-dark.png'])('lie inside %s, which is at most 2048 px wide and high', async (file) => {
    const { width = 0, height = 0 } = await sharp(readFileSync(fileOf(`map/sprites/${file}`))).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
    for (const [name, disc] of mapping) {
      expect(disc.x + disc.width <= width && disc.y + disc.height <= height, name).toBe(true);
    }
  });

  test('do not overlap', () => {
    for (const [nameA, a] of mapping) {
      for (const [nameB, b] of mapping) {
        const apart = a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
        expect(nameA === nameB || apart, `${nameA} and ${nameB}`).toBe(true);
      }
    }
  });

  test.each([
    ['discs.png', [255, 255, 255]],
    ['discs-dark.png', [231, 238, 233]],
  ] as const)('of %s show the colour of their family or type inside a ring', async (file, ring) => {
    const pixel = await pixelsOf(fileOf(`map/sprites/${file}`));
    for (const [name, { x, y, width }] of mapping) {
      const colour = [1, 3, 5].map((at) => Number.parseInt(colourOf(name).slice(at, at + 2), 16));
      // Dots are drawn smaller: their rings are wider.
      const inside = name.startsWith('dot/') ? width / 2 : 6;
      expect(difference(pixel(x + width / 2, y + inside), colour), name).toBeLessThan(12);
      expect(difference(pixel(x + width / 2, y + 2), ring), name).toBeLessThan(12);
      expect(pixel(x, y)[3], name).toBe(0);
    }
  });
});

describe('the sprites of the base map', () => {
  const spriteOf = (name: string) =>
    z.record(z.string(), image).parse(JSON.parse(readFileSync(fileOf(`public/static/map/${name}.json`), 'utf8')));

  test.each([
    ['light', 1],
    ['light@2x', 2],
    ['dark', 1],
    ['dark@2x', 2],
  ] as const)('lie inside their picture, apart from each other, at their density (%s)', async (name, density) => {
    const images = Object.entries(spriteOf(name));
    const { width = 0, height = 0 } = await sharp(readFileSync(fileOf(`public/static/map/${name}.png`))).metadata();
    expect(images.length).toBeGreaterThan(10);
    for (const [nameA, a] of images) {
      expect(a.pixelRatio).toBe(density);
      expect(a.x + a.width <= width && a.y + a.height <= height, nameA).toBe(true);
      for (const [nameB, b] of images) {
        const apart = a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
        expect(nameA === nameB || apart, `${nameA} and ${nameB}`).toBe(true);
      }
    }
  });

  test.each(['light', 'dark'] as const)(
    'show a glyph in ink inside a halo, and patterns that stay inside their tile (%s)',
    async (theme) => {
      const pixel = await pixelsOf(fileOf(`public/static/map/${theme}@2x.png`));
      const { peak, bog } = spriteOf(`${theme}@2x`);
      if (!peak || !bog) throw new Error('The sprite lacks a peak or a bog.');
      const ink = pixel(peak.x + peak.width / 2, peak.y + peak.height / 2);
      expect(ink[3]).toBe(255);
      expect(theme === 'light' ? Math.max(...ink.slice(0, 3)) < 128 : Math.min(...ink.slice(0, 3)) > 128).toBe(true);
      const opaque = [...Array(bog.width).keys()].filter((x) => (pixel(bog.x + x, bog.y + 7)[3] ?? 0) > 128);
      expect(opaque.length).toBeGreaterThan(bog.width / 3);
      expect(
        [...Array(bog.width).keys()].every(
          (x) => pixel(bog.x + x, bog.y - 1)[3] === 0 && pixel(bog.x + x, bog.y + bog.height)[3] === 0,
        ),
      ).toBe(true);
    },
  );
});

test('the picture of shared links is a PNG of 1200 by 630 pixels', async () => {
  const { width, height, format } = await sharp(readFileSync(fileOf('public/static/share.png'))).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
});
