import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLOperation, processRequest } from 'graphql-upload-minimal';
import type { MultipartRequest } from '#api/graphql/core/requestContext.ts';
import { IMAGE_BYTES_MAX } from '#common/limits.ts';

/** Bytes of each text field: the operation, and the map that says where the file belongs in it. */
const FIELD_MAX = 100_000;
const BODY_MAX = IMAGE_BYTES_MAX + 3 * FIELD_MAX;

/** Leaves multipart bodies of this scope unparsed; `readMultipart` reads them. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

export function isMultipart(request: FastifyRequest): boolean {
  return /^multipart\/form-data;/i.test(request.headers['content-type'] ?? '');
}

/** Reads a GraphQL multipart request up to its file, which streams on. Throws an error with `statusCode` 400 or 413. */
export async function readMultipart({ headers, raw }: FastifyRequest, reply: FastifyReply): Promise<MultipartRequest> {
  const tooLarge = Number(headers['content-length'] ?? 0) > BODY_MAX;
  // The multipart reader stops listening for data when it finds a fault: then the request did not arrive whole.
  const whole = new Promise<boolean>((resolve) => {
    raw.once('end', () => resolve(raw.listenerCount('data') > 0));
    raw.once('close', () => resolve(false));
  });
  catchLateErrors(raw);
  try {
    if (tooLarge) throw new Error('the body is too long');
    const operations = await processRequest(raw, reply.raw, {
      maxFieldSize: FIELD_MAX,
      maxFileSize: IMAGE_BYTES_MAX + 1,
      maxFiles: 1,
    });
    return { operations: single(operations), isWhole: () => whole };
  } catch (cause) {
    dropBody(raw);
    throw Object.assign(
      new Error(cause instanceof Error ? cause.message : 'the body is no GraphQL multipart request', { cause }),
      { statusCode: tooLarge ? 413 : 400 },
    );
  }
}

/**
 * The multipart reader throws its first error and then takes its listener off. A later error, such as the missing end
 * of a form that it has given up, would have no listener and end the process.
 */
function catchLateErrors(raw: FastifyRequest['raw']): void {
  const pipe = raw.pipe.bind(raw);
  raw.pipe = (reader, options) =>
    pipe(
      reader.on('error', () => undefined),
      options,
    );
}

function single(operations: GraphQLOperation | GraphQLOperation[]): GraphQLOperation {
  if (Array.isArray(operations)) throw new Error('one operation at a time');
  return operations;
}

/**
 * Reads the rest of a body without storing it: the connection is still needed for the answer and for further requests.
 */
export function dropBody(raw: FastifyRequest['raw']): void {
  raw.unpipe();
  raw.resume();
}
