import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { fieldsOf, listOf } from '#api/import/records/fields.ts';
import { collect, faultOf, listener, sharedData } from '#api/import/records/readerTestSupport.ts';
import type { SourceInput, SourceRecord } from '#api/import/records/record.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { type LipasOptions, readLipas } from './readLipas.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-lipas-'));
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = path.join(projectRoot, 'api/import/lipas/fixtures/v2-sites.json');
const made = listOf(fieldsOf(JSON.parse(readFileSync(fixture, 'utf8')))['items']);
const real = sharedData('lipas/v1-sports-places-1000.json');

function write(text: string): string {
  const file = path.join(folder, 'sites.json');
  writeFileSync(file, text);
  return file;
}

interface Read extends SourceInput {
  readonly all: readonly SourceRecord[];
}

async function read(source: string, options: Partial<LipasOptions> = {}): Promise<Read> {
  const input = await readLipas(source, { ...listener(), ...options });
  return { ...input, all: await collect(input.records) };
}

const refs = (records: readonly SourceRecord[]): string[] => records.map(({ ref }) => ref);
const fault = (text: string): Promise<string> => faultOf(read(write(text)), folder);

describe('a file of LIPAS documents', () => {
  test('gives the sites that are in use and their routes, with the day of the newest document', async () => {
    const { all, dataDate, source } = await read(fixture);
    expect(refs(all)).toEqual([
      '900001',
      '900001/route/11111111-1111-4111-8111-111111111111',
      '900001/route/22222222-2222-4222-8222-222222222222',
      '900001/route/33333333-3333-4333-8333-333333333333',
      '900002',
      '900003',
      '900004',
      '900006',
    ]);
    expect([source, dataDate]).toEqual(['lipas', '2026-01-01']);
  });

  test('may be a bare list', async () => {
    expect(refs((await read(write(JSON.stringify(made.slice(2, 4))))).all)).toEqual(['900003', '900004']);
    expect(refs((await read(write('[]'))).all)).toEqual([]);
  });

  test('makes no place vanish unless the import says what the file covers', async () => {
    expect((await read(fixture)).coverage).toEqual({ bounds: null, types: [], municipalities: null, part: 'sites' });
    expect((await read(fixture, { types: ['301'] })).coverage).toEqual({
      bounds: null,
      types: ['301'],
      municipalities: null,
      part: 'sites',
    });
    expect((await read(fixture, { cities: ['91', '109'] })).coverage).toEqual({
      bounds: null,
      types: null,
      municipalities: ['091', '109'],
      part: 'sites',
    });
    expect((await read(fixture, { area: [24, 60, 25, 62] })).coverage).toEqual({
      bounds: [24, 60, 25, 62],
      types: null,
      municipalities: null,
      part: 'sites',
    });
  });

  test('is read as far as asked: by type, municipality and area', async () => {
    expect(refs((await read(fixture, { types: ['301', '4402'] })).all)).toEqual(['900002', '900004']);
    expect(refs((await read(fixture, { cities: ['091'] })).all)).toEqual(['900003']);
    expect(refs((await read(fixture, { area: [25, 61, 25.1, 61.1] })).all)).toEqual(['900004']);
  });

  test('lists a site that occurs more than once, and takes its last document', async () => {
    const heard = listener();
    const again = { ...fieldsOf(made[3]), name: 'Lammen uusi laavu' };
    const { all } = await read(write(JSON.stringify([made[3], made[2], again])), heard);
    expect(all.map(({ names }) => names.fi)).toEqual(['Kaupunginpuiston ulkoilualue', 'Lammen uusi laavu']);
    expect(heard.skipped).toEqual([{ ref: '900004', reason: 'occurs more than once; the last one counts' }]);
  });

  test('lists single bad documents by their number or id and goes on', async () => {
    const heard = listener();
    const documents = [
      'text',
      { 'lipas-id': 1e300 },
      { 'lipas-id': 7, name: 'Ei mitään', type: { 'type-code': 99 } },
      made[3],
    ];
    expect(refs((await read(write(JSON.stringify(documents)), heard)).all)).toEqual(['900004']);
    expect(heard.skipped).toEqual([
      { ref: 'document 1', reason: 'has no usable lipas-id' },
      { ref: 'document 2', reason: 'has no usable lipas-id' },
      { ref: '7', reason: 'has the unknown type code 99' },
    ]);
  });

  test('reports its progress in both passes', async () => {
    const steps = new Set<string>();
    await read(fixture, { progress: (step, done, total, unit) => steps.add(`${step} ${done}/${total} ${unit}`) });
    expect([...steps]).toEqual(['Reading LIPAS 6/6 documents']);
  });

  test('is refused in one sentence when it is something else, cut short or broken', async () => {
    expect(await fault('{"type":"FeatureCollection","features":[]}')).toBe(
      'sites.json is not a LIPAS file: it holds no list at the top and no list named "items".',
    );
    expect(await fault('[{"a":1},{"b":2}]')).toBe(
      'sites.json is not a LIPAS file: its documents have neither lipas-id nor sportsPlaceId.',
    );
    expect(await fault(JSON.stringify(made).slice(0, 3_000))).toMatch(
      /^sites\.json is cut short: it ends in the middle at line 1, column 3001 \(byte \d+\)\.$/,
    );
    expect(await fault('<html>')).toBe('sites.json is not JSON: the fault is at line 1, column 1 (byte 0).');
    expect(await faultOf(read(path.join(folder, 'none.json')), folder)).toBe('none.json was not found.');
  });

  test('is not read at all when the type or municipality asked for does not exist', async () => {
    expect(await faultOf(read(fixture, { types: ['301', '9999'] }), folder)).toBe('LIPAS has no type 9999.');
    expect(await faultOf(read(fixture, { types: ['laavu'] }), folder)).toBe('LIPAS has no type laavu.');
    expect(await faultOf(read(fixture, { cities: ['999'] }), folder)).toBe(
      'There is no municipality with the code 999.',
    );
  });
});

describe.skipIf(real.missing)('the real file of 1,000 documents', () => {
  test('marks all sites that are free to use', async () => {
    const { all } = await read(real.file);
    const free = listOf(JSON.parse(readFileSync(real.file, 'utf8'))).filter(
      (site) => fieldsOf(site)['freeUse'] === true,
    );
    expect(free.length).toBeGreaterThan(600);
    const marked = new Set(all.flatMap(({ ref, properties }) => (properties.facts?.['free-use'] === true ? ref : [])));
    const refs = new Set(all.map(({ ref }) => ref));
    const ids = free.map((site) => String(fieldsOf(site)['sportsPlaceId'])).filter((id) => refs.has(id));
    expect(ids.filter((id) => !marked.has(id))).toEqual([]);
  });

  test('is read whole: 980 points and 20 areas, every one in its municipality’s code and with a name', async () => {
    const heard = listener();
    const { all, dataDate } = await read(real.file, heard);
    expect(heard.skipped).toEqual([]);
    expect(all.filter(({ type }) => type === 'POINT')).toHaveLength(980);
    expect(all.filter(({ type, areaM2 }) => type === 'AREA' && areaM2 !== null && areaM2 > 1_000)).toHaveLength(20);
    expect(all.filter(({ category }) => category === 'shelter/lean_to')).toHaveLength(647);
    for (const { municipalities, names } of all)
      expect([municipalities.length, names.fi === undefined]).toEqual([1, false]);
    expect(dataDate).toBe('2025-10-31');
  });

  test('gives the fields of a document as they are', async () => {
    const { all } = await read(real.file);
    const onas = all.find(({ ref }) => ref === '72340');
    expect(onas).toMatchObject({
      proposedId: 100_000_000_072_340,
      category: 'lipas/103',
      type: 'AREA',
      names: { fi: 'Onas virkistysalue' },
      sourceDate: '2024-11-12',
      properties: {
        www: 'http://www.uudenmaanvirkistysalueyhdistys.fi/index.php?k=13391',
        maintainer: 'Yksityinen / yhdistys',
      },
    });
    // The document states 0.24 km².
    expect((onas?.areaM2 ?? 0) / 1e6).toBeCloseTo(0.24, 1);
    expect(onas?.properties.description).toContain('Onaksen laaja saariryhmä');
  });

  test('cut short is refused before a single record is given', async () => {
    const text = readFileSync(real.file, 'utf8');
    const reading = readLipas(write(text.slice(0, 400_000)), listener());
    expect(await faultOf(reading, folder)).toMatch(
      /^sites\.json is cut short: it ends in the middle at line \d+, column \d+ \(byte \d+\)\.$/,
    );
  });
});

/** The documents as the v2 interface would give them; they are made of real v1 documents where these are at hand. */
function secondVersion(document: unknown): unknown {
  const { sportsPlaceId, name, type, location, lastModified, www } = fieldsOf(document);
  const { city, geometries } = fieldsOf(location);
  return {
    'lipas-id': sportsPlaceId,
    status: 'active',
    name,
    www,
    'event-date': String(lastModified).replace(' ', 'T'),
    type: { 'type-code': fieldsOf(type)['typeCode'] },
    location: { city: { 'city-code': fieldsOf(city)['cityCode'] }, geometries },
  };
}

const served: readonly unknown[] = real.missing
  ? Array.from({ length: 1_000 }, (_, n) => ({ ...fieldsOf(made[3]), 'lipas-id': n + 1 }))
  : listOf(JSON.parse(readFileSync(real.file, 'utf8'))).map(secondVersion);

interface Service {
  readonly base: string;
  readonly asked: URL[];
}

type Answer = (url: URL, page: number, count: number) => { readonly status?: number; readonly body: unknown };

/** A local LIPAS v2: answers pages of `served`, unless `answer` says otherwise. */
async function service(answer: Answer = (url, page) => ({ body: pageOf(url, page) })): Promise<Service> {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push(url);
    const { status = 200, body } = answer(url, Number(url.searchParams.get('page')), asked.length);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { base: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/v2`, asked };
}

function pageOf(url: URL, page: number, sites = served): unknown {
  const size = Number(url.searchParams.get('page-size'));
  const types = url.searchParams.get('type-codes')?.split(',').map(Number) ?? null;
  const found = sites.filter(
    (site) => types === null || types.includes(Number(fieldsOf(fieldsOf(site)['type'])['type-code'])),
  );
  return {
    items: found.slice((page - 1) * size, page * size),
    pagination: {
      'current-page': page,
      'page-size': size,
      'total-items': found.length,
      'total-pages': Math.ceil(found.length / size),
    },
  };
}

const http = { retryDelayMs: 1, attempts: 3 };

describe('the v2 interface', () => {
  test('is read page by page, and its answer is everything there is', async () => {
    const { base, asked } = await service();
    const { all, coverage } = await read(base, { http });
    expect(all).toHaveLength(1_000);
    expect(coverage).toEqual({ bounds: null, types: null, municipalities: null, part: 'sites' });
    expect(asked.map(({ pathname }) => pathname)).toEqual(Array.from({ length: 10 }, () => '/v2/sports-sites'));
    expect(asked[9]?.searchParams.toString()).toBe(
      'statuses=active%2Cout-of-service-temporarily&page=10&page-size=100',
    );
  });

  test('is asked for types and municipalities, and covers these', async () => {
    const { base, asked } = await service();
    const { all, coverage } = await read(`${base}/sports-sites/?page=7`, {
      http,
      types: ['301', '201'],
      cities: ['091'],
    });
    expect(coverage).toEqual({ bounds: null, types: ['113', '201', '301'], municipalities: ['091'], part: 'sites' });
    // 113 and 201 are shown as one category, which is covered only by both.
    expect(asked[0]?.searchParams.get('type-codes')).toBe('113,201,301');
    expect(asked[0]?.searchParams.get('city-codes')).toBe('91');
    expect(asked[0]?.pathname).toBe('/v2/sports-sites');
    expect(all.every(({ municipalities }) => municipalities[0] === '091')).toBe(true);
  });

  test('a page that fails is asked again', async () => {
    const { base, asked } = await service((url, page, count) =>
      count === 2 ? { status: 503, body: '' } : { body: pageOf(url, page) },
    );
    expect((await read(base, { http })).all).toHaveLength(1_000);
    expect(asked).toHaveLength(11);
  });

  test('a page that fails for good ends the import in one sentence that names it', async () => {
    const { base } = await service((url, page) =>
      page === 3 ? { status: 500, body: '' } : { body: pageOf(url, page) },
    );
    expect(await faultOf(read(base, { http }), folder)).toBe(
      `Page 3 of LIPAS could not be read: ${base}/sports-sites answered with status 500 (tried 3 times).`,
    );
  });

  test('an answer that is not LIPAS v2 ends the import in one sentence', async () => {
    const html = await service(() => ({ body: '<html>' }));
    expect(await faultOf(read(html.base, { http }), folder)).toBe(
      `Page 1 of LIPAS could not be read: ${html.base}/sports-sites answered something other than JSON.`,
    );
    const other = await service(() => ({ body: { items: [] } }));
    expect(await faultOf(read(other.base, { http }), folder)).toBe(
      `Page 1 of ${other.base}/sports-sites is not an answer of LIPAS v2: it lacks items or pagination.`,
    );
    const endless = await service((url, page) => ({
      body: { ...fieldsOf(pageOf(url, page)), pagination: { 'total-pages': 1e9, 'total-items': 1 } },
    }));
    expect(await faultOf(read(endless.base, { http }), folder)).toContain('is not an answer of LIPAS v2');
    const hollow = await service((url, page) => ({
      body: { ...fieldsOf(pageOf(url, page)), ...(page === 4 && { items: [] }) },
    }));
    expect(await faultOf(read(hollow.base, { http }), folder)).toBe(
      `Page 4 of ${hollow.base}/sports-sites is empty, though 10 pages are announced.`,
    );
  });

  test('does not follow a redirect to another host', async () => {
    const other = await service();
    const server = createServer((_, response) =>
      response.writeHead(302, { location: `${other.base}/sports-sites` }).end(),
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    closers.push(() => server.close());
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    expect(await faultOf(read(base, { http }), folder)).toBe(
      `Page 1 of LIPAS could not be read: ${base}/sports-sites redirects to another host, which is not followed.`,
    );
    expect(other.asked).toEqual([]);
  });

  test('when its pages shift while they are read, nothing vanishes by it', async () => {
    const heard = listener();
    // The last site of page 1 is listed again at the top of page 2, and another one never.
    const { base } = await service((url, page) => ({
      body: pageOf(url, page, page === 1 ? served : [...served.slice(0, 100), served[99], ...served.slice(101)]),
    }));
    const { all, coverage } = await read(base, { ...heard, http });
    expect(all).toHaveLength(999);
    expect(coverage.types).toEqual([]);
    expect(heard.skipped.map(({ ref }) => ref)).toEqual(['sports-sites', refs(all)[99]]);
  });

  test('an empty answer is an answer', async () => {
    const { base } = await service((url, page) => ({ body: pageOf(url, page, []) }));
    const { all, coverage } = await read(base, { http, types: ['301'] });
    expect([all.length, coverage.types]).toEqual([0, ['301']]);
  });
});
