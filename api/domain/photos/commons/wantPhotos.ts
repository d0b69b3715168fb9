import { LRUCache } from 'lru-cache';
import type { CallContext } from '#api/domain/core/call.ts';
import type { Place } from '#api/domain/places/places.ts';
import { HOUR_MS } from '#common/time.ts';
import { wantLookUp } from './commonsSql.ts';

/** Places whose photos this process has already asked for, so that not every visit writes a row. */
const said = new LRUCache<number, true>({ max: 10_000, ttl: HOUR_MS });

/**
 * A visitor has opened a place without photos: those that it names elsewhere are looked up before those of other
 * places. Nobody waits for this, and a failure only leaves the place in its turn.
 */
export function wantPhotos(ctx: Pick<CallContext, 'db' | 'installation' | 'log'>, place: Place): void {
  const { wikipedia, commons } = place.properties;
  const isNamed = commons !== undefined || wikipedia !== undefined || place.wikidata !== null;
  if (!ctx.installation.looksUpPhotos || !isNamed || said.has(place.id)) return;
  said.set(place.id, true);
  const { pool } = ctx.db.replica?.primary ?? ctx.db;
  wantLookUp(pool, place.id).catch((err: unknown) =>
    ctx.log.debug({ err }, 'a look-up of photos could not be asked for'),
  );
}
