import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { SEARCH_CACHE_ENTRIES } from '#common/limits.ts';
import { noticeFailure } from '#web/components/feedback/failureNotice.ts';
import { BootAnswers, parseBootData } from './bootData.ts';
import { answersFrom, askNetwork } from './network.ts';
import { savedOr } from './savedOr.ts';

/** Published data changes rarely; a tab that stays open asks again after this. */
const FRESH_MS = 10 * 60_000;

export const bootAnswers = new BootAnswers(parseBootData(document.getElementById('taival-data')?.textContent ?? ''));

/** The client's store and network. The last hundred answers nobody looks at any more stay for going back, searches among them. */
export const environment = new Environment({
  network: Network.create(answersFrom([bootAnswers.source, savedOr(askNetwork)], noticeFailure)),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: SEARCH_CACHE_ENTRIES, queryCacheExpirationTime: FRESH_MS }),
});
