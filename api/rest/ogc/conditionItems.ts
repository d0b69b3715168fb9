import { conditionsDuring } from '#api/domain/conditions/conditionsAt.ts';
import type { CurrentCondition } from '#api/domain/conditions/currentConditions.ts';
import type { Context } from '#api/domain/core/context.ts';
import { ANY_VERSION, decodeCursor, encodeCursor } from '#api/domain/core/cursors.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { conditionFeatures } from '#api/rest/conditions/conditionFeatures.ts';
import { conditionsJson } from '#api/rest/conditions/conditionJson.ts';
import type { Language } from '#common/languages.ts';
import type { ItemsQuery } from './parameters.ts';
import type { Items } from './placeItems.ts';

/** A page of conditions by their ids. Throws InvalidInputError('after'). */
export async function conditionItems(ctx: Context, query: ItemsQuery): Promise<Items> {
  const { bbox = null, limit, lang, after, datetime = null, kind, severity } = query;
  const [last = -1] = after === undefined ? [] : decodeCursor(after, ANY_VERSION, 1);
  const all = (await conditionsDuring(ctx, bbox, datetime)).filter(
    (condition) =>
      (kind === undefined || condition.kind === kind) && (severity === undefined || condition.severity === severity),
  );
  const left = all.filter(({ id }) => id > last);
  const rows = left.slice(0, limit);
  const lastId = rows.at(-1)?.id ?? last;
  return {
    features: await featureTexts(ctx, rows, lang),
    next: left.length > rows.length ? encodeCursor(ANY_VERSION, [lastId]) : null,
    matched: all.length,
  };
}

/** A condition that is not over, as a feature. Throws NotFoundError. */
export async function conditionItem(ctx: Context, featureId: string, language: Language): Promise<string> {
  const condition = (await conditionsDuring(ctx, null, null)).find(({ id }) => String(id) === featureId);
  const [feature] = condition === undefined ? [] : await featureTexts(ctx, [condition], language);
  if (feature === undefined) throw new NotFoundError('notFound');
  return feature;
}

async function featureTexts(
  ctx: Context,
  conditions: readonly CurrentCondition[],
  language: Language,
): Promise<string[]> {
  const bodies = await conditionsJson(ctx, conditions, language);
  return (await conditionFeatures(ctx, conditions, bodies)).map((feature) => JSON.stringify(feature));
}
