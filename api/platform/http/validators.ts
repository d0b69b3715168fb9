/** By which a server recognises an answer that it has given before. */
export interface Validators {
  readonly etag: string | null;
  readonly modified: string | null;
}

export const NO_VALIDATORS: Validators = { etag: null, modified: null };

/** Headers of a request for an answer only where it has changed. */
export function conditionsOf({ etag, modified }: Validators): Record<string, string> {
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(modified !== null && { 'if-modified-since': modified }),
  };
}

export function validatorsOf(headers: Headers): Validators {
  return { etag: headers.get('etag'), modified: headers.get('last-modified') };
}
