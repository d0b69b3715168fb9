import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dice } from './dice.ts';
import { escaped, type MadeRequest } from './sending.ts';
import { fitting, strayHeaders } from './values.ts';

const schemaOf: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(schemaOf).optional(),
    prefixItems: z.array(schemaOf).optional(),
    items: z.union([schemaOf, z.literal(false).transform(() => undefined)]).optional(),
    properties: z.record(z.string(), schemaOf).optional(),
    required: z.array(z.string()).optional(),
  }),
);

/** What is used of JSON Schema. */
interface Schema {
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly prefixItems?: readonly Schema[] | undefined;
  readonly items?: Schema | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
}

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema: schemaOf,
});
const operation = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schemaOf })) }).optional(),
});
const documented = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

interface Route extends z.output<typeof operation> {
  readonly method: string;
  readonly path: string;
}

/** Makes requests to the documented paths, by their schemas and against them. */
export function restDoor(app: FastifyInstance): (dice: Dice) => MadeRequest {
  const { paths } = documented.parse(JSON.parse(JSON.stringify(app.swagger())));
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, given]): Route => ({ method: method.toUpperCase(), path, ...given })),
  );
  return (dice) => requestTo(dice, dice.one(routes));
}

function requestTo(dice: Dice, { method, path, parameters, requestBody }: Route): MadeRequest {
  const inPath = parameters.filter((one) => one.in === 'path');
  const filled = inPath.reduce(
    (all, { name, schema }) => all.replace(`{${name}}`, () => escaped(textOf(valueOf(dice, name, schema)))),
    path,
  );
  const query = parameters.filter((one) => one.in === 'query').flatMap((one) => queryOf(dice, one));
  if (dice.percent(5)) query.push([dice.text(), dice.text()]);
  const [schema] = Object.values(requestBody?.content ?? {}).map((content) => content.schema);
  const body = schema === undefined ? null : bodyOf(dice, schema);
  return {
    method: dice.percent(97) ? method : dice.one(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST']),
    path: query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`,
    headers: { ...(body !== null && { 'content-type': 'application/json' }), ...strayHeaders(dice) },
    body,
  };
}

/** A required parameter is left out at times, an optional one half of the time, and some are given twice. */
function queryOf(dice: Dice, { name, required, schema }: z.output<typeof parameter>): [string, string][] {
  if (dice.percent(required ? 4 : 50)) return [];
  const one = (): [string, string] => [name, textOf(valueOf(dice, name, schema))];
  return dice.percent(4) ? [one(), one()] : [one()];
}

function bodyOf(dice: Dice, schema: Schema): string {
  if (dice.percent(4)) return dice.text();
  if (dice.percent(4)) return JSON.stringify(dice.json());
  return JSON.stringify(valueOf(dice, '', schema)) ?? '';
}

function valueOf(dice: Dice, name: string, schema: Schema): unknown {
  if (dice.percent(name === '' ? 2 : 12)) return dice.percent(60) ? dice.text() : dice.json();
  return fitting(dice, name) ?? bySchema(dice, name, schema);
}

function bySchema(dice: Dice, name: string, schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return dice.one(schema.enum);
  if (schema.anyOf !== undefined) return bySchema(dice, name, dice.one(schema.anyOf));
  const { items = {}, properties = {}, required = [] } = schema;
  const type = Array.isArray(schema.type) ? dice.one<string>(schema.type) : schema.type;
  if (schema.prefixItems !== undefined) return schema.prefixItems.map((item) => valueOf(dice, name, item));
  if (type === 'array') return dice.some(4, () => valueOf(dice, name, items));
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => dice.percent(required.includes(field) ? 96 : 60))
        .map(([field, of]) => [field, valueOf(dice, field, of)]),
    );
  if (type === 'number' || type === 'integer') return dice.one([0, 1, -1, 3, 1.5, 1e21]);
  if (type === 'boolean') return dice.percent(50);
  return dice.text();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
