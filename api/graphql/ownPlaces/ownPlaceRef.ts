import type { OwnPlace } from '#api/domain/contributions/ownPlaces/ownPlacesSql.ts';
import { builder } from '#api/graphql/core/builder.ts';

/** A place of the viewer's; its fields stand in ownPlace.ts. */
export const OwnPlaceRef = builder.objectRef<OwnPlace>('OwnPlace');
