import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { weatherService } from '#api/outside/weather/weatherService.ts';
import type { Position } from '#common/geo/bounds.ts';
import { logInto } from '../../../tests/support/logInto.ts';
import { madeWeather } from '../../../tests/support/made/madeWeather.ts';
import { type Answering, sending, startUpstream, type Upstream } from '../../../tests/support/services/upstream.ts';
import { type Weather, weatherAt } from './weather.ts';

const TIMEOUT_MS = 250;
const MINUTE_MS = 60_000;
const XML = 'text/xml; charset=UTF8';
const HERE: Position = [24.467, 60.995];
const THERE: Position = [27.5, 65.1];

let service: Upstream;
beforeAll(async () => {
  service = await startUpstream(madeWeather());
});
afterAll(() => service.close());

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
});

interface Asking {
  readonly weather: (at?: Position) => Promise<Weather>;
  /** Lets time pass for cached answers. */
  readonly later: (ms: number) => void;
}

/** Services as of a process that has asked nothing yet. */
function asking(answering: Answering): Asking {
  service.answer(answering);
  let now = Date.now();
  const log = logInto(lines);
  const weather = weatherService({ url: new URL(`${service.url}/wfs`), log, timeoutMs: TIMEOUT_MS, now: () => now });
  return {
    weather: (at = HERE) => weatherAt({ outside: { weather }, now: new Date(now) }, at),
    later: (ms) => {
      now += ms;
    },
  };
}

const silent: Answering = () => undefined;
const halting: Answering = (_request, response) =>
  void response.writeHead(200, { 'content-type': XML }).write('<wfs:FeatureCollection');
const breaking: Answering = (request) => void request.socket.destroy();
const leading =
  (location: string): Answering =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();
const REFUSAL =
  '<ExceptionReport><Exception exceptionCode="X"><ExceptionText>No</ExceptionText></Exception></ExceptionReport>';

const FAULTS: readonly (readonly [string, Answering, 'timeout' | 'down'])[] = [
  ['is silent', silent, 'timeout'],
  ['begins an answer and does not end it', halting, 'timeout'],
  ['is broken', sending('oops', 'text/html', 500), 'down'],
  ['is too busy', sending('', XML, 429), 'down'],
  ['breaks the connection', breaking, 'down'],
  ['sends garbage', sending(Buffer.from([0xff, 0xfe, 0, 1, 2, 3]), XML), 'down'],
  ['sends a page', sending('<!doctype html><p>Sorry', 'text/html'), 'down'],
  ['sends a page as if it were an answer', sending('<!doctype html><p>Sorry', XML), 'down'],
  ['refuses the question', sending(REFUSAL, XML, 400), 'down'],
  ['sends far too much', sending(Buffer.alloc(3_000_000, 32), XML), 'down'],
  ['leads to an inner address', leading('http://169.254.169.254/latest/meta-data'), 'down'],
  ['leads to another port of its host', leading('http://127.0.0.1:22/'), 'down'],
  ['leads to a file', leading('file:///etc/passwd'), 'down'],
  ['leads in a circle', leading('/wfs'), 'down'],
];

describe('a weather service that fails', () => {
  // Issue "Weather and encyclopedia": With a service slow, down or sending garbage the detail page is as fast as
  //   without, and the log has one line
  test.each(FAULTS)('that %s is not asked by the next callers, and logged once', async (_what, fault, reason) => {
    const { weather } = asking(fault);
    await expect(weather()).rejects.toMatchObject({ name: 'UnavailableError', reason });
    const before = service.asked.length;
    for (let at = 0; at < 10; at += 1) await expect(weather()).rejects.toMatchObject({ name: 'UnavailableError' });
    expect(service.asked.length).toBe(before);
    expect(lines.length).toBe(1);
    // Without its time, whose seconds may be those digits.
    expect(lines[0]?.replace(/"time":"[^"]*"/, '')).not.toMatch(/latlon|24\.4|60\.9/);
  });

  // Issue "Weather and encyclopedia": Cached by place and run, one request in flight; stale when the service is down;
  //   §8 504 timeout
  test.each(FAULTS)('that %s is replaced for a time by the cached answer, marked as stale', async (_what, fault) => {
    const { weather, later } = asking(madeWeather());
    const fresh = await weather();
    expect(fresh.isStale).toBe(false);
    service.answer(fault);
    later(5 * 60 * MINUTE_MS);
    const stale = await weather();
    expect([stale.isStale, stale.fetched, stale.forecasts]).toEqual([true, fresh.fetched, fresh.forecasts]);
    later(24 * 60 * MINUTE_MS);
    await expect(weather()).rejects.toMatchObject({ name: 'UnavailableError' });
  });

  test('is asked again after a rest, and used when it is back', async () => {
    const { weather, later } = asking(breaking);
    await expect(weather()).rejects.toMatchObject({ reason: 'down' });
    service.answer(madeWeather());
    await expect(weather(THERE)).rejects.toMatchObject({ reason: 'down' });
    later(MINUTE_MS);
    expect(await weather(THERE)).toMatchObject({ isStale: false });
  });

  test('fails for one place only where its answer for that place makes no sense', async () => {
    const { weather } = asking((request, response, url) =>
      url.search.includes('65.') ? sending('?', XML)(request, response, url) : madeWeather()(request, response, url),
    );
    await expect(weather(THERE)).rejects.toMatchObject({ reason: 'down' });
    expect(await weather(HERE)).toMatchObject({ isStale: false });
  });

  test('for observations alone still gives the forecast', async () => {
    for (const fault of [silent, breaking]) {
      const { weather } = asking((request, response, url) =>
        (url.search.includes('forecast') ? madeWeather() : fault)(request, response, url),
      );
      expect(await weather()).toMatchObject({ observations: { snow: null, air: null }, isStale: false });
    }
  });
});

describe('a weather answer', () => {
  // Issue "Weather and encyclopedia": Cached by place and run, one request in flight; stale when the service is down;
  //   §8 504 timeout
  test('is asked for once for all callers at the same time, also for neighbouring places', async () => {
    const { weather } = asking(madeWeather());
    const before = service.asked.length;
    await Promise.all([weather(), weather(), weather([24.468, 60.994])]);
    await weather();
    expect(service.asked.length - before).toBe(2);
  });

  test('is asked for again when a new run of the model should be there', async () => {
    const { weather, later } = asking(madeWeather());
    const first = await weather();
    later(10 * MINUTE_MS);
    expect((await weather()).fetched).toEqual(first.fetched);
    later(4 * 60 * MINUTE_MS);
    expect((await weather()).fetched).not.toEqual(first.fetched);
  });

  test('is asked for again once a clock that was a day ahead is set, after an outage too', async () => {
    const { weather, later } = asking(madeWeather());
    later(24 * 60 * MINUTE_MS);
    const ahead = await weather();
    later(-24 * 60 * MINUTE_MS);
    expect((await weather()).fetched).not.toEqual(ahead.fetched);
    const broken = asking(breaking);
    broken.later(24 * 60 * MINUTE_MS);
    await expect(broken.weather()).rejects.toThrow();
    broken.later(-24 * 60 * MINUTE_MS);
    service.answer(madeWeather());
    expect(await broken.weather()).toMatchObject({ isStale: false });
  });

  test('of a hundred places at once is asked for with at most 24 requests', async () => {
    const { weather } = asking(silent);
    const before = service.asked.length;
    await Promise.allSettled(Array.from({ length: 100 }, (_, at) => weather([21 + at / 10, 61])));
    expect(service.asked.length - before).toBeLessThanOrEqual(24);
  });
});
