import DataLoader from 'dataloader';
import type { Geometry } from 'geojson';
import { reachedPlaces } from '#api/domain/conditions/conditionsAt.ts';
import { type DrawnCondition, drawnConditions } from '#api/domain/conditions/drawnConditions.ts';
import type { Reached } from '#api/domain/conditions/reach.ts';
import { commentsById, commentsOf } from '#api/domain/contributions/comments.ts';
import type { Comment, CommentsRequest } from '#api/domain/contributions/commentsSql.ts';
import { favouriteCountsOf } from '#api/domain/contributions/favourites.ts';
import { notesAt } from '#api/domain/contributions/notes.ts';
import type { Note } from '#api/domain/contributions/notesSql.ts';
import { ownGeometriesOf, ownLinesOf, ownPlacesById } from '#api/domain/contributions/ownPlaces/ownPlaces.ts';
import type { OwnLine, OwnPlace } from '#api/domain/contributions/ownPlaces/ownPlacesSql.ts';
import { type CallContext, ownViewer } from '#api/domain/core/call.ts';
import type { Page } from '#api/domain/core/pages.ts';
import { type Manager, managersById } from '#api/domain/moderation/managers.ts';
import type { ActRow } from '#api/domain/moderation/moderationActsSql.ts';
import { areUndoable } from '#api/domain/moderation/undoActs.ts';
import { type Profile, profilesById } from '#api/domain/people/profiles.ts';
import { activityOf, type UserActivity } from '#api/domain/people/userActivitySql.ts';
import { type ListedUser, listedUsers } from '#api/domain/people/users.ts';
import {
  ANYONE,
  cardImagesOf,
  conditionImagesOf,
  imagesById,
  imagesOf,
  sampleImagesOf,
} from '#api/domain/photos/images.ts';
import { type Image, type ImageViewer, imageViewer } from '#api/domain/photos/imagesSql.ts';
import type { CardPlace, ImagesRequest } from '#api/domain/photos/placeImagesSql.ts';
import {
  aliasesOf,
  type AttractionAnswer,
  attractionsById,
  geometriesOf,
  nearbyPlaces,
  type NearbyInput,
  placesById,
} from '#api/domain/places/attractions.ts';
import { type Child, childrenOf, type ChildrenInput } from '#api/domain/places/children.ts';
import type { Place } from '#api/domain/places/places.ts';
import { type Relief, reliefsOf } from '#api/domain/places/reliefs.ts';
import type { FavouriteCounts } from '#common/places/favouriteTypes.ts';

/** Batching readers: keys that a request asks for at the same time are read by one SQL statement. */
export interface Loaders {
  readonly answer: DataLoader<number, AttractionAnswer>;
  /** Null where the version has no visible place of that id. */
  readonly place: DataLoader<number, Place | null>;
  readonly children: DataLoader<ChildrenInput, Page<Child>, string>;
  readonly nearby: DataLoader<NearbyInput, Place[], string>;
  readonly geometry: DataLoader<Place, Geometry, number>;
  /** Null where the heights along a place are not known. */
  readonly relief: DataLoader<Place, Relief | null, number>;
  /** Conditions that reach a place, those too that begin later. */
  readonly reached: DataLoader<Place, Reached, number>;
  /** How a condition is drawn on a map. */
  readonly drawnCondition: DataLoader<DrawnCondition, Geometry | null, string>;
  readonly aliases: DataLoader<number, string[]>;
  /** Null where the id has no comment that the viewer may see. */
  readonly comment: DataLoader<number, Comment | null>;
  readonly comments: DataLoader<CommentsRequest, Page<Comment>, string>;
  readonly favouriteCounts: DataLoader<number, FavouriteCounts>;
  /** Null where neither the place nor a child has a photo. */
  readonly cardImage: DataLoader<CardPlace, Image | null, number>;
  /** Photos of a visitor's report that everybody may see. */
  readonly conditionImages: DataLoader<number, Image[]>;
  /** Null where the id has no photo that the viewer may see. */
  readonly image: DataLoader<number, Image | null>;
  /** Photos that the viewer may see, their own pending ones too. */
  readonly images: DataLoader<ImagesRequest, Page<Image>, string>;
  /** Photos that everybody may see. */
  readonly publicImages: DataLoader<ImagesRequest, Page<Image>, string>;
  /** Null where the user has no public profile. */
  readonly profile: DataLoader<string, Profile | null>;
  readonly sampleImages: DataLoader<number, Image[]>;
  /** The viewer's note on a place, null without one. Throws NotAuthorizedError. */
  readonly note: DataLoader<number, Note | null>;
  /** Null where the viewer has no own place of this id. */
  readonly ownPlace: DataLoader<number, OwnPlace | null>;
  readonly ownGeometry: DataLoader<OwnPlace, Geometry, number>;
  /** Null for points. */
  readonly ownLine: DataLoader<OwnPlace, OwnLine | null, number>;
  /** For admins; null where the account is gone. */
  readonly listedUser: DataLoader<string, ListedUser | null>;
  /** For admins; null for users who are no managers. */
  readonly manager: DataLoader<string, Manager | null>;
  readonly userActivity: DataLoader<string, UserActivity>;
  /** For admins. */
  readonly isUndoable: DataLoader<ActRow, boolean, number>;
}

export function createLoaders(ctx: CallContext): Loaders {
  const viewer = imageViewer(ownViewer(ctx));
  const publicImages = imagesLoader(ctx, ANYONE);
  return {
    answer: new DataLoader((ids) => attractionsById(ctx, ids)),
    place: placeLoader(ctx),
    children: new DataLoader((inputs) => childrenOf(ctx, inputs), {
      cacheKeyFn: ({ parentId, first, skip }) => `${parentId}/${first}/${skip}`,
    }),
    nearby: new DataLoader((inputs) => nearbyPlaces(ctx, inputs), {
      cacheKeyFn: ({ place, first }) => `${place.id}/${first}`,
    }),
    relief: new DataLoader((places) => reliefsOf(ctx, places), { cacheKeyFn: (place) => place.id }),
    geometry: new DataLoader((places) => geometriesOf(ctx, places), { cacheKeyFn: (place) => place.id }),
    reached: new DataLoader((places) => reachedPlaces(ctx, places), { cacheKeyFn: (place) => place.id }),
    drawnCondition: drawnConditionLoader(ctx),
    aliases: new DataLoader((ids) => aliasesOf(ctx, ids)),
    comment: new DataLoader((ids) => commentsById(ctx, ctx.viewer, ids)),
    comments: new DataLoader((requests) => commentsOf(ctx, requests), {
      cacheKeyFn: ({ placeId, first, after }) => `${placeId}/${first}/${JSON.stringify(after)}`,
    }),
    favouriteCounts: new DataLoader((ids) => favouriteCountsOf(ctx, ids)),
    cardImage: cardImageLoader(ctx),
    conditionImages: new DataLoader((ids) => conditionImagesOf(ctx, ids)),
    image: new DataLoader((ids) => imagesById(ctx, viewer, ids)),
    images: viewer === null ? publicImages : imagesLoader(ctx, viewer),
    publicImages,
    profile: new DataLoader((ids) => profilesById(ctx, ids)),
    sampleImages: new DataLoader((ids) => sampleImagesOf(ctx, ids)),
    note: new DataLoader((ids) => notesAt(ctx, ids)),
    ownPlace: new DataLoader((ids) => ownPlacesById(ctx, ctx.viewer, ids)),
    ownGeometry: new DataLoader((places) => ownGeometriesOf(ctx, ctx.viewer, places), { cacheKeyFn: ({ id }) => id }),
    ownLine: new DataLoader((places) => ownLinesOf(ctx, ctx.viewer, places), { cacheKeyFn: ({ id }) => id }),
    listedUser: listedUserLoader(ctx),
    manager: new DataLoader((ids) => managersById(ctx, ids)),
    userActivity: new DataLoader((ids) => activityOf(ctx, ids)),
    isUndoable: new DataLoader((acts) => areUndoable(ctx, acts), { cacheKeyFn: ({ id }) => id }),
  };
}

function cardImageLoader(ctx: CallContext): Loaders['cardImage'] {
  return new DataLoader((places: readonly CardPlace[]) => cardImagesOf(ctx, places), { cacheKeyFn: ({ id }) => id });
}

function placeLoader(ctx: CallContext): Loaders['place'] {
  return new DataLoader(async (ids) => {
    const places = await placesById(ctx, ids);
    return ids.map((id) => places.get(id) ?? null);
  });
}

function drawnConditionLoader(ctx: CallContext): Loaders['drawnCondition'] {
  return new DataLoader((asked) => drawnConditions(ctx, asked), {
    cacheKeyFn: ({ condition, zoom }) => `${condition.id}/${zoom}`,
  });
}

function listedUserLoader({ db }: CallContext): Loaders['listedUser'] {
  return new DataLoader(async (ids) => {
    const users = await listedUsers(db, ids);
    return ids.map((id) => users.get(id) ?? null);
  });
}

function imagesLoader(ctx: CallContext, viewer: ImageViewer | null): Loaders['images'] {
  return new DataLoader((requests: readonly ImagesRequest[]) => imagesOf(ctx, viewer, requests), {
    cacheKeyFn: ({ placeId, first, after }) => `${placeId}/${first}/${JSON.stringify(after)}`,
  });
}
