import type { Place } from '#api/domain/places/places.ts';
import { builder } from '#api/graphql/core/builder.ts';

/** A place of the request's data set; its fields stand in attraction.ts. */
export const AttractionRef = builder.objectRef<Place>('Attraction');
