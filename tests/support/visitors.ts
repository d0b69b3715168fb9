import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import { hashPassword } from '#api/domain/people/passwordHash.ts';
import type { Database } from '#api/platform/db/database.ts';
import { emailKey } from '#common/account/email.ts';
import { usernameKey } from '#common/account/username.ts';

/** A client of the server that stores its cookies, as a browser does. */
export interface Visitor {
  /** The session's cookie as it is sent; null without one. */
  readonly cookie: () => string | null;
  /** The cookie by which accounts know this browser; null without one. */
  readonly device: () => string | null;
  /** Comes with this session's cookie from now on. */
  take(cookie: string | null): void;
  rest(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** The answer of a mutation or query, with its status; without the cost, which says nothing of what is asked. */
  graphql(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON. */
  readonly body: unknown;
}

export function visitorOf(url: string, cookie: string | null = null): Visitor {
  let session = cookie;
  let device: string | null = null;
  async function send(path: string, init: RequestInit, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const response = await fetch(url + path, {
      ...init,
      redirect: 'manual',
      headers: { ...((session ?? device) !== null && { cookie: cookieHeader([session, device]) }), ...headers },
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const stored = /expires=Thu, 01 Jan 1970/i.test(set) ? null : pair;
      if (DEVICE_COOKIE.test(pair)) device = stored;
      else session = stored;
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
  return {
    cookie: () => session,
    device: () => device,
    take: (cookie) => {
      session = cookie;
    },
    rest: (method, path, body, headers = {}) =>
      send(
        path,
        { method, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }) },
        { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ),
    graphql: async (query, variables = {}, headers = {}) => {
      const answer = await send(
        '/graphql',
        { method: 'POST', body: JSON.stringify({ query, variables }) },
        { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
      );
      return { ...answer, body: withoutCost(answer.body) };
    },
  };
}

/** The answer to a query by its text without `extensions.cost`. */
export function withoutCost(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('extensions' in body)) return body;
  const { extensions: _cost, ...rest } = body;
  return rest;
}

const DEVICE_COOKIE = /^(?:__Host-)?device=/;

function cookieHeader(cookies: readonly (string | null)[]): string {
  return cookies.filter((cookie) => cookie !== null).join('; ');
}

export const PASSWORD = 'metsäPolku7';

export interface MadeUser {
  readonly email: string;
  readonly username: string;
  readonly password?: string;
  readonly role?: 'USER' | 'ADMIN';
  readonly confirmed?: boolean;
}

let hash: Promise<string> | null = null;

/** Puts a user into the database as if they had registered; their id. */
export async function makeUser(
  { prisma }: Database,
  { email, username, password = PASSWORD, role = 'USER', confirmed = true }: MadeUser,
): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  const passwordHash = password === PASSWORD ? await hash : await hashPassword(password);
  const { id } = await prisma.user.create({
    data: {
      email,
      emailKey: emailKey(email),
      username,
      usernameKey: usernameKey(username),
      passwordHash,
      role,
      confirmedAt: confirmed ? new Date() : null,
    },
  });
  return id;
}

/** A visitor who has logged in. */
export async function loggedIn(url: string, email: string, password = PASSWORD): Promise<Visitor> {
  const visitor = visitorOf(url);
  const { status, body } = await visitor.rest('POST', '/api/user/login', { email, password });
  expect([status, body]).toEqual([200, expect.anything()]);
  return visitor;
}

/** The mails in an outbox to an address, oldest first. */
export async function mailsTo(outbox: string, address: string): Promise<Email[]> {
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(outbox, name)))));
  return mails
    .filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()))
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
}

/** Waits for the newest of at least `count` mails to an address. */
export async function mailTo(outbox: string, address: string, count = 1): Promise<Email> {
  await expect
    .poll(async () => (await mailsTo(outbox, address)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(count);
  const mail = (await mailsTo(outbox, address)).at(-1);
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return mail;
}

/** The token of the link in a mail. */
export function tokenOf({ text }: Pick<Email, 'text'>): string {
  const token = /[?&]token=([\w-]+)/.exec(text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link in: ${text}`);
  return token;
}
