import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { LandSurveyFiles } from '#api/platform/configMaps.ts';
import { getJson } from '#api/platform/http/httpClient.ts';
import { HttpError } from '#api/platform/http/httpFaults.ts';
import { postForJson } from '#api/platform/http/httpPost.ts';
import { HOUR_MS } from '#common/time.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';

/** The elevation model of 10 m by map sheets. */
const PROCESS = 'korkeusmalli_10m_karttalehti';
/** Sheets of one order at most, as the service says. */
export const ORDER_SHEETS_MAX = 100;

const begun = z.object({ jobID: z.string().regex(/^[\w-]+$/) });
const state = z.object({ status: z.string(), message: z.string().optional() });
const files = z.array(z.object({ path: z.string() }));
const finished = z.union([files, z.object({ results: files }).transform(({ results }) => results)]);

/** An order of 100 sheets takes some minutes. */
const LONGEST_MS = HOUR_MS;

/** By HTTP's own way of passwords the key stands in no address, and so in no log. */
export function keyHeaders({ key }: LandSurveyFiles): Readonly<Record<string, string>> {
  return { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` };
}

/**
 * Orders map sheets of heights from the land survey's service of files (OGC API Processes) and waits for them, asking
 * every `pollMs` milliseconds; answers the addresses of the GeoTIFFs, of which the open sea has none. Throws HttpError.
 */
export async function orderSheets(service: LandSurveyFiles, names: readonly string[], pollMs: number): Promise<URL[]> {
  const headers = keyHeaders(service);
  const ask = async <T>(where: string, shape: z.ZodType<T>) =>
    read(shape, await getJson(new URL(`${service.url}/${where}`), { headers }));
  // Without `id`, `mode` and `response`, which the standard does not ask for, the service refuses an order.
  const order = {
    id: PROCESS,
    inputs: { mapSheetInput: names, fileFormatInput: 'TIFF' },
    mode: 'async',
    response: 'document',
  };
  const { jobID } = read(
    begun,
    await postForJson(new URL(`${service.url}/processes/${PROCESS}/execution`), order, headers),
  );
  for (const begin = Date.now(); ; await pause(pollMs)) {
    const { status, message = '' } = await ask(`jobs/${jobID}`, state);
    if (status === 'successful') break;
    if (status === 'failed' || status === 'dismissed')
      throw surveyFault(`ended an order with ${status} ${message}`.trim());
    if (Date.now() - begin > LONGEST_MS) throw surveyFault('did not finish an order within an hour');
  }
  return (await ask(`jobs/${jobID}/results`, finished)).map(({ path }) => {
    const url = parseUrl(path, new URL(`${service.url}/`));
    if (url === null || !/^https?:$/.test(url.protocol)) throw surveyFault('names a file by no address');
    return url;
  });
}

function read<T>(shape: z.ZodType<T>, answer: unknown): T {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw surveyFault('answered something other than documented');
  return parsed.data;
}

/** A fault of the service, as the end of a sentence. */
export const surveyFault = (what: string) =>
  new HttpError(`the land survey's service of files ${what}`, { status: null });
