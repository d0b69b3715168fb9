import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#api/platform/paths.ts';
import { expect, test } from 'vitest';
import { printedSchema } from './printSchema.ts';

test('schema.graphql is what the server answers', () => {
  expect(readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8')).toBe(printedSchema());
});
