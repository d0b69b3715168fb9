import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OutageError } from '#api/platform/http/serviceHealth.ts';
import { logInto } from '../../../tests/support/logInto.ts';
import { capText, identifierOf, type MadeMessage } from '../../../tests/support/made/madeWarnings.ts';
import { type Answering, sending, startUpstream, type Upstream } from '../../../tests/support/services/upstream.ts';
import { startWarningsFeed, type WarningsFeed } from '../../../tests/support/services/warningsFeed.ts';
import { warningsService } from './warningsService.ts';

// The reader against a service of this machine that answers as the institute does, or not at all.

const NOW = Date.parse('2026-06-22T10:00:00+03:00');
/** A busy machine may stand still for seconds. */
const TIMEOUT_MS = 20_000;
const SHORT_MS = 300;

const made = (id: string, more: Partial<MadeMessage> = {}): MadeMessage => ({
  id,
  sent: '2026-06-22T09:00:00+03:00',
  ...more,
});
const [A, B, C] = [made('A'), made('B'), made('C')];

let service: WarningsFeed;
const lines: string[] = [];
let now = NOW;
beforeAll(async () => {
  service = await startWarningsFeed();
});
beforeEach(() => {
  lines.length = 0;
  now = NOW;
});
afterAll(() => service.close());

function reader(url = service.rssUrl, timeoutMs = TIMEOUT_MS) {
  return warningsService({
    url,
    log: logInto(lines),
    timeoutMs,
    now: () => now,
  });
}

/** Paths that the service was asked for meanwhile. */
async function askedFor(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = service.asked.length;
  await work();
  return service.asked.slice(before).map((path) => path.split('/').at(-1) ?? '');
}

async function outage(reading: Promise<unknown>): Promise<OutageError> {
  const error: unknown = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof OutageError) return error;
  throw new Error(`no OutageError: ${String(error)}`);
}

const stored = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

describe('the service of warnings', () => {
  test('is asked for the feed and for the messages that are new', async () => {
    service.publish({ messages: [A, B], published: '2026-06-22T09:00:00+03:00' });
    const { read } = reader();
    let state: unknown = null;
    const asked = await askedFor(async () => {
      const answer = await read(null);
      expect([answer.at, answer.publishedAt]).toEqual([new Date(NOW), new Date('2026-06-22T06:00:00Z')]);
      expect(answer.warnings.map(({ message }) => message)).toEqual([identifierOf('A'), identifierOf('B')]);
      state = stored(answer.state);
    });
    expect(asked.toSorted()).toEqual(['A.xml', 'B.xml', 'rss_fi-FI.rss']);
    service.publish({ messages: [A, B, C], published: '2026-06-22T09:30:00+03:00' });
    // Another process, which knows the stored state alone.
    expect(await askedFor(async () => void (await reader().read(state)))).toEqual(['rss_fi-FI.rss', 'C.xml']);
  });

  test('answers the same from the stored state as from the first reading', async () => {
    service.publish({
      messages: [A, made('W', { areas: [{ codes: [['ISO 3166-2', 'FI-10']] }], languages: ['sv-FI'] })],
    });
    const first = await reader().read(null);
    const second = await reader().read(stored(first.state));
    expect(second.warnings).toEqual(first.warnings);
    expect(stored(second.state)).toEqual(stored(first.state));
  });

  test('begins anew from a state of another form', async () => {
    service.publish({ messages: [A] });
    for (const other of [undefined, 'text', {}, { warnings: [{ key: 1 }] }])
      expect((await reader().read(other)).warnings).toHaveLength(1);
  });

  test('is asked for the feed only if it has changed, and its last answer stays valid until then', async () => {
    const etags: (string | undefined)[] = [];
    const answering: Answering = (request, response, url) => {
      if (!url.pathname.endsWith('.xml')) return respond(request, response, url);
      sending(capText(A), 'application/xml')(request, response, url);
    };
    const respond: Answering = (request, response, url) => {
      etags.push(request.headers['if-none-match']);
      if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
      else {
        response.setHeader('etag', '"one"');
        sending(`<rss><channel><item><link>/A.xml</link></item></channel></rss>`, 'text/xml')(request, response, url);
      }
    };
    service.answer(answering);
    const first = await reader().read(null);
    now = NOW + 5 * 60_000;
    const second = await reader().read(stored(first.state));
    expect(etags).toEqual([undefined, '"one"']);
    expect(second.warnings).toEqual(first.warnings);
    expect(second.at).toEqual(new Date(now));
    now = Date.parse('2026-06-23T09:00:00+03:00');
    expect((await reader().read(stored(second.state))).warnings).toEqual([]);
  });
});

describe('an incomplete answer', () => {
  test('is an outage, and messages that were read from it are not asked for again', async () => {
    service.publish({ messages: [A, B, C] });
    const { read } = reader();
    const whole = service;
    let isBroken = true;
    const inner = await startUpstream((request, response) => {
      void fetch(`${whole.url}${request.url}`).then(async (answer) => {
        if (isBroken && request.url?.endsWith('C.xml') === true) return response.writeHead(500).end();
        const text = (await answer.text()).replaceAll(whole.url, inner.url);
        return response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(text);
      });
    });
    const own = reader(new URL('/cap/feed/rss_fi-FI.rss', inner.url));
    expect((await outage(own.read(null))).reason).toBe('down');
    isBroken = false;
    expect((await own.read(null)).warnings).toHaveLength(3);
    expect(inner.asked.map((path) => path.split('/').at(-1)).toSorted()).toEqual([
      'A.xml',
      'B.xml',
      'C.xml',
      'C.xml',
      'rss_fi-FI.rss',
      'rss_fi-FI.rss',
    ]);
    inner.close();
    expect((await read(null)).warnings).toHaveLength(3);
  });

  const feed = (link: string) => `<rss><channel><item><link>${link}</link></item></channel></rss>`;
  const redirect =
    (location: string): Answering =>
    (_request, response) =>
      void response.writeHead(302, { location }).end();

  test.each<[string, string, Answering]>([
    ['a page of HTML', 'down', sending('<!DOCTYPE html><html><body>Sorry</body></html>', 'text/html')],
    ['a page of HTML as XML', 'down', sending('<html><body>Sorry</body></html>', 'application/xml')],
    ['an empty body', 'down', sending('', 'application/rss+xml')],
    ['JSON', 'down', sending('{"warnings":[]}', 'application/json')],
    [
      'entities that grow',
      'down',
      sending('<!DOCTYPE rss [<!ENTITY a "a">]><rss><channel><a>&a;</a></channel></rss>', 'text/xml'),
    ],
    ['half a feed', 'down', sending('<rss><channel><title>Varoitukset</title>', 'application/rss+xml')],
    ['a feed of another kind', 'down', sending('<rdf><item/></rdf>', 'application/xml')],
    ['a feed without anything', 'down', sending('<rss version="2.0"></rss>', 'application/xml')],
    [
      'links without end',
      'down',
      sending(`<rss><channel>${'<item><link>/x.xml</link></item>'.repeat(2_001)}</channel></rss>`, 'text/xml'),
    ],
    [
      'a feed of five million characters',
      'down',
      sending(`<rss><channel><title>${'x'.repeat(5_000_000)}</title></channel></rss>`, 'text/xml'),
    ],
    ['messages on another host', 'down', sending(feed('http://127.0.0.2:9/A.xml'), 'text/xml')],
    ['messages without an address', 'down', sending(feed(''), 'text/xml')],
    ['a link to a script', 'down', sending(feed('javascript:alert(1)'), 'text/xml')],
    ['no such feed', 'down', (_request, response) => void response.writeHead(404).end()],
    ['an error', 'down', (_request, response) => void response.writeHead(503).end()],
    ['a redirect to another host', 'down', redirect('http://127.0.0.2:9/feed.rss')],
    ['a redirect in a circle', 'down', redirect('/feed.rss')],
    ['nothing at all', 'timeout', () => undefined],
    [
      'a byte now and then',
      'timeout',
      (_request, response) => {
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
        response.writeHead(200, { 'content-type': 'text/xml' }).write('<rss>');
      },
    ],
    [
      'a time of another day',
      'down',
      (_request, response) =>
        void response
          .writeHead(200, { date: 'Mon, 22 Jun 2020 06:00:00 GMT' })
          .end('<rss><channel><title/></channel></rss>'),
    ],
  ])('is %s: one outage (%s), one line in the log', async (_, reason, answering) => {
    service.answer(answering);
    const { read } = reader(service.rssUrl, reason === 'timeout' ? SHORT_MS : TIMEOUT_MS);
    expect((await outage(read(null))).reason).toBe(reason);
    await outage(read(null));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('FMI_WARNINGS_URL');
  });

  test.each<[string, string]>([
    ['HTML', '<!DOCTYPE html><html><body>Sorry</body></html>'],
    ['another kind of XML', '<feed/>'],
    ['a warning of nowhere', capText(made('X', { areas: [{}] }))],
    ['a message of tomorrow', capText(made('X', { sent: '2026-06-23T09:00:00+03:00' }))],
    ['half a message', capText(made('X')).slice(0, 1_000)],
  ])('has a message that is %s', async (_, text) => {
    service.answer((request, response, url) =>
      sending(
        url.pathname.endsWith('.xml')
          ? url.pathname.endsWith('A.xml')
            ? capText(A)
            : text
          : feed('/A.xml</link></item><item><link>/X.xml'),
        'text/xml',
      )(request, response, url),
    );
    await outage(reader().read(null));
  });

  test('with a Retry-After is not asked for again before that time', async () => {
    service.answer((_request, response) => void response.writeHead(429, { 'retry-after': '600' }).end());
    const { read } = reader();
    expect(await askedFor(() => outage(read(null)))).toHaveLength(1);
    now = NOW + 599_000;
    expect(await askedFor(() => outage(read(null)))).toHaveLength(0);
    now = NOW + 601_000;
    service.publish({ messages: [A] });
    expect((await read(null)).warnings).toHaveLength(1);
  });

  test('is not one by a redirect on the same host', async () => {
    service.publish({ messages: [A] });
    const inner = await startUpstream((request, response) => {
      if (request.url === '/old.rss') return void response.writeHead(301, { location: '/new.rss' }).end();
      return sending(request.url === '/new.rss' ? feed('/A.xml') : capText(A), 'text/xml')(
        request,
        response,
        new URL(inner.url),
      );
    });
    expect((await reader(new URL('/old.rss', inner.url)).read(null)).warnings).toHaveLength(1);
    inner.close();
  });

  test('is one where no server listens', async () => {
    const gone: Upstream = await startUpstream(() => undefined);
    gone.close();
    expect((await outage(reader(new URL('/feed.rss', gone.url)).read(null))).reason).toBe('down');
  });
});
