import { inParallel } from '#common/inParallel.ts';
import { keepPage, KEPT, notes } from './answers.ts';
import { build } from './build.ts';
import { OPERATION_HEADER } from './kept.ts';
import type { WorkerMessage } from './messages.ts';
import { LOADED_MAX } from './messages.ts';
import { pageKey, treatmentOf } from './rules.ts';

/** At a time, so that the visitor's own requests come through. */
const AT_ONCE = 4;
/** What is asked anew of the answers of an earlier build: the latest, once in a build. */
const RENEWED_MAX = 100;
/** The same of pages, which weigh more. */
const RENEWED_PAGES_MAX = 10;

const asAnswer = (url: string) =>
  treatmentOf({ method: 'GET', url, mode: 'cors', credentials: 'omit' }, location.origin);

const each = <T>(all: readonly T[], work: (one: T) => Promise<void>) =>
  inParallel(all, AT_ONCE, (one) => work(one).catch(() => undefined));

async function renewPage(url: string): Promise<void> {
  await keepPage(pageKey(new URL(url)), await fetch(url, { credentials: 'omit', headers: { accept: 'text/html' } }));
}

/** Asks for what is not kept yet; what the browser has in its own cache costs nothing. */
async function keepOne(url: string): Promise<void> {
  const treatment = asAnswer(url);
  if (treatment === null || treatment.kind === 'page') return;
  const kept = KEPT[treatment.kind];
  if (await (await kept.open()).match(treatment.key, { ignoreVary: true })) return;
  await kept.keep(treatment.key, await fetch(url, { credentials: 'omit' }), notes(treatment));
}

/** Keeps what a page had loaded before the worker ran, and the answers that came with it. */
export async function keepLoaded({ page, urls, answers }: Extract<WorkerMessage, { what: 'loaded' }>): Promise<void> {
  for (const { url, body } of answers.slice(0, LOADED_MAX)) {
    const treatment = asAnswer(new URL(url, location.origin).href);
    if (treatment?.kind !== 'answer') continue;
    const headers = { 'content-type': 'application/json', 'cache-control': 'public' };
    await KEPT.answer.keep(treatment.key, new Response(body, { headers }), notes(treatment));
  }
  if (page !== null) await renewPage(page).catch(() => undefined);
  await each(urls.slice(0, LOADED_MAX), keepOne);
}

/** Asks anew for the latest pages, and, under the ids of this build, for answers that are kept under one that it does not use: this build could not open them without a network. */
export async function renewAnswers(): Promise<void> {
  const pages = await (await KEPT.page.open()).keys();
  await each(pages.slice(-RENEWED_PAGES_MAX), ({ url }) => renewPage(url));
  const idOf = new Map(Object.entries(build.operations).map(([id, name]) => [name, id]));
  const cache = await KEPT.answer.open();
  const kept = (await cache.keys()).slice(-RENEWED_MAX);
  await each(kept, async (request) => {
    const url = new URL(request.url);
    if (Object.hasOwn(build.operations, url.searchParams.get('documentId') ?? '')) return;
    const name = (await cache.match(request))?.headers.get(OPERATION_HEADER) ?? '';
    const id = idOf.get(name);
    if (id === undefined) return;
    url.searchParams.set('documentId', id);
    await keepOne(url.href);
  });
}
