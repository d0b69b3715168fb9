import { expect } from 'vitest';
import { z } from 'zod';

const link = z.object({ rel: z.string(), href: z.url(), type: z.string(), title: z.string() });

export const features = z.object({
  type: z.literal('FeatureCollection'),
  timeStamp: z.iso.datetime(),
  numberReturned: z.number(),
  numberMatched: z.number().optional(),
  links: z.array(link),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id: z.number(),
      geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }).nullable(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});

export const exception = z.strictObject({ code: z.string().min(1), description: z.string() });

export const linked = z.object({ links: z.array(link) });

/** Origin of all links of the answers. */
export const PUBLIC_URL = 'https://taival.example';

/** Asks one server below /ogc. */
export function askOgc(url: string) {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/ogc${path}`, { headers, redirect: 'manual' });
  return {
    get,
    json: async (path: string): Promise<unknown> => {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      return response.json();
    },
    /** The features of one page, whose numbers and links are checked. */
    page: async (path: string) => {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toMatch(/^application\/geo\+json/);
      const page = features.parse(await response.json());
      expect(page.numberReturned).toBe(page.features.length);
      return { ...page, ids: page.features.map(({ id }) => id) };
    },
  };
}

/** The path below /ogc to which a link of this relation leads; null without one. */
export function pathOf(links: readonly z.output<typeof link>[], rel: string): string | null {
  const href = links.find((one) => one.rel === rel)?.href ?? null;
  return href === null ? null : href.replace(`${PUBLIC_URL}/ogc`, '');
}
