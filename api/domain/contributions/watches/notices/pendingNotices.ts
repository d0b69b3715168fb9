import { placesById } from '#api/domain/places/attractions.ts';
import { mergedInto } from '#api/domain/places/identitiesSql.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import type { Database } from '#api/platform/db/database.ts';
import { liveVersion } from '#api/platform/db/publicSets.ts';
import type { Language } from '#common/languages.ts';
import { type PendingNoticeRow, pendingNoticeRows } from './noticesSql.ts';
import { noticeText } from './noticeWords.ts';

/** A notice for a user, in words. */
export interface Notice extends Pick<PendingNoticeRow, 'conditionId' | 'isOver'> {
  readonly attractionId: number;
  /** Name of the place. */
  readonly place: string;
  readonly text: string;
}

/** Notices that have not been sent to a user, by the language that they are worded in. */
export async function pendingNotices(
  db: Database,
  userId: string,
  now: Date,
): Promise<(language: Language) => readonly Notice[]> {
  const rows = await pendingNoticeRows(db.pool, userId, now);
  if (rows.length === 0) return () => [];
  const version = await liveVersion(db, now.getTime());
  const ids = [...new Set(rows.map(({ attractionId }) => attractionId))];
  const targets = await mergedInto(db.pool, ids);
  const places = await placesById({ db, version }, [...new Set(targets)]);
  const placeOf = new Map(ids.map((id, at) => [id, places.get(targets[at] ?? id)]));
  return (language) =>
    rows.map((row) => {
      const place = placeOf.get(row.attractionId);
      return {
        conditionId: row.conditionId,
        isOver: row.isOver,
        attractionId: place?.id ?? row.attractionId,
        place: place === undefined ? row.lastName : placeName(place, language),
        text: noticeText(row, language),
      };
    });
}
