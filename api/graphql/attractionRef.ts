import type { Place } from '#api/domain/places.ts';
import { builder } from './builder.ts';

/** A place of the request's data set; its fields stand in attraction.ts. */
export const AttractionRef = builder.objectRef<Place>('Attraction');
