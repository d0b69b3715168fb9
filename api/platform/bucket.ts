import { z } from 'zod';
import { parseUrl } from '#common/urls/parseUrl.ts';

/** A bucket of an S3-compatible store. */
export interface Bucket {
  readonly name: string;
  /** Null = Amazon's endpoint of the region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Null = the AWS SDK finds them: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the role of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** `s3://[key:secret@]bucket[?endpoint=…][&region=…]`; null for anything else. */
export function bucketOf(value: string): Bucket | null {
  const { protocol, hostname, username, password, pathname, searchParams } = parseUrl(value) ?? new URL('about:blank');
  const endpoint = searchParams.get('endpoint');
  const isUsable =
    protocol === 's3:' &&
    /^[a-z0-9][a-z0-9.-]+$/.test(hostname) &&
    /^\/?$/.test(pathname) &&
    (endpoint === null || z.url({ protocol: /^https?$/ }).safeParse(endpoint).success) &&
    (username === '') === (password === '');
  if (!isUsable) return null;
  const credentials =
    username === ''
      ? null
      : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  return { name: hostname, endpoint, region: searchParams.get('region') ?? 'us-east-1', credentials };
}
