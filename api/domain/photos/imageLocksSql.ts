import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { ImageState } from './imagesSql.ts';

export interface LockedImage {
  readonly id: number;
  readonly attractionId: bigint;
  readonly filename: string;
  readonly state: ImageState;
  /** Null: the account is gone. */
  readonly uploaderId: string | null;
  readonly heart: boolean;
}

/**
 * Photos by id, locked until the transaction ends; always in the same order, so that two calls about the same photos
 * wait for each other. Index: image primary key.
 */
export function lockedImages(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<LockedImage[]> {
  return tx.$queryRaw`
    SELECT id, attraction_id AS "attractionId", filename, state::text AS state, uploader_id AS "uploaderId", heart
    FROM image WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`;
}
