import type { Geometry } from 'geojson';
import type { operations, paths } from './__generated__/ogc.ts';
import { TaivalError } from './error.ts';
import type { Send } from './send.ts';

/** `places`, `routes`, `conditions`, or the places of a kind: `museum`. */
export type Collection = keyof paths extends infer Path
  ? Path extends `/collections/${infer Name}/items`
    ? Name
    : never
  : never;

type ItemsOf<Name extends Collection> = operations[`${Name}.items`];

/** By which features are asked for; `bbox` is west, south, east, north. */
export type FeatureQuery<Name extends Collection> = Omit<
  NonNullable<ItemsOf<Name>['parameters']['query']>,
  'after' | 'f'
>;

type Described<Name extends Collection> =
  ItemsOf<Name>['responses'][200]['content']['application/geo+json']['features'][number];

/** A feature of GeoJSON with its properties. */
export type Feature<Name extends Collection> = Omit<Described<Name>, 'geometry'> & {
  readonly geometry: Geometry | Extract<Described<Name>['geometry'], null>;
};

interface Page<Name extends Collection> {
  readonly features: readonly Feature<Name>[];
  readonly links: readonly { readonly rel: string; readonly href: string }[];
}

interface Asking {
  readonly url: string;
  readonly send: Send;
  readonly language: string;
}

/** The features of a collection one by one; further pages are read as they are needed. */
export async function* features<Name extends Collection>(
  { url, send, language }: Asking,
  collection: Name,
  query?: FeatureQuery<Name>,
): AsyncGenerator<Feature<Name>, void, undefined> {
  const parameters = new URLSearchParams({ lang: language, limit: '500' });
  // Callers pass on values that they may not have: undefined asks for nothing, and leaves the defaults.
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) parameters.set(name, String(value));
  for (;;) {
    const response = await send(new Request(`${url}/ogc/collections/${collection}/items?${parameters}`));
    const page: Page<Name> = await response.json();
    yield* page.features;
    const next = page.links.find(({ rel }) => rel === 'next');
    const after = next === undefined ? null : new URL(next.href, url).searchParams.get('after');
    if (after === null) return;
    parameters.set('after', after);
  }
}

/** A feature by its id, of a merged place that which it is part of now; null where there is none. */
export async function feature<Name extends Collection>(
  { url, send, language }: Asking,
  collection: Name,
  id: number,
): Promise<Feature<Name> | null> {
  try {
    const response = await send(new Request(`${url}/ogc/collections/${collection}/items/${id}?lang=${language}`));
    const found: Feature<Name> = await response.json();
    return found;
  } catch (error) {
    if (error instanceof TaivalError && error.status === 404) return null;
    throw error;
  }
}
