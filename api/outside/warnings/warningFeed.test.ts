import { describe, expect, test } from 'vitest';
import { capText, identifierOf } from '../../../tests/support/made/madeWarnings.ts';
import { readFeed, type WarningFeed } from './warningFeed.ts';

const FEED = new URL('https://alerts.example/cap/feed/rss.rss');

function read(text: string, known: readonly string[] = []): WarningFeed {
  const reading = readFeed(FEED, (name) => known.includes(name));
  reading.write(Buffer.from(text));
  return reading.end();
}
const rss = (items: string, more = '') => read(`<rss><channel>${more}<title>x</title>${items}</channel></rss>`);
const urlsOf = ({ listed }: WarningFeed) => listed.map(({ url }) => url?.href ?? null);

describe('a feed that links to its messages', () => {
  test.each([
    ['by a link', '<link>https://alerts.example/A.xml</link>'],
    ['by a link with space around it', '<link>\n https://alerts.example/A.xml \n</link>'],
    ['by a link from its own root', '<link>/A.xml</link>'],
    ['by a link without encryption', '<link>http://alerts.example/A.xml</link>'],
    ['beside a link of Atom', '<atom:link href="https://alerts.example/self" rel="self"/><link>/A.xml</link>'],
    ['beside a page for people', '<link>https://www.example/</link><enclosure url="https://alerts.example/A.xml"/>'],
    ['by an id that is an address', '<link>https://www.example/</link><guid>https://alerts.example/A.xml</guid>'],
  ])('lists a message %s', (_, content) => {
    expect(urlsOf(rss(`<item>${content}<guid>urn:oid:1</guid></item>`))).toEqual(['https://alerts.example/A.xml']);
  });

  test.each(['', '<guid>urn:oid:1</guid>', '<guid>A.xml</guid>', '<link>https://other.example/A.xml</link>'])(
    'is not read where an item leads to no message: %s',
    (content) => {
      expect(() => rss(`<item>${content}</item>`)).toThrow(Error);
    },
  );

  test('was published at the latest time that it says', () => {
    const dates =
      '<pubDate>Mon, 22 Jun 2026 06:00:00 GMT</pubDate><lastBuildDate>Mon, 22 Jun 2026 09:05:00 +0300</lastBuildDate>';
    expect(rss('', dates).publishedAt).toEqual(new Date('2026-06-22T06:05:00Z'));
    expect(rss('', '<pubDate>today</pubDate>').publishedAt).toBeNull();
    expect(
      rss('<item><link>/A.xml</link><pubDate>Mon, 22 Jun 2026 06:00:00 GMT</pubDate></item>').publishedAt,
    ).toBeNull();
  });
});

describe('a feed of Atom', () => {
  const entry = (content: string) => `<feed xmlns="http://www.w3.org/2005/Atom"><entry>${content}</entry></feed>`;
  const text = capText({ id: 'A', sent: '2026-06-22T09:00:00+03:00' }).replace(/^<\?.*?\?>/, '');
  const held = `<content type="application/cap+xml">${text}</content>`;

  test('holds its messages, and known ones are not read again', () => {
    const [listed] = read(entry(`<id>one</id>${held}`)).listed;
    expect([listed?.name, listed?.url, listed?.message?.identifier]).toEqual(['one', null, identifierOf('A')]);
    expect(read(entry(`<id>one</id>${held}`), ['one']).listed).toEqual([{ name: 'one', url: null, message: null }]);
    expect(read(entry(held)).listed[0]?.name).toBe(identifierOf('A'));
  });

  test('may link to them instead', () => {
    const links = '<link href="https://alerts.example/page"/><link type="application/cap+xml" href="/A.xml"/>';
    expect(urlsOf(read(entry(`<id>one</id>${links}`)))).toEqual(['https://alerts.example/A.xml']);
    expect(() => read(entry('<id>one</id>'))).toThrow(Error);
  });
});
