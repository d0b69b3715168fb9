import { expect, test } from 'vitest';
import { fieldsOf, listOf } from '#api/import/records/fields.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import full from './fixtures/v2-full-sites.json' with { type: 'json' };
import { readSite } from './site.ts';
import { factsOf } from './siteFacts.ts';
import { siteRecords } from './siteRecords.ts';

/** Why a field is left out, by the end of its path. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'edit-grants': 'who may edit at LIPAS',
  'owner-org-id': 'who may edit at LIPAS',
  fids: 'parts of the geometry',
  'may-be-shown-in-excursion-map-fi?': 'about another service',
  'may-be-shown-in-harrastuspassi-fi?': 'about another service',
  'school-use?': 'about the lessons of schools',
  value: 'the key of a rule that has a name',
  'alt-text': 'of a picture that is not shown: its address and description are stored',
  id: 'the name of a route within its site',
};

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The single values of a document; coordinates are no facts. */
function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (path.at(-1) === 'geometries') return [];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path));
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]));
}

function isStored({ path, value }: Leaf, records: readonly SourceRecord[]): boolean {
  const keys = path.map((key) => key.replace(/\?$/, ''));
  const facts = records.flatMap(({ properties }) => Object.keys(properties.facts ?? {}));
  if (typeof value === 'boolean') return facts.includes(keys.at(-1) ?? '');
  const text = JSON.stringify(records);
  // These are stored in another form: as a category, a municipality, a code of accessibility, a length in metres.
  const inOtherForm = [
    'type-code',
    'city-code',
    'accessibility-classification',
    'route-length-km',
    'status',
    'role',
    'type',
  ];
  if (inOtherForm.includes(keys.at(-1) ?? '') || keys.at(-1) === 'admin' || keys.at(-1) === 'event-date') return true;
  return text.includes(typeof value === 'string' ? value : String(value));
}

test('of ten documents with every field of the published schema at least 95 % of the values are stored', () => {
  const lost: string[] = [];
  let [all, stored] = [0, 0];
  for (const document of full.items.map(fieldsOf)) {
    const site = readSite(document);
    const { records, skipped } = site === null ? { records: [], skipped: [] } : siteRecords(site);
    expect(skipped).toEqual([]);
    expect(records.length).toBeGreaterThan(0);
    for (const leaf of leavesOf(document)) {
      if (leaf.path.some((key) => key in LEFT_OUT)) continue;
      all += 1;
      if (isStored(leaf, records)) stored += 1;
      else lost.push(`${listOf(leaf.path).join('.')}`);
    }
  }
  const count = new Map<string, number>();
  for (const path of lost) count.set(path, (count.get(path) ?? 0) + 1);
  expect([...count].map(([path, times]) => `${times} ${path}`)).toEqual([
    // A route that is all of its site says these of itself.
    '5 properties.surface-material',
    '3 properties.accessibility-info',
  ]);
  expect(stored / all).toBeGreaterThanOrEqual(0.95);
});

test('a year of a renovation that is told of is not said again', () => {
  const told = { 'renovation-years': [2016, 2020], renovations: [{ year: 2016, type: 'major-renovation' }] };
  expect(factsOf(told)).toEqual({ 'renovation-years': ['2020'], renovations: { fi: '2016' } });
});
