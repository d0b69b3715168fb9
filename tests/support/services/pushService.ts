import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { startUpstream } from './upstream.ts';

const message = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
  language: z.string(),
});

type ReceivedMessage = z.output<typeof message> & {
  /** Headers of the request: how long it may wait, and what it takes the place of. */
  readonly ttl: string | undefined;
  readonly topic: string | undefined;
};

/** A browser that has asked for notices, with what came for it. */
export interface StandInBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly received: readonly ReceivedMessage[];
  /** What the service answers for it from now on; 201 at first. */
  answers(status: number): void;
}

/**
 * A push service (RFC 8030): it takes messages only with a valid signature (VAPID), and decrypts them as browsers do.
 * Other processes add a browser by POST to `/browsers` with the key as body, and read what came by GET of its endpoint.
 */
export interface PushService {
  readonly origin: string;
  /** A new browser that lets the holder of a key push to it. */
  browser(applicationServerKey: string): StandInBrowser;
  close(): void;
}

interface Subscribed extends StandInBrowser {
  status: number;
  readonly received: ReceivedMessage[];
  readonly keys: ECDH;
  readonly applicationServerKey: string;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Subscribed>();
  const { url: origin, close } = await startUpstream((request, response) => {
    void buffer(request).then((body) => {
      const end = (status: number, json?: unknown) => response.writeHead(status).end(JSON.stringify(json));
      if (request.url === '/browsers') return end(200, addressOf(add(body.toString())));
      const browser = browsers.get(request.url ?? '');
      if (browser === undefined) return end(404);
      if (request.method === 'GET') return end(200, browser.received);
      const { authorization = '', ttl, topic } = request.headers;
      if (!isSigned(authorization, origin, browser.applicationServerKey)) return end(403);
      if (browser.status !== 201) return end(browser.status);
      const text = decrypted(body, browser);
      browser.received.push({ ...message.parse(JSON.parse(text)), ttl: one(ttl), topic: one(topic) });
      return end(201);
    });
  });
  function add(applicationServerKey: string): Subscribed {
    const path = `/push/${randomBytes(16).toString('base64url')}`;
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const browser: Subscribed = {
      endpoint: origin + path,
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
      received: [],
      status: 201,
      keys,
      applicationServerKey,
      answers: (status) => {
        browser.status = status;
      },
    };
    browsers.set(path, browser);
    return browser;
  }
  return { origin, close, browser: add };
}

const addressOf = ({ endpoint, p256dh, auth }: StandInBrowser) => ({ endpoint, p256dh, auth });

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(?:https:|mailto:)/) });

/** Whether a request comes from the holder of a key, for this service and not too long ago (RFC 8292). */
function isSigned(authorization: string, origin: string, key: string): boolean {
  const [, token = '', sender] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (sender !== key) return false;
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const signed = Buffer.from(`${header}.${payload}`);
  const proof = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)) return false;
  const { aud, exp } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return aud === origin && exp > Date.now() / 1000 && exp <= Date.now() / 1000 + 24 * 3600;
}

/** The text of a message in one record (RFC 8188), encrypted for a browser (RFC 8291). */
function decrypted(body: Buffer, { keys, auth }: Subscribed): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derived(keys.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The text ends before the mark of the last record.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
