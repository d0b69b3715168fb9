/** Codes of files and names of S3's errors where there is no room. */
const FULL = /^(?:ENOSPC|EDQUOT|InsufficientStorage|InsufficientStorageSpace|QuotaExceeded\w*)$/;
/** Codes for a missing file, which is an answer of the store and no failure. */
const ABSENT = /^(?:ENOENT|NoSuchKey|NotFound)$/;
/** Status of HTTP for a store without room. */
const NO_ROOM = 507;
const CAUSES_MAX = 8;

/** The failure of the store of files in an error; null for other errors, and for a missing file. */
export function storeFailure(error: unknown): 'away' | 'full' | null {
  if (!(error instanceof Error) || !word(error, 'code').startsWith('E_CANNOT_')) return null;
  const causes = causesOf(error);
  const isA = (pattern: RegExp) => causes.some((one) => pattern.test(word(one, 'code')) || pattern.test(one.name));
  if (isA(ABSENT)) return null;
  return isA(FULL) || causes.some((one) => statusOf(one) === NO_ROOM) ? 'full' : 'away';
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
