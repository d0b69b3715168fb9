import type { Family } from '#common/catalogue/families.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { Language } from '#common/languages.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';

/** The user who is logged in, as the server answers. */
export interface Viewer {
  readonly username: string;
  /** GraphQL id of their profile: comments and photos of this profile are their own. */
  readonly profileId: string;
  readonly email: string;
  readonly role: 'USER' | 'ADMIN';
  /** Language of the mails that they get. */
  readonly language: Language;
  readonly description: string;
  /** Name of the picture's files; null without one. */
  readonly profileImage: string | null;
  /** ISO 8601. */
  readonly created: string;
}

/** A place that the user has marked as a favourite, as far as lists and the map show it. */
export interface Favourite {
  readonly attractionId: AttractionId;
  readonly type: FavouriteType;
  /** ISO 8601. */
  readonly created: string;
  readonly name: string;
  readonly category: { readonly name: string; readonly family: Family; readonly icon: string };
  readonly position: Position;
  /** The place has vanished from the sources. */
  readonly isGone: boolean;
}

/** A place of the user's own, which nobody else sees. */
export interface OwnPlace {
  readonly id: AttractionId;
  readonly name: string;
  /** For a track, its start. */
  readonly position: Position;
  readonly bbox: Bounds;
  /** Null for points. */
  readonly lengthM: number | null;
  /** A track as it is drawn, its parts between gaps; null for points. */
  readonly line: readonly (readonly Position[])[] | null;
  /** ISO 8601. */
  readonly created: string;
}

/** The data of a user that is persisted for a start without a network, each part under the id of their profile. */
export interface OwnParts {
  readonly viewer: Viewer;
  readonly favourites: readonly Favourite[];
  /** Texts by the ids of their places. */
  readonly notes: readonly (readonly [id: number, text: string])[];
  readonly ownPlaces: readonly OwnPlace[];
}

export type OwnPart = keyof OwnParts;

/** A part that is loaded after the viewer is known. */
export type ContentPart = Exclude<OwnPart, 'viewer'>;

export const OWN_PARTS = ['viewer', 'favourites', 'notes', 'ownPlaces'] as const satisfies readonly OwnPart[];
