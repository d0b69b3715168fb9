import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import type { ReliefAnswers, ReliefAsk, ReliefReply, ReliefRequest } from './asks.ts';

let worker: Worker | null = null;

/**
 * Asks the worker that reads tiles of heights, which starts with the first question. Rejects where tiles cannot be had,
 * and with the signal's reason when it aborts.
 */
export function askRelief<A extends ReliefAsk>(
  source: ElevationTiles,
  ask: A,
  signal: AbortSignal,
): Promise<ReliefAnswers[A['what']]> {
  worker ??= new Worker(new URL('./reliefWorker.ts', import.meta.url), { type: 'module' });
  const { port1: port, port2 } = new MessageChannel();
  const request: ReliefRequest = { source, ask };
  worker.postMessage(request, [port2]);
  return new Promise<ReliefAnswers[A['what']]>((resolve, reject) => {
    const abort = () => {
      port.postMessage('abort');
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    port.addEventListener('message', ({ data }: MessageEvent<ReliefReply<ReliefAnswers[A['what']]>>) => {
      signal.removeEventListener('abort', abort);
      port.close();
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.answer);
    });
    port.start();
  });
}
