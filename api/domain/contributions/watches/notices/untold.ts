import { placesById } from '#api/domain/places/attractions.ts';
import { mergedInto } from '#api/domain/places/identitiesSql.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import type { Database } from '#api/platform/db/database.ts';
import { liveVersion } from '#api/platform/db/publicSets.ts';
import type { Language } from '#common/languages.ts';
import { type UntoldRow, untoldRows } from './noticesSql.ts';
import { noticeText } from './noticeWords.ts';

/** What a user is to be told, in words. */
export interface Notice extends Pick<UntoldRow, 'conditionId' | 'isOver'> {
  readonly attractionId: number;
  /** Name of the place. */
  readonly place: string;
  readonly text: string;
}

/** What a user has not been told yet, in the languages of those who tell it. */
export async function untoldTo(
  db: Database,
  userId: string,
  now: Date,
): Promise<(language: Language) => readonly Notice[]> {
  const rows = await untoldRows(db.pool, userId, now);
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
