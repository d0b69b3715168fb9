/** Codes of files and names of S3's errors where there is no room. */
const FULL = /^(?:ENOSPC|EDQUOT|InsufficientStorage|InsufficientStorageSpace|QuotaExceeded\w*)$/;
/** Codes for a missing file, which is an answer of the store and no failure. */
const ABSENT = /^(?:ENOENT|NoSuchKey|NotFound)$/;
/** Status of HTTP for a store without room. */
const NO_ROOM = 507;
/** Names that say nothing. */
const NAMELESS = /^(?:Error|Unknown(?:Error)?|)$/;
const CAUSES_MAX = 8;

/** The failure of the store of files in an error; null for other errors, and for a missing file. */
export function storeFailure(error: unknown): 'away' | 'full' | null {
  if (!(error instanceof Error) || !word(error, 'code').startsWith('E_CANNOT_')) return null;
  if (causesOf(error).some((one) => isOf(one, ABSENT))) return null;
  return hasNoRoom(error) ? 'full' : 'away';
}

/** Whether an error of files or of S3 means that there is no room. */
export function hasNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return [error, ...causesOf(error)].some((one) => isOf(one, FULL) || statusOf(one) === NO_ROOM);
}

/** Why a store failed, in a word: a code of files or connections, an error of S3, or the status of its answer. */
export function storeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const inner = causesOf(error).at(-1) ?? error;
  const name = NAMELESS.test(inner.name) ? (statusOf(inner)?.toString() ?? 'unknown') : inner.name;
  return word(inner, 'code') || name;
}

function isOf(error: Error, pattern: RegExp): boolean {
  return pattern.test(word(error, 'code')) || pattern.test(error.name);
}

function causesOf(error: Error): Error[] {
  const causes: Error[] = [];
  for (let next: unknown = error.cause; next instanceof Error && causes.length < CAUSES_MAX; next = next.cause)
    causes.push(next);
  return causes;
}

function word(error: object, name: string): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}

function statusOf(error: Error): number | null {
  const metadata: unknown = '$metadata' in error ? error.$metadata : null;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return null;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : null;
}
