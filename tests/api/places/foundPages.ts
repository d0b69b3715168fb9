import { rmSync } from 'node:fs';
import { endIdentity, hideIdentity, publishMade } from '../../support/made/madePlaces.ts';
import { IDS, PLACES } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeWebFolder } from '../../support/webFolder.ts';

/** A place whose name would be a program in a page that did not escape it. */
export const HOSTILE = {
  id: 77,
  name: `</title><script>alert("1")</script>' onload=x`,
  category: 'amenity/cafe',
  position: [24.95, 60.17],
} as const;
/** Enough of them that their list is worth compressing. */
const CAFES = Array.from(
  { length: 8 },
  (_, at) => ({ id: 100 + at, name: `Kahvila ${at}`, category: 'amenity/cafe', position: [24.95, 60.17] }) as const,
);
/** All places of the server; one of them is hidden. */
export const ALL = [...PLACES, HOSTILE, ...CAFES];

/** A server with a client and these places; `end` stops it. */
export async function startFoundPages(): Promise<{ readonly server: TestServer; readonly end: () => Promise<void> }> {
  const webFolder = makeWebFolder();
  const server = await startTestServer({ webFolder });
  await publishMade(server.db, 1, ALL);
  await endIdentity(server.db, IDS.merged, 'Linnoituksen museo', IDS.museum);
  await endIdentity(server.db, IDS.mergedTwice, 'Linnoituksen vanha museo', IDS.merged);
  await hideIdentity(server.db, IDS.hidden);
  return {
    server,
    end: async () => {
      await server.stop();
      rmSync(webFolder, { recursive: true });
    },
  };
}

export const getPage = ({ url }: TestServer, pathname: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url + pathname, { headers, redirect: 'manual' });

/** What the head of a page says; null where it does not say it. Addresses are without our origin. */
export async function headOf(server: TestServer, pathname: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await getPage(server, pathname, headers);
  const html = await response.text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    status: response.status,
    html,
    lang: one(/<html lang="(.*?)">/),
    title: one(/<title>(.*?)<\/title>/),
    description: one(/<meta name="description" content="(.*?)">/),
    canonical: one(/<link rel="canonical" href="https:\/\/taival\.example(.*?)">/),
    shared: one(/<meta property="og:url" content="https:\/\/taival\.example(.*?)">/),
    robots: one(/<meta name="robots" content="(.*?)">/),
    picture: one(/<meta property="og:image" content="https:\/\/taival\.example(.*?)">/),
    pictureSize: [
      one(/<meta property="og:image:width" content="(.*?)">/),
      one(/<meta property="og:image:height" content="(.*?)">/),
    ],
    pictureText: one(/<meta property="og:image:alt" content="(.*?)">/),
  };
}
