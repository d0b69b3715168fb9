import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { SEARCH_CACHE_ENTRIES } from '#common/limits.ts';
import { ANSWERS_ELEMENT, KEPT_ATTRIBUTE } from '#common/offline/cachedPage.ts';
import { tellKept } from '#web/data/connection.ts';
import { noticeFailure } from '#web/ui/feedback/failureNotice.ts';
import { BootAnswers, parseBootData } from './bootData.ts';
import { answersFrom, askNetwork } from './network.ts';
import { savedOr } from './savedOr.ts';

/** Published data changes rarely; a tab that stays open asks again after this. */
const FRESH_MS = 10 * 60_000;

const brought = document.getElementById(ANSWERS_ELEMENT);
/** When the page was kept that the service worker brought in the network's place; null where it came over the network. */
const keptAt = brought?.getAttribute(KEPT_ATTRIBUTE) ?? null;
export const bootAnswers = new BootAnswers(parseBootData(brought?.textContent ?? ''));
if (keptAt !== null) tellKept(keptAt);
// What somebody has saved may be newer than what was kept by the way.
const sources =
  keptAt === null
    ? [bootAnswers.source, savedOr(askNetwork)]
    : [savedOr(async (request) => bootAnswers.source(request) ?? askNetwork(request))];

/** The client's store and network. The last hundred answers nobody looks at any more stay for going back, searches among them. */
export const environment = new Environment({
  network: Network.create(answersFrom(sources, noticeFailure)),
  store: new Store(new RecordSource(), {
    gcReleaseBufferSize: SEARCH_CACHE_ENTRIES,
    queryCacheExpirationTime: FRESH_MS,
  }),
});
