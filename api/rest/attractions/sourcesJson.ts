import { z } from 'zod';
import type { Context } from '#api/domain/core/context.ts';
import type { Place } from '#api/domain/places/places.ts';
import { type DataSource, dataSources } from '#api/domain/places/sources.ts';

const creditBody = z.object({ attribution: z.string(), licence: z.string(), licenceUrl: z.string() });

export const creditsBody = z
  .array(creditBody)
  .readonly()
  .describe('To be shown with the place: its sources and their licences, the preferred first.');

const recordBody = z.object({
  key: z.string().describe('Source, as in /api/query/data/sources.'),
  ref: z.string().describe('Name of the record there.'),
  url: z.string().nullable().describe("The source's own page of the record."),
  date: z.string().nullable().describe('ISO date of its last change there.'),
});

export const recordsBody = z
  .array(recordBody)
  .readonly()
  .describe('The records that the place was made of, the preferred first.');

/** The sources of each place, the preferred first. */
export async function sourcesOf(ctx: Context, places: readonly Pick<Place, 'sources'>[]): Promise<DataSource[][]> {
  const byKey = new Map((await dataSources(ctx)).map((source) => [source.key, source]));
  return places.map(({ sources }) =>
    [...new Set(sources.map(({ source }) => source))].flatMap((key) => byKey.get(key) ?? []),
  );
}

export type Credits = z.output<typeof creditsBody>;

/** The credits of the sources of each place, the preferred first. */
export async function creditsOfEach(ctx: Context, places: readonly Pick<Place, 'sources'>[]): Promise<Credits[]> {
  return (await sourcesOf(ctx, places)).map((sources) =>
    sources.map(({ attribution, licence, licenceUrl }) => ({ attribution, licence, licenceUrl })),
  );
}

/** The credits of a place's sources, the preferred first. */
export async function creditsOf(ctx: Context, place: Pick<Place, 'sources'>): Promise<Credits> {
  return (await creditsOfEach(ctx, [place]))[0] ?? [];
}

/** The records of a place, the preferred first. */
export function recordsJson({ sources }: Pick<Place, 'sources'>): z.output<typeof recordsBody> {
  return sources.map(({ source: key, ref, url = null, date = null }) => ({ key, ref, url, date }));
}
