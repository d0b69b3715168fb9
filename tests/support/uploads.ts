import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Answer, type Visitor, withoutCost } from './visitors.ts';

/** One part of a form: a field, or a file with a name. */
export type Part = readonly [name: string, content: string | Buffer, filename?: string, type?: string];

/** Sends a form with the visitor's session, and headers beside it. */
export async function sendForm(
  url: string,
  visitor: Visitor,
  path: string,
  parts: readonly Part[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const cookie = visitor.cookie();
  const response = await fetch(url + path, {
    method: 'POST',
    body: formOf(parts),
    headers: { accept: 'application/graphql-response+json', ...(cookie !== null && { cookie }), ...headers },
  });
  const answered = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: answered === '' ? null : withoutCost(JSON.parse(answered)),
  };
}

/** A GraphQL multipart request with a file as `input.file`. */
export function sendOperation(
  url: string,
  visitor: Visitor,
  query: string,
  input: Readonly<Record<string, unknown>>,
  file: Buffer,
  further: readonly Part[] = [],
): Promise<Answer> {
  return sendForm(url, visitor, '/graphql', [...operationParts(query, input, file), ...further]);
}

export const UPLOAD_IMAGE = `mutation ($input: UploadImageInput!) { uploadImage(input: $input) {
  __typename
  ... on UploadImagePayload { imageEdge {
    cursor node { id imageId filename attractionId width height state blur username } } }
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

/** A request with a form that is sent by hand, half by half. */
export interface Sending {
  /** Resolves when the first half of the body is on its way. */
  half(): Promise<void>;
  /** Sends so many of its first bytes one by one. */
  bytes(count: number): Promise<void>;
  /** Sends what is left after the first half. */
  rest(): Promise<void>;
  /** Status and body of the answer; null where the connection broke. */
  readonly answer: Promise<{ readonly status: number; readonly body: unknown } | null>;
}

export async function beginForm(url: string, visitor: Visitor, path: string, parts: readonly Part[]): Promise<Sending> {
  const form = formOf(parts);
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const middle = Math.floor(body.length / 2);
  const sent = request(url + path, {
    method: 'POST',
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': body.length,
      cookie: visitor.cookie() ?? '',
      accept: 'application/graphql-response+json',
    },
  });
  const answer = new Promise<{ readonly status: number; readonly body: unknown } | null>((resolve) => {
    sent.once('error', () => resolve(null));
    sent.once('response', (response) => {
      text(response).then(
        (answered) =>
          resolve({ status: response.statusCode ?? 0, body: answered === '' ? null : JSON.parse(answered) }),
        () => resolve(null),
      );
    });
  });
  const write = (bytes: Buffer) => new Promise<void>((resolve) => void sent.write(bytes, () => resolve()));
  return {
    half: () => write(body.subarray(0, middle)),
    bytes: async (count) => {
      for (let at = 0; at < count; at += 1) await write(body.subarray(at, at + 1));
    },
    rest: async () => {
      await write(body.subarray(middle));
      sent.end();
    },
    answer,
  };
}

/** The parts of a GraphQL multipart request with a file as `input.file`. */
export function operationParts(query: string, input: Readonly<Record<string, unknown>>, file: Buffer): readonly Part[] {
  return [
    ['operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } })],
    ['map', JSON.stringify({ 0: ['variables.input.file'] })],
    ['0', file],
  ];
}

function formOf(parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [name, content, filename = 'photo.jpg', type = 'image/jpeg'] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)], { type }), filename);
  }
  return form;
}
