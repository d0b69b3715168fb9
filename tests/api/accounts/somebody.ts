import type { TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor } from '../../support/visitors.ts';

let made = 0;

/** A user whom no other test knows, logged in. */
export async function somebody({ db, url }: TestServer): Promise<{
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly who: Visitor;
}> {
  made += 1;
  const user = { email: `somebody${made}@example.org`, username: `Somebody${made}` };
  const id = await makeUser(db, user);
  return { ...user, id, who: await loggedIn(url, user.email) };
}

/** Status of the answer to whether the visitor is logged in: 200 or 401. */
export const loginStatus = async (who: Visitor) => (await who.rest('GET', '/api/bundle/')).status;
