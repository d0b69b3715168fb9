import type { Answer, Visitor } from './visitors.ts';

/** One part of a form: a field, or a file with a name. */
export type Part = readonly [name: string, content: string | Buffer, filename?: string, type?: string];

/** Sends a form with the visitor's session. */
export async function sendForm(url: string, visitor: Visitor, path: string, parts: readonly Part[]): Promise<Answer> {
  const form = new FormData();
  for (const [name, content, filename = 'photo.jpg', type = 'image/jpeg'] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)], { type }), filename);
  }
  const cookie = visitor.cookie();
  const response = await fetch(url + path, { method: 'POST', body: form, headers: { accept: 'application/graphql-response+json', ...(cookie !== null && { cookie }) } });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** A GraphQL multipart request with a file as `input.file`. */
export function sendOperation(url: string, visitor: Visitor, query: string, input: Readonly<Record<string, unknown>>, file: Buffer, further: readonly Part[] = []): Promise<Answer> {
  const operations = JSON.stringify({ query, variables: { input: { ...input, file: null } } });
  return sendForm(url, visitor, '/graphql', [['operations', operations], ['map', JSON.stringify({ 0: ['variables.input.file'] })], ['0', file], ...further]);
}

export const UPLOAD_IMAGE = `mutation ($input: UploadImageInput!) { uploadImage(input: $input) {
  __typename
  ... on UploadImagePayload { imageEdge { cursor node { id imageId filename attractionId width height state blur username } } }
  ... on InvalidInputError { parameterName detail }
  ... on NotAuthorizedError { reason }
  ... on RateLimitedError { retryAfterS }
} }`;

export const UPLOAD_PROFILE_IMAGE = `mutation ($input: UploadProfileImageInput!) { uploadProfileImage(input: $input) {
  __typename
  ... on UploadProfileImagePayload { profile { profileImage } }
  ... on InvalidInputError { parameterName detail }
  ... on NotAuthorizedError { reason }
} }`;
