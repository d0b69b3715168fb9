import { inForceAt, reachedAt } from '#api/domain/conditions/conditionsAt.ts';
import { fireAt } from '#api/domain/conditions/firePlaces.ts';
import { commentsOf } from '#api/domain/contributions/comments.ts';
import { favouriteCountsFor } from '#api/domain/contributions/favourites.ts';
import { notesAt } from '#api/domain/contributions/notes.ts';
import { ownGeometriesOf, ownPlaceById } from '#api/domain/contributions/ownPlaces/ownPlaces.ts';
import { type CallContext, ownViewer } from '#api/domain/core/call.ts';
import { imagesOf, sampleImagesOf } from '#api/domain/photos/images.ts';
import { imageViewer } from '#api/domain/photos/imagesSql.ts';
import { aliasesOf, geometriesOf, livePlace, placesById } from '#api/domain/places/attractions.ts';
import { childrenOf } from '#api/domain/places/children.ts';
import type { Place } from '#api/domain/places/places.ts';
import { reliefsOf } from '#api/domain/places/reliefs.ts';
import {
  type AttractionDetailBody,
  attractionJson,
  childJson,
  propertiesJson,
} from '#api/rest/attractions/attractionJson.ts';
import { countsJson } from '#api/rest/attractions/countsJson.ts';
import { imageJson, sampleImageJson } from '#api/rest/attractions/imageJson.ts';
import { reliefJson } from '#api/rest/attractions/reliefJson.ts';
import { creditsOf, recordsJson } from '#api/rest/attractions/sourcesJson.ts';
import { commentJson } from '#api/rest/comments/commentJson.ts';
import { conditionsJson, fireJson } from '#api/rest/conditions/conditionJson.ts';
import { ownPlaceJson } from '#api/rest/ownPlaces/ownPlaceJson.ts';
import type { Language } from '#common/languages.ts';
import { isOwnPlaceId } from '#common/places/attractionId.ts';

/** Children of one place; the rest is read by GraphQL in pages. */
const CHILDREN_MAX = 1000;

/** Photos of one place, and comments; the rest is read by GraphQL in pages. */
const IMAGES_MAX = 100;
const COMMENTS_MAX = 100;

/**
 * An attraction with all that belongs to it, and the viewer's note. Own places are found by their owner only. Throws
 * NotFoundError.
 */
export async function attractionDetail(
  call: CallContext,
  attractionId: number,
  language: Language,
): Promise<AttractionDetailBody> {
  const ctx = { ...call, viewer: ownViewer(call) };
  return isOwnPlaceId(attractionId) ? ownDetail(ctx, attractionId) : publicDetail(ctx, attractionId, language);
}

async function publicDetail(ctx: CallContext, attractionId: number, language: Language): Promise<AttractionDetailBody> {
  const place = await livePlace(ctx, attractionId);
  const hasChildren = place.childCount > 0;
  const [state, [geometry], [relief], [page], [aliases], parents, [shown], [samples], [written], credits, own] =
    await Promise.all([
      stateOf(ctx, place, language),
      geometriesOf(ctx, [place]),
      reliefsOf(ctx, [place]),
      hasChildren ? childrenOf(ctx, [{ parentId: place.id, first: CHILDREN_MAX, skip: 0 }]) : [],
      aliasesOf(ctx, [place.id]),
      placesById(ctx, place.parentId === null ? [] : [place.parentId]),
      imagesOf(ctx, imageViewer(ctx.viewer), [{ placeId: place.id, first: IMAGES_MAX, after: null }]),
      hasChildren ? sampleImagesOf(ctx, [place.id]) : [],
      commentsOf(ctx, [{ placeId: place.id, first: COMMENTS_MAX, after: null }]),
      creditsOf(ctx, place),
      addedTo(ctx, place.id),
    ]);
  const [parent] = parents.values();
  return {
    ...attractionJson(place, language),
    geometry: geometry ?? { type: 'Point', coordinates: [place.lon, place.lat] },
    relief: relief ? reliefJson(relief) : null,
    properties: propertiesJson(place, language),
    aliases: aliases ?? [],
    images: (shown?.rows ?? []).map((image) => imageJson(image, place, language)),
    sampleImages: (samples ?? []).map(sampleImageJson),
    comments: (written?.rows ?? []).map((comment) => commentJson(comment, place, ctx.viewer, language)),
    ...own,
    ...state,
    sources: recordsJson(place),
    credits,
    expandedChildren: (page?.rows ?? []).map((child) => childJson(child, language)),
    expandedParent: parent ? attractionJson(parent, language) : null,
  };
}

/** The present conditions at a place. */
async function stateOf(
  ctx: CallContext,
  place: Place,
  language: Language,
): Promise<Pick<AttractionDetailBody, 'conditions' | 'fire'>> {
  const reached = await reachedAt(ctx, place, ctx.now);
  const fire = await fireAt(ctx, place, reached);
  return {
    conditions: await conditionsJson(ctx, inForceAt(reached.conditions, ctx.now), language),
    fire: fire && fireJson(fire, language),
  };
}

/** Own places have neither photos nor comments (RULINGS 23). */
async function ownDetail(ctx: CallContext, id: number): Promise<AttractionDetailBody> {
  const place = await ownPlaceById(ctx, id);
  const [[geometry], own] = await Promise.all([ownGeometriesOf(ctx, ctx.viewer, [place]), addedTo(ctx, id)]);
  return {
    ...ownPlaceJson(place),
    geometry: geometry ?? { type: 'Point', coordinates: [place.lon, place.lat] },
    relief: null,
    properties: {},
    aliases: [],
    images: [],
    sampleImages: [],
    comments: [],
    ...own,
    conditions: [],
    fire: null,
    sources: [],
    credits: [],
    expandedChildren: [],
    expandedParent: null,
  };
}

async function addedTo(ctx: CallContext, placeId: number): Promise<Pick<AttractionDetailBody, 'favourites' | 'note'>> {
  const [counts, [note]] = await Promise.all([
    favouriteCountsFor(ctx, placeId),
    ctx.viewer === null ? [] : notesAt(ctx, [placeId]),
  ]);
  return { favourites: countsJson(counts), note: note?.text ?? null };
}
