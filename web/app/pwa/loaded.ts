import type { BootAnswer } from '#web/data/relay/bootData.ts';
import { operationUrl } from '#web/data/relay/network.ts';
import type { NamedAnswer } from '#web/features/offline/worker/messages.ts';

/** The answers that came inside the page, each with the URL by which the network would have given it. */
export function namedAnswers(answers: readonly BootAnswer[]): NamedAnswer[] {
  return answers.map((answer) => ({ url: operationUrl(answer), body: JSON.stringify(answer.response) }));
}

const PLACE_TILE = /\/tiles\/attractions\/[^/]+\/[^/]+\/(\d+)\/(\d+)\/(\d+)\.mvt$/;

/**
 * The URLs that a page has loaded: the browser's resource list, and base tiles. The map's worker thread loads base
 * tiles, which are missing in the page's list; they are derived from the tiles of places at the same addresses, in the
 * version that the page's answers (`boot`, JSON) name.
 */
export function loadedUrls(resources: readonly string[], boot: string): string[] {
  const template = /"tiles":"(\/tiles\/base\/[^"]+)"/.exec(boot)?.[1];
  const below = template === undefined ? [] : resources.flatMap((url) => baseTile(template, url));
  return [...new Set([...resources, ...below])];
}

function baseTile(template: string, url: string): string[] {
  const [, z = '', x = '', y = ''] = PLACE_TILE.exec(url) ?? [];
  return z === '' ? [] : [new URL(template.replace('{z}', z).replace('{x}', x).replace('{y}', y), url).href];
}
