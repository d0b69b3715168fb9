import * as oidc from 'openid-client';
import { z } from 'zod';
import type { StaffConfig } from '#api/platform/configStaff.ts';

/** The issuer's claims about a person. */
export interface StaffClaims {
  readonly issuer: string;
  /** The issuer's own id of the person, which stays when name and address change. */
  readonly subject: string;
  /** Null where the issuer has not verified it. */
  readonly email: string | null;
  readonly name: string;
  readonly groups: readonly string[];
}

/** A sign-in that has begun: where the browser goes, and what it has to bring back. */
interface BegunSignIn {
  readonly url: URL;
  /** Secret of the browser: only the browser that began a sign-in can finish it. */
  readonly secret: string;
}

/** An OpenID Connect issuer, asked by the authorization code flow with PKCE, state and nonce. */
export interface StaffIssuer {
  readonly adminGroup: string | null;
  /** Throws where the issuer cannot be reached or makes no sense. */
  begin(returnUrl: string): Promise<BegunSignIn>;
  /** Throws where the answer is not that of the begun sign-in, or the issuer cannot be reached. */
  finish(returned: URL, secret: string): Promise<StaffClaims>;
}

const TIMEOUT_S = 10;
const SECRET = z.object({ verifier: z.string(), state: z.string(), nonce: z.string() });
const TEXT = z.string().catch('');

/** The configured issuer; its own configuration is read when it is first needed. */
export function staffIssuer({ issuer, clientId, clientSecret, groupsClaim, adminGroup }: StaffConfig): StaffIssuer {
  const options = {
    timeout: TIMEOUT_S,
    // Configuration allows it on this very machine alone.
    ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
  };
  const discovered = oncePassed(() => oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options));
  return {
    adminGroup,
    begin: async (returnUrl) => {
      const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
      const url = oidc.buildAuthorizationUrl(await discovered(), {
        redirect_uri: returnUrl,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url, secret: JSON.stringify({ verifier, state, nonce }) };
    },
    finish: async (returned, secret) => {
      const { verifier, state, nonce } = SECRET.parse(JSON.parse(secret));
      const configuration = await discovered();
      const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the issuer answered without an ID token');
      const more = await moreClaims(configuration, tokens.access_token, claims.sub);
      return claimsOf({ ...more, ...claims }, groupsClaim);
    },
  };
}

/** Does work when it is first asked for, and again after a failure. */
function oncePassed<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = null;
      throw error;
    });
    return done;
  };
}

/** The issuer's claims about a person beside the ID token, where it has an address for them. */
async function moreClaims(configuration: oidc.Configuration, accessToken: string, subject: string) {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  return oidc.fetchUserInfo(configuration, accessToken, subject);
}

function claimsOf(claims: Readonly<Record<string, unknown>>, groupsClaim: string): StaffClaims {
  const email = TEXT.parse(claims['email']);
  return {
    issuer: TEXT.parse(claims['iss']),
    subject: TEXT.parse(claims['sub']),
    email: claims['email_verified'] === true && email !== '' ? email : null,
    name: TEXT.parse(claims['preferred_username']) || TEXT.parse(claims['name']),
    groups: z.array(z.string()).catch([]).parse(claims[groupsClaim]),
  };
}
