import { type GraphQLSchema, isObjectType } from 'graphql';
import { type Audience, AUDIENCE_TEXTS } from '#api/domain/core/audience.ts';
import { audienceOf, TYPE_AUDIENCES } from './audience.ts';

/** Ends the descriptions of queries, mutations and types with who may ask for them, as they declare it. */
export function describedAudiences(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {}))
      field.description = withAudience(field.description, audienceOf(field));
  for (const [name, audience] of Object.entries(TYPE_AUDIENCES)) {
    const type = schema.getType(name);
    if (isObjectType(type)) type.description = withAudience(type.description, audience);
  }
  return schema;
}

function withAudience(description: string | null | undefined, audience: Audience | null): string | undefined {
  const words = audience && AUDIENCE_TEXTS[audience];
  return [description, words].filter(Boolean).join(' ') || undefined;
}
