import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { geometriesOf, livePlace } from '#api/domain/places/attractions.ts';
import type { ExportedPlace } from '#api/domain/places/attractionsSql.ts';
import { placePage } from '#api/domain/places/placePages.ts';
import { placeFeature } from '#api/rest/attractions/geojson.ts';
import { creditsOf, type Credits, creditsOfEach } from '#api/rest/attractions/sourcesJson.ts';
import type { Language } from '#common/languages.ts';
import { parseAttractionId } from '#common/places/attractionId.ts';
import { normalise } from '#common/search/normalise.ts';
import type { Collection } from './collections.ts';
import type { Interval, ItemsQuery } from './parameters.ts';

/** Features of a page as texts of GeoJSON. */
export interface Items {
  readonly features: readonly string[];
  /** Cursor of the next page; null: there is none. */
  readonly next: string | null;
  /** All that the question finds; null where it would have to be counted. */
  readonly matched: number | null;
}

/** A feature as a text of GeoJSON, or the id of the place that it was merged into. */
export type Item = { readonly movedTo: number } | { readonly feature: string };

type OfPlaces = Extract<Collection['of'], { readonly features: 'places' }>;

/** A page of places. Throws InvalidInputError('after'). */
export async function placeItems(ctx: Context, { kind, routesOnly }: OfPlaces, query: ItemsQuery): Promise<Items> {
  const { bbox = null, limit, lang, after = null, category = null, name, municipality, datetime } = query;
  const { rows, next } = await placePage(ctx, {
    filter: {
      kind,
      routesOnly,
      category,
      features: [],
      opening: null,
      norm: name === undefined ? undefined : normalise(name),
      area: municipality === undefined ? undefined : [municipality],
      changed: datetime && daysOf(datetime),
    },
    boxes: bbox,
    first: limit,
    after,
  });
  const credits = await creditsOfEach(ctx, rows);
  return { features: rows.map((place, at) => featureText(place, lang, credits[at])), next, matched: null };
}

/** A place of the collection. Throws NotFoundError. */
export async function placeItem(
  ctx: Context,
  { kind, routesOnly }: OfPlaces,
  featureId: string,
  language: Language,
): Promise<Item> {
  const id = parseAttractionId(featureId);
  if (id === null) throw new NotFoundError('notFound');
  const place = await livePlace(ctx, id);
  if ((kind !== null && place.kind !== kind) || (routesOnly && place.type !== 'PATH'))
    throw new NotFoundError('notFound');
  if (place.id !== id) return { movedTo: place.id };
  const [[geometry], credits] = await Promise.all([geometriesOf(ctx, [place]), creditsOf(ctx, place)]);
  const text = geometry ? JSON.stringify(geometry) : null;
  return { feature: featureText({ ...place, geometry: text }, language, credits) };
}

function featureText(place: ExportedPlace, language: Language, credits: Credits = []): string {
  return placeFeature(place, language, { municipality: place.adminFi[0] ?? null, updated: place.sourceDate, credits });
}

function daysOf({ from, to }: Interval) {
  const day = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 10));
  return { from: day(from), to: day(to) };
}
