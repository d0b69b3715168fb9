import { afterEach, expect, test } from 'vitest';
import { PATIENCE, type Patience } from '#api/http/core/patience.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { cameraJpeg } from '../../support/made/madePictures.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { beginForm, operationParts, type Part, sendForm, UPLOAD_IMAGE } from '../../support/uploads.ts';
import { loggedIn, makeUser, type Visitor } from '../../support/visitors.ts';

// Photos that come slowly, or come no further: nobody else waits for them.
const FORM = '/api/images/uploadAttractionImage';
const photo = await cameraJpeg({ width: 400, height: 300 });
const form: readonly Part[] = [
  ['attractionId', String(IDS.museum)],
  ['file', photo],
];
const operation = operationParts(UPLOAD_IMAGE, { attractionId: IDS.museum }, photo);
let server: TestServer | null = null;

afterEach(() => server?.stop());

/** A server, and people who are logged in there. */
async function people(
  patience: Patience,
  names: readonly string[],
): Promise<readonly [TestServer, readonly Visitor[]]> {
  const started = await startTestServer({ patience });
  server = started;
  await publishHelsinki(started.db);
  for (const username of names)
    await makeUser(started.db, { email: `${username.toLowerCase()}@example.org`, username });
  return [started, await Promise.all(names.map((name) => loggedIn(started.url, `${name.toLowerCase()}@example.org`)))];
}

test('twenty-four photos that are still coming hold up nobody, and are taken when they have come', async () => {
  const [{ url }, [aino, ...slow]] = await people(PATIENCE, ['Aino', 'Eino', 'Siiri', 'Veera', 'Matti']);
  if (aino === undefined) expect.unreachable();
  const begun = await Promise.all(
    slow.flatMap((who) =>
      [1, 2, 3].flatMap(() => [beginForm(url, who, FORM, form), beginForm(url, who, '/graphql', operation)]),
    ),
  );
  await Promise.all(begun.map((sending) => sending.half()));
  // The others began long before the last of these.
  for (let at = 0; at < 3; at += 1) expect((await sendForm(url, aino, FORM, form)).status).toBe(200);
  const answers = await Promise.all(begun.map((sending) => sending.rest().then(() => sending.answer)));
  expect(answers.filter((answer) => JSON.stringify(answer?.body).includes('"filename"')).length).toBe(begun.length);
}, 60_000);

test.each([
  ['a form', FORM, form],
  ['an operation', '/graphql', operation],
] as const)(
  '%s that comes byte by byte and stops is let go, stores nothing and holds no place',
  async (_what, path, parts) => {
    const [{ url, db }, [aino]] = await people({ ...PATIENCE, progressMs: 300 }, ['Aino']);
    if (aino === undefined) expect.unreachable();
    const stopped = await Promise.all([1, 2, 3, 4, 5, 6].map(() => beginForm(url, aino, path, parts)));
    await Promise.all(stopped.map((sending) => sending.bytes(300)));
    expect(await Promise.all(stopped.map((sending) => sending.answer))).toEqual(stopped.map(() => null));
    expect(await db.prisma.image.count()).toBe(0);
    expect((await sendForm(url, aino, path, parts)).status).toBe(200);
  },
);
