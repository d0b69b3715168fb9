import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CurrentCondition } from '#api/domain/conditions/currentConditions.ts';
import { storedShapes } from '#api/domain/conditions/shapes.ts';
import { publicPlaceToAddTo } from '#api/domain/contributions/ownContent.ts';
import { asUser, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { inUserTransaction } from '#api/domain/core/changes.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { defineCreating, once } from '#api/domain/core/receipts.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { type Place, positionOf } from '#api/domain/places/places.ts';
import {
  CONDITION_REPORTS,
  type ConditionReport,
  REPORT_NEAR_M,
  REPORT_TEXT_MAX,
  reportEnd,
} from '#common/conditions/reportKinds.ts';
import { reportTexts } from '#common/conditions/reportWords.ts';
import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { shapeReaches } from '#common/geo/shapesMeet.ts';
import { metresPerUnit, toWorld } from '#common/geo/worldShape.ts';
import type { Language } from '#common/languages.ts';
import { shownNow, storeWritten, VISITOR } from './writtenConditions.ts';

export interface NewReport {
  readonly attractionId: number;
  readonly report: ConditionReport;
  /** At most 300 characters; may be empty where the kind says it all. */
  readonly text: string;
  readonly language: Language;
  /** Where on the route or in the area; null: at the place. */
  readonly position: Position | null;
  /** When it was seen: a report may be sent hours later; null: now. */
  readonly seenAt: Date | null;
  /** Sent twice, written once. */
  readonly clientMutationId: string | null;
}

const reporting = defineCreating('reportCondition', z.object({ conditionId: z.int() }));

/**
 * Reports what the viewer saw at a place, or at the one that it was merged into; it ends by itself. Throws
 * NotAuthorizedError, NotFoundError, RateLimitedError, InvalidInputError('text' | 'attractionId' | 'clientMutationId'),
 * InvalidInputError('position', 'outOfRange') far from the place, InvalidInputError('seenAt', 'expired') for what was
 * seen so long ago that it would be over.
 */
export async function reportCondition(call: CallContext, input: NewReport): Promise<CurrentCondition> {
  const ctx = asUser(call);
  const { needsText } = CONDITION_REPORTS[input.report];
  const text = trimmedText('text', input.text, { min: needsText ? 1 : 0, max: REPORT_TEXT_MAX });
  const seenAt = momentSeen(input, ctx.now);
  const place = await publicPlaceToAddTo(ctx, input.attractionId);
  const { position } = input;
  if (position !== null && !(await isAtPlace(ctx, place, position)))
    throw new InvalidInputError('position', 'outOfRange');
  await limited(ctx, [CALL_LIMITS.conditionByUser, ctx.viewer.id]);
  const { conditionId } = await inUserTransaction(ctx, (tx) =>
    once(ctx, tx, reporting, input.clientMutationId, async () => {
      return { conditionId: await storeWritten(ctx, tx, reportRow(ctx, place, { ...input, text, seenAt })) };
    }),
  );
  return shownNow(ctx, conditionId);
}

/** The moment at which it was seen; a clock that is ahead means now. */
function momentSeen({ report, seenAt }: Pick<NewReport, 'report' | 'seenAt'>, now: Date): Date {
  if (seenAt === null || !(seenAt < now)) return now;
  if (reportEnd(report, seenAt.getTime()) <= now.getTime()) throw new InvalidInputError('seenAt', 'expired');
  return seenAt;
}

function reportRow(
  { viewer, now }: UserContext,
  place: Place,
  { report, text, language, position, seenAt }: NewReport & { readonly seenAt: Date },
) {
  return {
    source: VISITOR,
    sourceKey: randomUUID(),
    kind: CONDITION_REPORTS[report].kind,
    code: report,
    texts: reportTexts(report, text, language),
    isOfficial: false,
    placeId: place.id,
    ...(position !== null && { geometry: { type: 'Point', coordinates: [...position] } }),
    validFrom: seenAt,
    validUntil: new Date(reportEnd(report, seenAt.getTime())),
    observedAt: seenAt,
    authorId: viewer.id,
    createdAt: now,
  };
}

/** Whether a position is on the route, in the area or at the place, or near it. */
async function isAtPlace(ctx: UserContext, place: Place, position: Position): Promise<boolean> {
  const shape = (await storedShapes(ctx, [place.id])).get(place.id);
  if (shape === undefined) return distanceKm(position, positionOf(place)) * 1000 <= REPORT_NEAR_M;
  const [x, y] = toWorld(position);
  return shapeReaches(shape.shape, [x, y], REPORT_NEAR_M / metresPerUnit(y));
}
