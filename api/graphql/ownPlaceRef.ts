import type { OwnPlace } from '#api/domain/ownPlacesSql.ts';
import { builder } from './builder.ts';

/** A place of the viewer's; its fields stand in ownPlace.ts. */
export const OwnPlaceRef = builder.objectRef<OwnPlace>('OwnPlace');
