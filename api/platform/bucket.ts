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

/** Keys of a bucket that begin with a prefix. */
export interface BucketFolder {
  readonly bucket: Bucket;
  /** Ends with a slash; empty: the whole bucket. */
  readonly prefix: string;
}

/** `s3://[key:secret@]bucket/folder[?endpoint=…][&region=…]`; null for anything else. */
export function bucketFolderOf(value: string): BucketFolder | null {
  const url = parseUrl(value);
  if (url === null) return null;
  const prefix = decodeURIComponent(url.pathname.replace(/^\/+|\/+$/g, ''));
  url.pathname = '';
  const bucket = bucketOf(url.href);
  return bucket === null ? null : { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

/** How a client of the AWS SDK finds a bucket. */
export function clientOptions({ region, endpoint, credentials }: Bucket) {
  return {
    region,
    // Many stores do not know the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
  } as const;
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
