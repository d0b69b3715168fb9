import { z } from 'zod';
import { type ConditionSource, sourceOf } from '#api/domain/conditions/conditionSources.ts';
import { type CurrentCondition, currentConditions } from '#api/domain/conditions/currentConditions.ts';
import type { Fire } from '#api/domain/conditions/firePlaces.ts';
import type { Context } from '#api/domain/core/context.ts';
import { profilesById } from '#api/domain/people/profiles.ts';
import { CONDITION_KINDS, CONDITION_SEVERITIES, conditionText } from '#common/conditions/condition.ts';
import { FIRE_ANSWERS, FIRE_REASONS } from '#common/conditions/fire.ts';
import { FIRE_RULES } from '#common/conditions/fireWords.ts';
import { type Language, LANGUAGES } from '#common/languages.ts';

const time = z.string().describe('ISO 8601, UTC.');

export const conditionBody = z.object({
  id: z.number(),
  kind: z.enum(CONDITION_KINDS),
  severity: z.enum(CONDITION_SEVERITIES).nullable(),
  code: z.string().nullable().describe("What exactly, by the source's own code: `forestFireWeather`."),
  headline: z.string(),
  description: z.string().describe('Plain text.'),
  language: z.enum(LANGUAGES).nullable().describe('Of both texts; may differ from the asked one.'),
  official: z.boolean().describe('False: a visitor has reported it.'),
  username: z.string().nullable().describe('That visitor; null for official sources and former users.'),
  confirmations: z.number().describe('How often others have seen it since.'),
  source: z.object({
    key: z.string(),
    name: z.string().nullable().describe('Of a manager the organisation; null for what visitors report.'),
    attribution: z.string().nullable().describe('To be shown with the condition.'),
    licence: z.string().nullable(),
    licenceUrl: z.string().nullable(),
    url: z.string().nullable(),
    answeredAt: time.nullable().describe('When its last good answer came: so old is what it says.'),
  }),
  validFrom: time,
  validUntil: time.nullable().describe('From this moment on it is over; null: until its source says so.'),
  observedAt: time.describe('When it was seen or issued.'),
  link: z.string().nullable(),
  attractionId: z.number().nullable().describe('The place, route or area that it is about.'),
  municipalities: z.array(z.number()).describe('National numbers: 91 is Helsinki.'),
  regions: z.array(z.number()).describe('National numbers: 1 is Uusimaa.'),
});

export type ConditionBody = z.output<typeof conditionBody>;

export const fireBody = z.object({
  answer: z.enum(FIRE_ANSWERS).describe('ASK: it is not known. Never YES on missing or old data.'),
  reason: z.enum(FIRE_REASONS),
  rule: z.string().describe('The reason in words.'),
  conditionId: z.number().nullable().describe('What forbids it.'),
  answeredAt: time.nullable().describe('Of when the warnings are; null: none are known.'),
  until: time.nullable().describe('From this moment on it has to be asked for again.'),
});

export const conditionsBody = z.object({
  time: time.describe('Of when this answer is.'),
  conditions: z.array(conditionBody).describe('In force, as they are shown: what is official first.'),
  fire: fireBody
    .nullable()
    .describe(
      'Whether a fire may be lit at the asked attraction now; null for places where visitors make no fires, for ' +
        'bounds and for other moments.',
    ),
});

/** Conditions with their sources and authors. */
export async function conditionsJson(
  ctx: Context,
  conditions: readonly CurrentCondition[],
  language: Language,
): Promise<ConditionBody[]> {
  const { answered } = await currentConditions(ctx);
  const ids = [...new Set(conditions.flatMap(({ isOfficial, authorId }) => (isOfficial ? [] : (authorId ?? []))))];
  const authors = ids.length === 0 ? [] : await profilesById(ctx, ids);
  const names = new Map(authors.flatMap((author) => (author === null ? [] : [[author.id, author.username] as const])));
  return conditions.map((condition) => conditionJson(condition, { language, answered, names }));
}

interface ConditionWords {
  readonly language: Language;
  /** When the last good answer of each source came, ms. */
  readonly answered: ReadonlyMap<string, number>;
  /** User names by the ids of visitors. */
  readonly names: ReadonlyMap<string, string>;
}

function conditionJson(condition: CurrentCondition, { language, answered, names }: ConditionWords): ConditionBody {
  const { id, kind, severity, code, texts, isOfficial, link, place, municipalities, regions } = condition;
  const text = conditionText(texts, language);
  return {
    id,
    kind,
    severity,
    code,
    headline: text?.headline ?? '',
    description: text?.description ?? '',
    language: text?.language ?? null,
    official: isOfficial,
    username: names.get(condition.authorId ?? '') ?? null,
    confirmations: condition.confirmations,
    source: sourceJson(sourceOf(condition, answered)),
    validFrom: timeText(condition.validFrom),
    validUntil: timeTextOrNull(condition.validUntil),
    observedAt: timeText(condition.observedAt),
    link,
    attractionId: place?.id ?? null,
    municipalities: [...municipalities],
    regions: [...regions],
  };
}

function sourceJson({ answeredAt, ...source }: ConditionSource): ConditionBody['source'] {
  return { ...source, answeredAt: timeTextOrNull(answeredAt) };
}

export function fireJson({ answer, reason, conditionId, answeredAt, until }: Fire, language: Language) {
  return {
    answer,
    reason,
    rule: FIRE_RULES[reason][language],
    conditionId,
    answeredAt: timeTextOrNull(answeredAt),
    until: timeTextOrNull(until),
  };
}

function timeText(ms: number): string {
  return new Date(ms).toISOString();
}

function timeTextOrNull(ms: number | null): string | null {
  return ms === null ? null : timeText(ms);
}
