import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Somebody as the issuer knows them: claims of their ID token beside those of the protocol. */
export type Person = Readonly<Record<string, unknown>> & { readonly sub: string };

/** A made issuer of OpenID Connect on this machine, at which somebody is always signed in already. */
export interface MadeIssuer {
  readonly url: string;
  /** Who signs in from now on. */
  person: Person;
  /** Claims that the next ID tokens have in place of the right ones. */
  forged: Readonly<Record<string, unknown>>;
  close(): void;
}

export async function startIssuer(person: Person): Promise<MadeIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256', use: 'sig' };
  const nonces = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer.url);
    const json = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration') {
      return json({
        issuer: issuer.url,
        authorization_endpoint: `${issuer.url}/authorize`,
        token_endpoint: `${issuer.url}/token`,
        jwks_uri: `${issuer.url}/jwks`,
        id_token_signing_alg_values_supported: ['ES256'],
      });
    }
    if (pathname === '/jwks') return json({ keys: [key] });
    if (pathname === '/authorize') {
      const code = `code-${nonces.size}`;
      nonces.set(code, searchParams.get('nonce') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
      return response.writeHead(302, { location: back.href }).end();
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const code = new URLSearchParams(body).get('code') ?? '';
      const nonce = nonces.get(code);
      nonces.delete(code);
      if (nonce === undefined) return response.writeHead(400).end('{"error":"invalid_grant"}');
      const now = Math.floor(Date.now() / 1000);
      const ofProtocol = { iss: issuer.url, aud: 'taival', iat: now, exp: now + 300, nonce };
      void new SignJWT({ ...ofProtocol, ...issuer.person, ...issuer.forged })
        .setProtectedHeader({ alg: 'ES256', kid: 'k' })
        .sign(privateKey)
        .then((token) => json({ access_token: 'a', token_type: 'bearer', id_token: token }));
      return undefined;
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer: MadeIssuer = { url: `http://127.0.0.1:${port}`, person, forged: {}, close: () => server.close() };
  return issuer;
}
