import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** The SDL in a fixed order, as it is committed in schema.graphql. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
