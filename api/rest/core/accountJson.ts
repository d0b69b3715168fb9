import { z } from 'zod';
import type { Viewer } from '#api/domain/core/call.ts';
import type { Profile } from '#api/domain/people/profiles.ts';
import type { ListedUser } from '#api/domain/people/users.ts';
import { code, text } from '#api/rest/core/codes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#common/languages.ts';
import { oneOf } from './parameters.ts';

/** Absent and null are empty. */
export const optionalText = text
  .nullable()
  .default('')
  .transform((value) => value ?? '');
export const lang = oneOf(LANGUAGES).default(DEFAULT_LANGUAGE).describe('Language of mails.');
/** A line or column number of a script; any other value becomes null. */
export const number = z.number().nullable().catch(null).default(null);

/** A JSON body; anything else is `missing`. */
export function body<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, { error: code('missing') });
}

const profileImage = z
  .string()
  .nullable()
  .describe('Files: /profiles/{profileImage}_{50|100}sq.{jpg|avif}, of twice the pixels …sq_2x.{jpg|avif}.');

export const userInfoBody = z.object({
  username: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  lang: z.enum(LANGUAGES),
  description: z.string(),
  profileImage,
  created: z.string(),
  helpShown: z.boolean(),
});

export function userInfoJson({
  username,
  email,
  role,
  language,
  description,
  profileImage,
  created,
  helpShown,
}: Viewer): z.output<typeof userInfoBody> {
  return {
    username,
    email,
    role: role === 'ADMIN' ? 'admin' : 'user',
    lang: language,
    description,
    profileImage,
    created: created.toISOString(),
    helpShown,
  };
}

export const profileBody = z.object({
  username: z.string(),
  description: z.string(),
  profileImage,
  created: z.string(),
});

export function profileJson({ username, description, profileImage, created }: Profile): z.output<typeof profileBody> {
  return { username, description, profileImage, created: created.toISOString() };
}

export const listedUserBody = profileBody.extend({
  role: z.enum(['user', 'admin']),
  confirmed: z.string().nullable(),
  blocked: z.string().nullable(),
});

export function listedUserJson({ role, confirmed, blocked, ...profile }: ListedUser): z.output<typeof listedUserBody> {
  return {
    ...profileJson(profile),
    role: role === 'ADMIN' ? 'admin' : 'user',
    confirmed: confirmed?.toISOString() ?? null,
    blocked: blocked?.toISOString() ?? null,
  };
}
