import { ANSWERS_ELEMENT, KEPT_ATTRIBUTE, SHELL_HEADER } from '#common/offline/cachedPage.ts';
import { SAVED_CACHE } from '#common/offline/savedArea.ts';
import { KEPT_HEADER } from '#web/data/relay/keptHeader.ts';
import { build, SHELL } from './build.ts';
import { KeptAnswers, OPERATION_HEADER, VERSION_HEADER } from './kept.ts';
import { NetworkFirst } from './patience.ts';
import { programFile, shell } from './program.ts';
import { KEEPING, type Kind, type Treatment } from './rules.ts';
import { sameQuestion } from './sameView.ts';

const network = new NetworkFirst();

export const KEPT: Readonly<Record<Kind, KeptAnswers>> = {
  page: new KeptAnswers(KEEPING.page),
  file: new KeptAnswers(KEEPING.file),
  answer: new KeptAnswers(KEEPING.answer),
  tile: new KeptAnswers(KEEPING.tile),
  thumb: new KeptAnswers(KEEPING.thumb),
  photo: new KeptAnswers(KEEPING.photo),
};

/** What a kept answer tells of itself beside its time. */
export function notes({ kind, key, version }: Treatment): Readonly<Record<string, string>> {
  if (version !== null) return { [VERSION_HEADER]: version };
  if (kind !== 'answer') return {};
  const name = build.operations[new URLSearchParams(key.slice(key.indexOf('?'))).get('documentId') ?? ''];
  return name === undefined ? {} : { [OPERATION_HEADER]: name };
}

/** Asks the network, and keeps what comes even when nobody waits for it any more. */
function asking(event: FetchEvent, treatment: Treatment, kept: KeptAnswers): Promise<Response> {
  const asked = fetch(event.request);
  event.waitUntil(
    asked.then((response) => kept.keep(treatment.key, response.clone(), notes(treatment))).catch(() => undefined),
  );
  return asked;
}

/** Without the time: that is said only of what stands in the network's place. */
function unstamped({ body, status, headers }: Response): Response {
  const rest = new Headers(headers);
  rest.delete(KEPT_HEADER);
  return new Response(body, { status, headers: rest });
}

async function page(event: FetchEvent, { key }: Treatment): Promise<Response> {
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  const asked = preloaded.then((response) => response ?? fetch(event.request));
  event.waitUntil(asked.then((response) => keepPage(key, response.clone())).catch(() => undefined));
  return network.answer(asked, async () => (await keptPage(key)) ?? shell());
}

/** Keeps a page of this build. One of a newer build takes the place of none: that one's worker fetches its own. */
export async function keepPage(key: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.headers.get(SHELL_HEADER) === SHELL.revision)
    await KEPT.page.keep(key, response);
}

/** What can be read of a page as it was kept, which says so to the program; one of another build could not be drawn. */
async function keptPage(key: string): Promise<Response | undefined> {
  const kept = await KEPT.page.match(key);
  if (kept?.headers.get(SHELL_HEADER) !== SHELL.revision) return undefined;
  const { headers } = kept;
  const html = (await kept.text()).replace(
    `id="${ANSWERS_ELEMENT}"`,
    (id) => `${id} ${KEPT_ATTRIBUTE}="${headers.get(KEPT_HEADER) ?? ''}"`,
  );
  return new Response(html, { headers });
}

async function file(event: FetchEvent, treatment: Treatment): Promise<Response> {
  return (
    (await programFile(treatment.key)) ?? (await KEPT.file.fresh(treatment)) ?? asking(event, treatment, KEPT.file)
  );
}

async function saved({ saved: path }: Treatment): Promise<Response | undefined> {
  return path === null || !(await caches.has(SAVED_CACHE))
    ? undefined
    : (await caches.open(SAVED_CACHE)).match(path, { ignoreVary: true });
}

/** The kept answer to the same question, though its words differ. */
async function sameView({ kind, key }: Treatment, kept: KeptAnswers): Promise<Response | undefined> {
  if (kind !== 'answer') return undefined;
  const asked = (await (await kept.open()).keys()).map(({ url }) => url);
  const same = sameQuestion(new URL(key, location.origin).href, asked);
  return same === null ? undefined : kept.match(same);
}

async function keptFirst(event: FetchEvent, treatment: Treatment, kept: KeptAnswers): Promise<Response> {
  const fresh = await kept.fresh(treatment);
  if (fresh) return unstamped(fresh);
  return network.answer(
    asking(event, treatment, kept),
    async () => (await kept.match(treatment.key)) ?? (await sameView(treatment, kept)) ?? saved(treatment),
  );
}

/** Answers a request as its treatment says. */
export function answer(event: FetchEvent, treatment: Treatment): Promise<Response> {
  const { kind } = treatment;
  if (kind === 'page') return page(event, treatment);
  return kind === 'file' ? file(event, treatment) : keptFirst(event, treatment, KEPT[kind]);
}
