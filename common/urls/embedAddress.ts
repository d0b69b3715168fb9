import { type Camera, formatCamera, parseCamera } from '#common/geo/camera.ts';
import { isLanguage, type Language } from '#common/languages.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { DEFAULT_FILTER, type ListFilter, readLocation } from './viewLocation.ts';

/** Colours of an embed; `auto` follows the visitor's system. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** What an embed shows. */
export type EmbedSubject =
  | { readonly shows: 'place'; readonly id: AttractionId }
  | { readonly shows: 'map'; readonly filter: ListFilter; readonly camera: Camera | null };

export interface EmbedLook {
  readonly theme: EmbedTheme;
  /** Null: the language of the visitor's browser. */
  readonly language: Language | null;
}

/** Path and query of an embed: `/embed/map?kind=museum&pos=11.2,24.46654,60.99486&theme=dark`. */
export function embedPath(subject: EmbedSubject, { theme, language }: EmbedLook): string {
  const query = [
    ...(subject.shows === 'map' ? mapParameters(subject) : []),
    theme === 'auto' ? '' : `theme=${theme}`,
    language === null ? '' : `lang=${language}`,
  ].filter((part) => part !== '');
  const path = subject.shows === 'place' ? `/embed/place/${subject.id}` : '/embed/map';
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

function mapParameters({ filter, camera }: EmbedSubject & { readonly shows: 'map' }): string[] {
  const list = filter.by === 'kind' ? `kind=${filter.kind}` : `category=${filter.slug}`;
  return [list, camera === null ? '' : `pos=${formatCamera(camera)}`];
}

/** What a query of `/embed/map` asks for; what is not valid counts as absent. */
export function readEmbeddedMap(query: URLSearchParams): EmbedSubject & { readonly shows: 'map' } {
  const [kind, category] = [query.get('kind'), query.get('category')];
  const segment = category === null ? (kind ?? '') : `category-${category}`;
  const view = readLocation({ pathname: `/v/map/${encodeURIComponent(segment)}`, search: '' })?.location.view;
  const filter = view?.screen === 'list' ? view.filter : DEFAULT_FILTER;
  return { shows: 'map', filter, camera: parseCamera(query.get('pos') ?? '') };
}

export function readEmbedLook(query: URLSearchParams): EmbedLook {
  const language = query.get('lang');
  return {
    theme: EMBED_THEMES.find((one) => one === query.get('theme')) ?? 'auto',
    language: isLanguage(language) ? language : null,
  };
}

/** What the embed of a page shows; null for a page that has none. */
export function embedOfPage(url: { readonly pathname: string; readonly search: string }): EmbedSubject | null {
  const location = readLocation(url)?.location;
  if (location === undefined || location.view.screen === 'point') return null;
  return location.view.screen === 'attraction'
    ? { shows: 'place', id: location.view.id }
    : { shows: 'map', filter: { ...location.view.filter, facets: undefined }, camera: location.camera };
}

/** Pixels of an embed where nothing else is asked for. */
export const EMBED_SIZE = { width: 640, height: 420 } as const;

/**
 * What an embedding frame lets its page do: run its program and open links. It can neither send a form nor lead the
 * page around it elsewhere.
 */
export const EMBED_SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
