import type { BootAnswer } from '#web/data/relay/bootData.ts';
import { operationUrl } from '#web/data/relay/network.ts';
import type { NamedAnswer } from '#web/features/offline/worker/messages.ts';

/** The page's own answers as they would have come over the network. */
export function namedAnswers(answers: readonly BootAnswer[]): NamedAnswer[] {
  return answers.map((answer) => ({ url: operationUrl(answer), body: JSON.stringify(answer.response) }));
}

const OF_TILE = /\/tiles\/attractions\/[^/]+\/[^/]+\/(\d+)\/(\d+)\/(\d+)\.mvt$/;

/**
 * What a page has loaded, by the browser's record of it. The map asks for base tiles in a thread of its own, which has a record of its own: they are
 * those below the tiles of places, in the version that the page's answers name.
 */
export function loadedUrls(resources: readonly string[], boot: string): string[] {
  const template = /"tiles":"(\/tiles\/base\/[^"]+)"/.exec(boot)?.[1];
  const below = template === undefined ? [] : resources.flatMap((url) => baseTile(template, url));
  return [...new Set([...resources, ...below])];
}

function baseTile(template: string, url: string): string[] {
  const [, z = '', x = '', y = ''] = OF_TILE.exec(url) ?? [];
  return z === '' ? [] : [new URL(template.replace('{z}', z).replace('{x}', x).replace('{y}', y), url).href];
}
