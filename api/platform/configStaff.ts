import { z } from 'zod';
import { ConfigError } from './configError.ts';

/** An issuer over TLS; on this very machine, as in tests, without. */
const issuerUrl = z
  .url()
  .refine((value) => /^https:\/\/|^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]/.test(`${value}/`));

/** The variables of the sign-in for staff. */
export const staffVariables = {
  OIDC_ISSUER: issuerUrl.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_GROUPS_CLAIM: z.string().min(1).default('groups'),
  OIDC_ADMIN_GROUP: z.string().min(1).optional(),
};

/** The OpenID Connect issuer by which staff log in. */
export interface StaffConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim that lists a person's groups. */
  readonly groupsClaim: string;
  /** Its members are admins, nobody else who logs in so is; null: the issuer says nothing of roles. */
  readonly adminGroup: string | null;
}

/** Null where no issuer is configured. Throws ConfigError for half of one. */
export function staffConfig(value: z.infer<z.ZodObject<typeof staffVariables>>): StaffConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new ConfigError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: one of them is missing.',
    );
  }
  return {
    issuer,
    clientId,
    clientSecret,
    groupsClaim: value.OIDC_GROUPS_CLAIM,
    adminGroup: value.OIDC_ADMIN_GROUP ?? null,
  };
}
