import { randomInt } from 'node:crypto';
import type { UserContext } from '#api/domain/core/call.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { OWN_PLACES_MAX } from '#common/limits.ts';
import { ID_RANGES, idFromOwnPlace } from '#common/places/attractionId.ts';
import { trackBytes } from './ownPlacesSql.ts';

/** About a centimetre, as in GPX files: an exported place is the same after its import. */
const DECIMALS = 7;

export function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

export function roundedPosition([lon, lat]: Position): Position {
  return [rounded(lon), rounded(lat)];
}

/** `[lon, lat]` or `[lon, lat, metres above the sea]`. */
export type TrackPoint = Position | readonly [lon: number, lat: number, metres: number];

export interface Track {
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: readonly TrackPoint[] }
    | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly TrackPoint[])[] };
  /** As lists and the map draw it. */
  readonly line: readonly (readonly Position[])[];
  readonly lengthM: number;
  readonly bbox: Bounds;
}

/** An own place that is to be, checked. */
export interface OwnPlaceDraft {
  readonly name: string;
  readonly position: Position;
  /** Null for a point. */
  readonly track: Track | null;
}

/**
 * Where a user's tracks take more, as they are written out, no further one is taken: some thirty of the longest,
 * hundreds of walks.
 */
const TRACKS_BYTES_MAX = 20 * 2 ** 20;

/**
 * Stores own places with their identities; their ids, in the order of the drafts, which is that of their list. The
 * caller has begun the transaction by `inUserTransaction`. Throws InvalidInputError('name', 'tooMany') where the user
 * would have more than 2,000, or has tracks of 20 MB.
 */
export async function newOwnPlaces(
  { viewer, now }: UserContext,
  tx: Prisma.TransactionClient,
  drafts: readonly OwnPlaceDraft[],
): Promise<number[]> {
  const count = await tx.ownPlace.count({ where: { ownerId: viewer.id } });
  const isFull = drafts.some(({ track }) => track !== null) && (await trackBytes(tx, viewer.id)) > TRACKS_BYTES_MAX;
  if (isFull || count + drafts.length > OWN_PLACES_MAX) throw new InvalidInputError('name', 'tooMany');
  const ids = await drawnIds(tx, drafts.length);
  const identities = drafts.map(({ name, position: [lon, lat] }, at) => ({
    id: ids[at] ?? 0,
    ownerId: viewer.id,
    name,
    lon,
    lat,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.attraction.createMany({ data: identities.map((identity) => ({ ...identity, category: 'own' })) });
  await tx.ownPlace.createMany({
    data: identities.map((identity, at) => ({ ...identity, ...shapeOf(identity, drafts[at]?.track ?? null) })),
  });
  return ids;
}

function shapeOf({ lon, lat }: { readonly lon: number; readonly lat: number }, track: Track | null) {
  if (track === null)
    return {
      type: 'POINT' as const,
      bbox: [lon, lat, lon, lat],
      geometry: Prisma.DbNull,
      line: Prisma.DbNull,
      lengthM: null,
    };
  const { geometry, line, lengthM, bbox } = track;
  return { type: 'PATH' as const, bbox: [...bbox], geometry, line, lengthM };
}

/**
 * Free ids in falling order, so that the first of several places made at once stands first in the list. They are
 * random, so that nobody learns from them how many own places there are.
 */
async function drawnIds(tx: Prisma.TransactionClient, count: number): Promise<number[]> {
  const free = new Set<number>();
  while (free.size < count) {
    const drawn = Array.from({ length: count - free.size }, () =>
      idFromOwnPlace(randomInt(ID_RANGES.ownEnd - ID_RANGES.own)),
    );
    const taken = await tx.attraction.findMany({ where: { id: { in: drawn } }, select: { id: true } });
    const isTaken = new Set(taken.map(({ id }) => Number(id)));
    for (const id of drawn) if (!isTaken.has(id)) free.add(id);
  }
  return [...free].toSorted((a, b) => b - a);
}
