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
  const asked = (worker ??= new Worker(new URL('./reliefWorker.ts', import.meta.url), { type: 'module' }));
  const { port1: port, port2 } = new MessageChannel();
  const request: ReliefRequest = { source, ask };
  asked.postMessage(request, [port2]);
  return new Promise<ReliefAnswers[A['what']]>((resolve, reject) => {
    const abort = () => {
      port.postMessage('abort');
      settle();
      reject(signal.reason);
    };
    // Its file cannot be had; the next question tries again.
    const fail = () => {
      if (worker === asked) worker = null;
      settle();
      port.close();
      reject(new Error('The worker that reads heights did not start.'));
    };
    const settle = () => {
      signal.removeEventListener('abort', abort);
      asked.removeEventListener('error', fail);
    };
    signal.addEventListener('abort', abort);
    asked.addEventListener('error', fail);
    port.addEventListener('message', ({ data }: MessageEvent<ReliefReply<ReliefAnswers[A['what']]>>) => {
      settle();
      port.close();
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.answer);
    });
    port.start();
  });
}
