import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';
import { printedSchema } from './printSchema.ts';

test('schema.graphql is what the server answers', () => {
  expect(readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8')).toBe(printedSchema());
});
