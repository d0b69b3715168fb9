import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { asUser, type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { inUserTransaction } from '#api/domain/core/changes.ts';
import { defineCreating, once } from '#api/domain/core/receipts.ts';
import { truncateTitle } from '#common/format.ts';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import { OWN_PLACE_NAME_MAX } from '#common/limits.ts';
import { ownPlacesById } from './ownPlaces.ts';
import { newOwnPlaces, type OwnPlaceDraft } from './ownPlacesNew.ts';
import type { OwnPlace } from './ownPlacesSql.ts';
import { type GpxItem, readGpx } from './readGpx.ts';
import { insideFinland, trackOf } from './trackLine.ts';

/** Why something of a file was left out: it has no readable position, lies outside of Finland's box, or in part. */
const SKIP_REASONS = ['NO_POSITION', 'OUTSIDE_FINLAND', 'PARTLY_OUTSIDE_FINLAND'] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];

const skippedItem = z.object({ name: z.string().describe('Empty where it has none.'), reason: z.enum(SKIP_REASONS) });

export type SkippedItem = z.output<typeof skippedItem>;

export interface ImportedOwnPlaces {
  /** In the order of the file. */
  readonly places: readonly OwnPlace[];
  readonly skipped: readonly SkippedItem[];
}

export interface GpxImport {
  readonly gpx: string;
  /** Sent twice, done once. */
  readonly clientMutationId: string | null;
}

const IMPORT = defineCreating('importOwnPlaces', z.object({ ids: z.array(z.number()), skipped: z.array(skippedItem) }));

/**
 * Makes own places of the waypoints, routes and tracks of a GPX file, all of them or none. Those outside of Finland's
 * box are left out and answered as `skipped`. Throws NotAuthorizedError, InvalidInputError('gpx', 'tooLong' | 'notGpx'
 * | 'tooMany'), InvalidInputError('name', 'tooMany') over 2,000 own places, RateLimitedError.
 */
export async function importOwnPlaces(
  call: CallContext,
  { gpx, clientMutationId }: GpxImport,
): Promise<ImportedOwnPlaces> {
  const ctx = asUser(call);
  await limited(ctx, [CALL_LIMITS.importByUser, ctx.viewer.id]);
  const drafts: OwnPlaceDraft[] = [];
  const skipped: SkippedItem[] = [];
  for (const item of await readGpx(gpx)) {
    const { draft, reason } = draftOf(item);
    if (draft !== null) drafts.push(draft);
    if (reason !== null) skipped.push({ name: nameOf(item), reason });
    await setImmediate();
  }
  const made = await inUserTransaction(ctx, (tx) =>
    once(ctx, tx, IMPORT, clientMutationId, async () => ({ ids: await newOwnPlaces(ctx, tx, drafts), skipped })),
  );
  const places = await ownPlacesById(ctx, ctx.viewer, made.ids);
  // A call sent again may find some of them deleted since.
  return { places: places.filter((place) => place !== null), skipped: made.skipped };
}

/** The own place made of an item, and the reason why parts of it are skipped. */
function draftOf(item: GpxItem): { readonly draft: OwnPlaceDraft | null; readonly reason: SkipReason | null } {
  if (item.segments.every(({ length }) => length === 0)) return { draft: null, reason: 'NO_POSITION' };
  const { parts, isWhole } = insideFinland(item.segments);
  const [start] = parts.find(({ length }) => length > 1) ?? parts[0] ?? [];
  if (start === undefined) return { draft: null, reason: 'OUTSIDE_FINLAND' };
  const [lon, lat] = start;
  const draft = {
    name: nameOf(item) || formatCoordinates([lon, lat]),
    position: [lon, lat],
    track: trackOf(parts),
  } as const;
  return { draft, reason: isWhole ? null : 'PARTLY_OUTSIDE_FINLAND' };
}

function nameOf({ title }: GpxItem): string {
  return truncateTitle(title, OWN_PLACE_NAME_MAX);
}
