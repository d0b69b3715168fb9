import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime';
import { SEARCH_CACHE_ENTRIES } from '#common/limits.ts';
import { ANSWERS_ELEMENT, CACHED_AT_ATTRIBUTE } from '#common/offline/cachedPage.ts';
import { MINUTE_MS } from '#common/time.ts';
import { reportCachedAnswer } from '#web/data/connection.ts';
import { BootAnswers, parseBootData } from './bootData.ts';
import { answersFrom, askNetwork, type OperationRequest, operationUrl } from './network.ts';
import { noteCachedAnswer } from './outdatedAnswers.ts';
import { savedOr } from './savedOr.ts';

/** Published data changes rarely; a tab that stays open asks again after this. */
const FRESH_MS = 10 * MINUTE_MS;

const brought = document.getElementById(ANSWERS_ELEMENT);
/**
 * When the service worker cached the page that it gave instead of the network's; null where the page came over the
 * network.
 */
const cachedAt = brought?.getAttribute(CACHED_AT_ATTRIBUTE) ?? null;
export const bootAnswers = new BootAnswers(parseBootData(brought?.textContent ?? ''));
if (cachedAt !== null) reportCachedAnswer(cachedAt);

function ofCachedPage(request: OperationRequest, date: string): GraphQLResponse | Promise<GraphQLResponse> {
  const answer = bootAnswers.source(request);
  if (answer === null) return askNetwork(request);
  noteCachedAnswer(operationUrl(request), date);
  return answer;
}

// A saved area may be newer than a page that was cached in passing.
const sources =
  cachedAt === null
    ? [bootAnswers.source, savedOr(askNetwork)]
    : [savedOr(async (request) => ofCachedPage(request, cachedAt))];

let notifyOfFailure: (error: unknown) => void = () => undefined;

/** Has `notify` called with each failed request that is not `QUIET`. */
export function onRequestFailure(notify: typeof notifyOfFailure): void {
  notifyOfFailure = notify;
}

/**
 * The client's store and network. The last hundred answers that no component shows any more stay in the store, so that
 * going back shows them at once.
 */
export const environment = new Environment({
  network: Network.create(answersFrom(sources, (error) => notifyOfFailure(error))),
  store: new Store(new RecordSource(), {
    gcReleaseBufferSize: SEARCH_CACHE_ENTRIES,
    queryCacheExpirationTime: FRESH_MS,
  }),
});
