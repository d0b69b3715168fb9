import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig, VARIABLES } from '#api/platform/config.ts';
import { projectRoot } from '#api/platform/paths.ts';
import manifest from '../../package.json' with { type: 'json' };

// No container engine runs these files in the tests: the files and commands that they name must at least exist.

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const below = (folder: string) => readdirSync(path.join(projectRoot, folder)).map((name) => `${folder}/${name}`);

/** Variables of Node and of the client of S3 stores. */
const OTHERS = ['NODE_ENV', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

type Environment = Readonly<Record<string, string>>;

const container = z.object({
  env: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});
const manifestOf = z.object({
  kind: z.string(),
  data: z.record(z.string(), z.string()).optional(),
  stringData: z.record(z.string(), z.string()).optional(),
  spec: z.object({ template: z.object({ spec: z.object({ containers: z.array(container) }) }) }).optional(),
});

function inCompose(): Record<string, Environment> {
  const services = z
    .object({ services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).optional() })) })
    .parse(parse(read('compose.yaml'), { merge: true })).services;
  // The variables of a file `.env`; `:-` gives the value without one.
  const filled = (value: string) =>
    value.replace(/\$\{\w+(?::([-?])([^}]*))?\}/g, (_all, how, text) => (how === '-' ? text : 'x'));
  return Object.fromEntries(
    ['web', 'jobs'].map((name) => [
      `compose.yaml, ${name}`,
      Object.fromEntries(Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filled(value)])),
    ]),
  );
}

function inKubernetes(): Record<string, Environment> {
  const documents = below('deploy/kubernetes')
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => parseAllDocuments(read(file)).map((one) => ({ file, content: one.toJS() })));
  return Object.fromEntries(
    documents.flatMap(({ file, content }) => {
      const parsed = manifestOf.safeParse(content);
      if (!parsed.success) return [];
      const { kind, data, stringData, spec } = parsed.data;
      const own = (spec?.template.spec.containers ?? []).flatMap(({ env = [] }) => env);
      return [
        [
          `${file}, ${kind}`,
          { ...data, ...stringData, ...Object.fromEntries(own.map((one) => [one.name, one.value])) },
        ],
      ];
    }),
  );
}

const inSystemd = (): Environment =>
  Object.fromEntries(
    [...read('deploy/systemd/taival.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key, value]) => [key, value]),
  );

const inImage = (): Environment =>
  Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [
      key,
      value,
    ]),
  );

test('each environment variable that is set is one that is read, with a valid value', () => {
  const all = { ...inCompose(), ...inKubernetes(), 'taival.env': inSystemd(), Dockerfile: inImage() };
  expect(Object.keys(all).length).toBeGreaterThan(8);
  expect(Object.values(all).filter((one) => Object.keys(one).length > 0).length).toBeGreaterThanOrEqual(7);
  for (const [where, environment] of Object.entries(all)) {
    const unknown = Object.keys(environment).filter((name) => !VARIABLES.includes(name) && !OTHERS.includes(name));
    expect([where, unknown]).toEqual([where, []]);
    // A container of Kubernetes has the address from its settings.
    expect(() => readConfig({ PUBLIC_URL: 'https://taival.example', ...environment })).not.toThrow();
  }
});

test('each command that is run or documented exists', () => {
  const texts = [
    'Dockerfile',
    'compose.yaml',
    'README.md',
    'CONTRIBUTING.md',
    ...below('docs').filter((file) => file.endsWith('.md')),
    ...below('deploy/kubernetes'),
    ...below('deploy/systemd'),
  ].map((file) => [file, read(file)] as const);
  const missing = texts.flatMap(([file, text]) => [
    ...[...text.matchAll(/\bnpm run (?:-s )?([a-z:-]+)/g)]
      .filter(([, name = '']) => !(name in manifest.scripts))
      .map(([command]) => `${file}: ${command}`),
    ...[...text.matchAll(/\bdist\/server\/(\w+)\.js/g)]
      .filter(([, name]) => !existsSync(path.join(projectRoot, 'scripts', 'commands', `${name}.ts`)))
      .map(([command]) => `${file}: ${command}`),
    ...[...text.matchAll(/\bnode (scripts\/[\w/]+\.mjs)/g)]
      .filter(([, script = '']) => !existsSync(path.join(projectRoot, script)))
      .map(([command]) => `${file}: ${command}`),
  ]);
  expect(missing).toEqual([]);
});

test('the README mentions each variable', () => {
  const readme = read('README.md');
  expect(VARIABLES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('alerts and the dashboard ask for metrics that exist', () => {
  const sources = ['api/http', 'api/platform'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
      .map((name) => read(`${folder}/${name}`)),
  );
  const counted = new Set(sources.flatMap((text) => [...text.matchAll(/'(taival_\w+)'/g)].map(([, name]) => name)));
  const asked = [read('deploy/alerts.yaml'), read('deploy/grafana.json')].flatMap((text) =>
    [...text.matchAll(/\btaival_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')),
  );
  expect(parse(read('deploy/alerts.yaml'))).toHaveProperty('groups');
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((name) => !counted.has(name))).toEqual([]);
});
