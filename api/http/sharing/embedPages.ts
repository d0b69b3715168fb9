import { reachedAt } from '#api/domain/conditions/conditionsAt.ts';
import type { Context } from '#api/domain/core/context.ts';
import { attractionLists } from '#api/domain/places/attractionLists.ts';
import { attractionById } from '#api/domain/places/attractions.ts';
import { homeCamera } from '#api/domain/places/homeView.ts';
import { type Place, positionOf } from '#api/domain/places/places.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import { listName } from '#api/http/pages/listName.ts';
import { type PageBody, pageBody } from '#api/http/pages/pageBody.ts';
import { PRODUCT_NAME } from '#api/http/pages/pageTexts.ts';
import { type BaseTilesSource } from '#common/baseMap.ts';
import { boundsOfCamera, type Camera, cameraOfBounds, type Size } from '#common/geo/camera.ts';
import type { Language } from '#common/languages.ts';
import { LIST_CAMERA_MAX_ZOOM } from '#common/limits.ts';
import { type AttractionId, attractionId } from '#common/places/attractionId.ts';
import { embedPath, type EmbedSubject, type EmbedTheme } from '#common/urls/embedAddress.ts';
import type { EmbeddedMap } from '#common/urls/embeddedMap.ts';
import { queryBounds } from '#common/urls/routeData.ts';
import { formatLocation, type ListFilter, type ViewLocation } from '#common/urls/viewLocation.ts';
import { embedDocument, listContent, missingContent, placeContent, sourcesOf } from './embedDocument.ts';
import type { EmbedFiles } from './embedFiles.ts';
import { SHARING_WORDS } from './sharingWords.ts';

export interface EmbedPage {
  readonly status: 200 | 404;
  readonly body: PageBody;
  /** It is the same for everybody. */
  readonly mayBeStored: boolean;
}

/** The data with which all embeds of one answer are made. */
export interface EmbedMaking {
  readonly context: Context;
  readonly files: EmbedFiles;
  readonly baseTiles: BaseTilesSource;
  readonly homeView: Camera | null;
  readonly language: Language;
  /** The language that the embed's address names. */
  readonly asked: Language | null;
  readonly theme: EmbedTheme;
}

/** Size of the map that lists and cameras are made for: that of a usual frame. */
const FRAME: Size = { width: 600, height: 300 };

export async function embedPage(subject: EmbedSubject, making: EmbedMaking): Promise<EmbedPage> {
  return subject.shows === 'map' ? mapPage(subject, making) : placePage(subject.id, making);
}

async function mapPage(
  { filter, camera: asked }: EmbedSubject & { readonly shows: 'map' },
  making: EmbedMaking,
): Promise<EmbedPage> {
  const { context, homeView, language } = making;
  const camera = asked ?? homeView ?? (await homeCamera(context));
  const heading = listName(filter, language);
  const places = heading === null ? [] : await placesOf(filter, camera, context);
  const list = embedPath({ shows: 'map', filter, camera: null }, { theme: making.theme, language });
  const html = embedDocument({
    ...written(making, heading ?? PRODUCT_NAME, { tab: 'map', view: { screen: 'list', filter }, camera }),
    content: listContent({ heading: heading ?? PRODUCT_NAME, places }, language, (id) => addressOf(id, making)),
    sources: sourcesOf(places),
    map: { ...mapOf(camera, making), placeTiles: heading === null ? null : tilesOf(viewOf(filter), making), list },
  });
  return { status: 200, body: pageBody(html), mayBeStored: true };
}

async function placesOf(filter: ListFilter, camera: Camera, context: Context): Promise<readonly Place[]> {
  const { best, closest } = await attractionLists(
    { ...context, outside: null },
    {
      bounds: queryBounds(boundsOfCamera(camera, FRAME)),
      category: filter.by === 'category' ? filter.slug : null,
      kind: filter.by === 'kind' ? filter.kind : null,
      features: [],
      opening: null,
      near: null,
      sort: 'best',
    },
  );
  return best.length > 0 ? best : closest;
}

async function placePage(id: AttractionId, making: EmbedMaking): Promise<EmbedPage> {
  const { context, language } = making;
  const found = await attractionById(context, id);
  if (found.state !== 'live') return missing(making);
  const { place } = found;
  const { closures } = await reachedAt(context, place, context.now);
  const shown = attractionId(place.id);
  const camera = cameraOfBounds(place.bbox, FRAME, LIST_CAMERA_MAX_ZOOM);
  const map: EmbeddedMap = {
    ...mapOf(camera, making),
    placeTiles: tilesOf(place.kind, making),
    place: { id: shown, position: positionOf(place) },
  };
  const view = { screen: 'attraction', id: shown } as const;
  const html = embedDocument({
    ...written(making, placeName(place, language), { tab: 'place', view, camera: null }),
    content: placeContent({ place, closures }, language, addressOf(shown, making)),
    sources: sourcesOf([place]),
    map,
  });
  return { status: 200, body: pageBody(html), mayBeStored: true };
}

function missing(making: EmbedMaking): EmbedPage {
  const view = { screen: 'list', filter: { by: 'kind', kind: 'hiking' } } as const;
  const parts = written(making, SHARING_WORDS[making.language].unknownPlace, { tab: 'map', view, camera: null });
  const html = embedDocument({
    ...parts,
    content: missingContent(making.language, parts.full),
    sources: [],
    map: null,
  });
  return { status: 404, body: pageBody(html), mayBeStored: false };
}

/** The parts that every embed has; `location` is its full page. */
function written(making: EmbedMaking, title: string, location: ViewLocation) {
  const { language, theme, files } = making;
  return { language, theme, files, title, full: fullAddress(formatLocation(location), making) };
}

/** Address of a page of ours, in the language of the embed where that was chosen. */
function fullAddress(path: string, { asked }: EmbedMaking): string {
  if (asked === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${asked}`;
}

function addressOf(id: number, making: EmbedMaking): string {
  return fullAddress(`/v/place/${id}`, making);
}

function mapOf({ zoom, centre }: Camera, making: EmbedMaking): EmbeddedMap {
  const { open, map, sources, zoomIn, zoomOut, moveByMouse, moveOnMac, moveByFingers } = SHARING_WORDS[making.language];
  return {
    language: making.language,
    theme: making.theme,
    zoom,
    centre,
    baseTiles: making.baseTiles,
    placeTiles: null,
    place: null,
    list: null,
    page: fullAddress('/v/place/{id}', making),
    words: { open, map, sources, zoomIn, zoomOut, moveByMouse, moveOnMac, moveByFingers },
  };
}

function viewOf(filter: ListFilter): string {
  return filter.by === 'kind' ? filter.kind : filter.slug;
}

function tilesOf(view: string, { context }: EmbedMaking): string {
  return `/tiles/attractions/${context.version}/${view}/{z}/{x}/{y}.mvt`;
}
