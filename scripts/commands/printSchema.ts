import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printedSchema } from '#api/graphql/printSchema.ts';
import { projectRoot } from '#api/platform/paths.ts';

// The SDL of the Pothos schema, sorted: what clients and reviewers read.
writeFileSync(path.join(projectRoot, 'schema.graphql'), printedSchema());
