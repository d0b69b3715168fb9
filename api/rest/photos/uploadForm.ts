import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError, isDomainError } from '#api/domain/core/errors.ts';
import type { Room } from '#api/domain/photos/receiving.ts';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import { parseAttractionId } from '#common/places/attractionId.ts';

/** An upload's form: one `file`, and text fields in any order. */
interface UploadForm {
  readonly bytes: Buffer;
  readonly fields: ReadonlyMap<string, string>;
}

/** Error codes of the multipart reader as details of InvalidInputError. */
const LIMITS = { FST_FILES_LIMIT: 'tooMany', FST_FIELDS_LIMIT: 'tooMany', FST_PARTS_LIMIT: 'tooMany' } as const;
const FIELD_MAX = 200;

/**
 * Reads a multipart form. Throws RateLimitedError; InvalidInputError for any other body, a second file, or a field that
 * is not among `names`.
 */
export async function readForm(request: FastifyRequest, room: Room, names: readonly string[]): Promise<UploadForm> {
  if (!request.isMultipart()) throw new InvalidInputError('file', 'missing');
  const fields = new Map<string, string>();
  let bytes: Buffer | null = null;
  try {
    // One field more than allowed is read, so that the error can name it.
    const limits = {
      fileSize: room.bytesMax,
      files: 1,
      fields: names.length + 1,
      parts: names.length + 2,
      fieldSize: FIELD_MAX,
      fieldNameSize: FIELD_MAX,
    };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === 'file') bytes = await bytesOf(part, room);
      else if (
        part.type === 'field' &&
        names.includes(part.fieldname) &&
        !fields.has(part.fieldname) &&
        typeof part.value === 'string'
      )
        fields.set(part.fieldname, part.value);
      else throw new InvalidInputError(part.fieldname, fields.has(part.fieldname) ? 'tooMany' : 'unknown');
    }
  } catch (error) {
    // Reads on without storing: the connection is still needed for the answer and for further requests.
    request.raw.unpipe();
    request.raw.resume();
    throw isDomainError(error) ? error : new InvalidInputError('file', faultOf(error));
  }
  if (bytes === null) throw new InvalidInputError('file', 'missing');
  return { bytes, fields };
}

async function bytesOf({ file }: MultipartFile, { take }: Room): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    const buffer = Buffer.from(chunk);
    take(buffer.length);
    chunks.push(buffer);
  }
  if (file.truncated) throw new InvalidInputError('file', 'tooLarge');
  return Buffer.concat(chunks);
}

function faultOf(error: unknown): (typeof LIMITS)[keyof typeof LIMITS] | 'damaged' {
  const code = errorCodeOf(error);
  const known = Object.entries(LIMITS).find(([name]) => name === code);
  return known?.[1] ?? 'damaged';
}

/** The attraction id of a form. Throws InvalidInputError('attractionId'). */
export function attractionIdOf({ fields }: UploadForm): number {
  const text = fields.get('attractionId');
  if (text === undefined) throw new InvalidInputError('attractionId', 'missing');
  const id = parseAttractionId(text);
  if (id === null) throw new InvalidInputError('attractionId', 'invalid');
  return id;
}

/** The condition id of a form, null where it has none. Throws InvalidInputError('conditionId'). */
export function conditionIdOf({ fields }: UploadForm): number | null {
  const text = fields.get('conditionId');
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new InvalidInputError('conditionId', 'invalid');
  return Number(text);
}
