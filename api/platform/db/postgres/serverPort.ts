import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { freePort, isFree } from './freePort.ts';
import type { ClusterLayout } from './layout.ts';

/**
 * The port that the server of this folder had last, where it is free, else any free one: processes that were connected
 * when the server died find it again, whichever process starts it.
 */
export async function serverPort(layout: ClusterLayout): Promise<number> {
  const last = lastPort(layout);
  return last !== null && (await isFree(last)) ? last : freePort();
}

/** Notes the port beside the folder, with the folder itself: that of an original is not for its copy. */
export function notePort(layout: ClusterLayout, port: number): void {
  writeFileSync(noteOf(layout), `${port} ${statSync(layout.dataFolder).ino}`);
}

function lastPort(layout: ClusterLayout): number | null {
  try {
    const [port, folder] = readFileSync(noteOf(layout), 'utf8').split(' ').map(Number);
    return port && folder === statSync(layout.dataFolder).ino ? port : null;
  } catch {
    return null;
  }
}

function noteOf({ dataFolder }: ClusterLayout): string {
  return `${dataFolder}.port`;
}
