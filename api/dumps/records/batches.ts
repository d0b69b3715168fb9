import type { ExportedPlace } from '#api/domain/places/attractionsSql.ts';

/** Places in batches, one in memory at a time. */
export type Batches = AsyncIterable<readonly ExportedPlace[]>;
