import type { Context } from '#api/domain/core/context.ts';
import { profileByName } from '#api/domain/people/profiles.ts';
import { ANYONE, imagesOf } from '#api/domain/photos/images.ts';
import type { Image } from '#api/domain/photos/imagesSql.ts';
import { attractionById, placesById } from '#api/domain/places/attractions.ts';
import type { Place } from '#api/domain/places/places.ts';
import { placeAdmin, placeDescription, placeName } from '#api/domain/places/placeTexts.ts';
import { category, categoryName } from '#common/catalogue/catalogue.ts';
import { truncateTitle } from '#common/format.ts';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import type { Language } from '#common/languages.ts';
import { type AttractionId, attractionId, isOwnPlaceId } from '#common/places/attractionId.ts';
import { PREVIEW_SIZE, previewPath } from '#common/places/imageFiles.ts';
import { profilePath, readPage } from '#common/urls/pageLocation.ts';
import type { PageTab } from '#common/urls/tabs.ts';
import {
  DEFAULT_FILTER,
  formatLocation,
  type ListFilter,
  readLocation,
  type ViewLocation,
} from '#common/urls/viewLocation.ts';
import type { PlaceOnPage } from './linkedData/placeLinkedData.ts';
import { isListedTab, listName } from './listName.ts';
import { addressOf, addressOfTab, type PageAddress, type PageUrl } from './pageAddress.ts';
import { DESCRIPTIONS, KIND_TITLES, PRODUCT_NAME, TAB_DESCRIPTIONS, TAB_TITLES } from './pageTexts.ts';

/** A photo that shared links show. */
interface PagePicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Alternative text. */
  readonly text: string;
}

/** Title, description and addresses of a page, for search engines and shared links. */
export interface PageHead {
  /** 404 for an unknown place or user; the page is sent all the same, and the client shows a notice. */
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'article' | 'profile';
  /** Null where the product's own picture stands for the page. */
  readonly picture: PagePicture | null;
  /** Null where the page is not for search engines. */
  readonly address: PageAddress | null;
  /** Path and query of the same page by the place's own id, where the URL has another id of it; else null. */
  readonly moved: string | null;
  /** Where a shared link leads: as `address`, on the same tab and with the part of the map it shows. */
  readonly shared: PageAddress | null;
  /** The place that the page shows; null on other pages. */
  readonly shows: PlaceOnPage | null;
}

const DESCRIPTION_MAX = 200;

/** The head of a page in a language. All own places have the general head, whether they exist or not (RULINGS 25). */
export async function headOf(url: PageUrl, language: Language, context: () => Promise<Context>): Promise<PageHead> {
  const general: PageHead = {
    status: 200,
    title: PRODUCT_NAME,
    description: DESCRIPTIONS[language],
    type: 'website',
    picture: null,
    address: null,
    moved: null,
    shared: null,
    shows: null,
  };
  const location = readLocation(url)?.location;
  if (location?.view.screen === 'attraction') {
    const { id } = location.view;
    return isOwnPlaceId(id) ? general : placePage(await context(), { url, id, location, language }, general);
  }
  if (location?.view.screen === 'point') {
    return {
      ...general,
      title: titleOf(formatCoordinates(location.view.position)),
      shared: addressOf(formatLocation(location)),
    };
  }
  if (location !== undefined) return listHead(location, location.view.filter, language, general);
  const page = readPage(url)?.location;
  return page?.username === undefined
    ? tabHead(page?.tab, language, general)
    : profileHead(page.username, general, context);
}

interface AskedPlace {
  readonly url: PageUrl;
  readonly id: AttractionId;
  readonly location: ViewLocation;
  readonly language: Language;
}

async function placePage(
  ctx: Context,
  { url, id, location, language }: AskedPlace,
  general: PageHead,
): Promise<PageHead> {
  const found = await attractionById(ctx, id);
  if (found.state !== 'live') return { ...general, status: 404 };
  const { place } = found;
  const [photo, parents] = await Promise.all([
    coverOf(ctx, place),
    placesById(ctx, place.parentId === null ? [] : [place.parentId]),
  ]);
  const head = placeHead({ place, parent: parents.get(place.parentId ?? -1) ?? null, photo }, location, language);
  return place.id === id ? head : { ...head, moved: addressWithId(url, attractionId(place.id)) };
}

/** Path and query of the page at `url`, a place's, with another id. */
function addressWithId(url: PageUrl, id: AttractionId): string | null {
  const read = readLocation(url);
  if (read === null) return null;
  const query = new URLSearchParams(read.rest);
  if (read.language !== null) query.set('lang', read.language);
  return formatLocation({ ...read.location, view: { screen: 'attraction', id } }, query);
}

async function profileHead(asked: string, general: PageHead, context: () => Promise<Context>): Promise<PageHead> {
  const profile = await profileByName(await context(), asked);
  if (profile === null) return { ...general, status: 404 };
  const { username, description } = profile;
  const address = addressOf(profilePath(username));
  return {
    ...general,
    title: titleOf(truncateTitle(username)),
    description: description === '' ? general.description : truncateTitle(description, DESCRIPTION_MAX),
    type: 'profile',
    address,
    shared: address,
  };
}

/** The first photo of a place, in the order of its detail page; null without one. */
async function coverOf(ctx: Context, place: Place): Promise<Image | null> {
  const [page] = await imagesOf(ctx, ANYONE, [{ placeId: place.id, first: 1, after: null }]);
  return page?.rows[0] ?? null;
}

function pictureOf(image: Image, place: Place, language: Language): PagePicture {
  return { path: previewPath(image), ...PREVIEW_SIZE, text: placeName(place, language) };
}

function placeHead(shows: PlaceOnPage, location: ViewLocation, language: Language): PageHead {
  const { place, photo } = shows;
  const name = placeName(place, language);
  const admin = placeAdmin(place, language);
  const kind = categoryName(category(place.category), language);
  const address = addressOf(`/v/place/${place.id}`);
  return {
    status: 200,
    title: titleOf([truncateTitle(name), ...admin].join(', ')),
    description: truncateTitle(placeDescription(place, language)?.text ?? [kind, ...admin].join(', '), DESCRIPTION_MAX),
    type: 'article',
    picture: photo && pictureOf(photo, place, language),
    address,
    moved: null,
    shared: location.tab === 'map' ? addressOf(formatLocation(location)) : address,
    shows,
  };
}

/** The head of a list. Its address leaves the map's camera out, so that all cameras are one page for search engines. */
function listHead(location: ViewLocation, filter: ListFilter, language: Language, general: PageHead): PageHead {
  const name = listName(filter, language);
  const known = name === null ? DEFAULT_FILTER : filter;
  const canonical = formatLocation({ tab: location.tab, view: { screen: 'list', filter: known }, camera: null });
  return {
    ...general,
    title: titleOf(name ?? KIND_TITLES.hiking[language]),
    description: name === null ? general.description : `${name}. ${general.description}`,
    address: addressOf(canonical),
    shared: addressOf(formatLocation(location)),
  };
}

function tabHead(tab: PageTab | undefined, language: Language, general: PageHead): PageHead {
  if (tab === undefined || !isListedTab(tab)) return general;
  const name = TAB_TITLES[tab];
  const address = addressOfTab(tab);
  const title = name === PRODUCT_NAME ? name : titleOf(name[language]);
  return { ...general, title, description: TAB_DESCRIPTIONS[tab][language], address, shared: address };
}

function titleOf(name: string): string {
  return `${name} – ${PRODUCT_NAME}`;
}
