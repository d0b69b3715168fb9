import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAINTENANCE_SOURCES, type MaintenanceForm } from '#api/platform/configMaintenance.ts';
import { OutageError } from '#api/platform/http/serviceHealth.ts';
import { MINUTE_MS } from '#common/time.ts';
import { logInto } from '../../../tests/support/logInto.ts';
import { type Answering, sending, startUpstream, type Upstream } from '../../../tests/support/services/upstream.ts';
import { maintenanceService } from './maintenanceService.ts';

const NOW = Date.parse('2026-01-10T12:00:00+02:00');
const JSON_TYPE = 'application/json';
/** A busy machine may stand still for seconds. */
const TIMEOUT_MS = 20_000;
const SHORT_MS = 300;

let service: Upstream;
const lines: string[] = [];
let now = NOW;
beforeAll(async () => {
  service = await startUpstream(() => undefined);
});
beforeEach(() => {
  lines.length = 0;
  now = NOW;
});
afterAll(() => service.close());

function reader(form: MaintenanceForm = 'serviceMap', timeoutMs = TIMEOUT_MS) {
  const source = MAINTENANCE_SOURCES.find((one) => one.form === form);
  if (source === undefined) throw new Error('no source');
  const log = logInto(lines);
  return maintenanceService({
    source: { ...source, url: `${service.url}/unit/?service=191` },
    log,
    timeoutMs,
    now: () => now,
  });
}

async function outage(reading: Promise<unknown>): Promise<OutageError> {
  const error: unknown = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof OutageError) return error;
  throw new Error(`no OutageError: ${String(error)}`);
}

const unit = (id: number) => ({
  id,
  name: { fi: `Latu ${id}` },
  location: { type: 'Point', coordinates: [25.17, 60.23] },
  observations: [{ unit: id, property: 'ski_trail_condition', time: '2026-01-10T07:30:00+0200', value: 'good' }],
});
const page = (units: readonly unknown[], next: string | null = null) => JSON.stringify({ results: units, next });

describe('a source of maintenance', () => {
  test('is asked once, and answers with the moment of asking', async () => {
    service.answer(sending(page([unit(1), unit(2)]), JSON_TYPE));
    const before = service.asked.length;
    const { source, read } = reader();
    const { at, observations } = await read(null);
    expect([source, at, observations.length]).toEqual(['helsinki', new Date(NOW), 2]);
    expect(service.asked.slice(before)).toEqual(['/unit/?service=191']);
    expect(service.agents.at(-1)).toMatch(/^Taival\//);
  });

  test('is not believed for an hour where it answers something older than before', async () => {
    const observed = (time: string) =>
      page([{ ...unit(1), observations: [{ ...unit(1).observations[0], time: `2026-01-10T${time}:00+0200` }] }]);
    const { read } = reader();
    service.answer(sending(observed('11:00'), JSON_TYPE));
    const { state } = await read(null);
    service.answer(sending(observed('08:00'), JSON_TYPE));
    now = NOW + 59 * MINUTE_MS;
    expect((await outage(read(state))).reason).toBe('down');
    expect(lines).toHaveLength(1);
    // The source has deleted the later one; or our clock was set back.
    now = NOW + 60 * MINUTE_MS;
    expect((await read(state)).observations).toHaveLength(1);
    now = NOW - 2 * 60 * MINUTE_MS;
    expect((await read(state)).observations).toHaveLength(1);
  });

  test('is read to its last page', async () => {
    service.answer((request, response, url) =>
      sending(
        url.searchParams.get('page') === '2' ? page([unit(2)]) : page([unit(1)], `${service.url}/unit/?page=2`),
        JSON_TYPE,
      )(request, response, url),
    );
    expect((await reader().read(null)).observations.map(({ unit: id }) => id)).toEqual(['1', '2']);
  });

  test('in the form of an outdoors service is read too', async () => {
    service.answer(sending('{"type":"FeatureCollection","features":[]}', 'application/geo+json'));
    expect((await reader('outdoors').read(null)).observations).toEqual([]);
  });

  test.each<[string, string, Answering]>([
    ['a page of HTML', 'down', sending('<!doctype html>', 'text/html')],
    ['HTML as JSON', 'down', sending('<!doctype html>', JSON_TYPE)],
    ['null', 'down', sending('null', JSON_TYPE)],
    ['another form', 'down', sending('{"units":[]}', JSON_TYPE)],
    ['too much', 'down', sending(page([{ ...unit(1), more: 'x'.repeat(20_000_001) }]), JSON_TYPE)],
    ['too many places', 'down', sending(page(Array.from({ length: 5_001 }, (_, at) => unit(at))), JSON_TYPE)],
    [
      'pages without end',
      'down',
      (request, response, url) => sending(page([unit(1)], `${service.url}/unit/`), JSON_TYPE)(request, response, url),
    ],
    ['an error', 'down', (_request, response) => void response.writeHead(500).end()],
    ['nothing at all', 'timeout', () => undefined],
  ])('that answers with %s has an outage (%s), with one line in the log', async (_, reason, answering) => {
    service.answer(answering);
    const { read } = reader('serviceMap', reason === 'timeout' ? SHORT_MS : TIMEOUT_MS);
    expect((await outage(read(null))).reason).toBe(reason);
    await outage(read(null));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('MAINTENANCE_SOURCES');
  });

  test('does not lead to another service', async () => {
    const other = await startUpstream(sending(page([]), JSON_TYPE));
    service.answer(sending(page([unit(1)], other.url), JSON_TYPE));
    await outage(reader().read(null));
    expect(other.asked).toEqual([]);
    other.close();
  });

  test('that answers with Retry-After is not asked before that time', async () => {
    service.answer((_request, response) => void response.writeHead(429, { 'retry-after': '900' }).end());
    const { read } = reader();
    await outage(read(null));
    const before = service.asked.length;
    now = NOW + 899_000;
    await outage(read(null));
    expect(service.asked).toHaveLength(before);
    now = NOW + 901_000;
    service.answer(sending(page([]), JSON_TYPE));
    expect((await read(null)).observations).toEqual([]);
  });
});
