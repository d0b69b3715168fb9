// Makes the types of the client (packages/client) of schema.graphql and of the OpenAPI documents in dist/openapi.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { minifyIntrospection, outputIntrospectionFile } from 'gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';

const root = path.resolve(import.meta.dirname, '..', '..');
const target = path.join(root, 'packages', 'client', 'src', '__generated__');
const read = (...file) => readFileSync(path.join(root, ...file), 'utf8');

// TypeScript 7 has no API for other programs yet: openapi-typescript gets the version before it.
const resolve = `(name, context, next) => next(name === 'typescript' ? '@typescript/typescript6' : name, context)`;
register(`data:text/javascript,${encodeURIComponent(`export const resolve = ${resolve};`)}`, import.meta.url);
const { astToString, default: openapiTS } = await import('openapi-typescript');

mkdirSync(target, { recursive: true });
for (const name of ['rest', 'ogc']) {
  const document = JSON.parse(read('dist', 'openapi', `${name}.json`));
  writeFileSync(path.join(target, `${name}.ts`), astToString(await openapiTS(document)));
}
const schema = introspectionFromSchema(buildSchema(read('schema.graphql')), { descriptions: false });
const types = outputIntrospectionFile(minifyIntrospection(schema), { fileType: '.d.ts', shouldPreprocess: true });
// Without what would change the types of gql.tada itself for all that imports the client.
writeFileSync(path.join(target, 'graphql.ts'), types.slice(0, types.indexOf('import * as gqlTada')));
