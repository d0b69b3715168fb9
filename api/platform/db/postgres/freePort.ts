import { createServer } from 'node:net';

/** A port of loopback on which nothing listens. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** Whether nothing listens on a port of loopback. */
export async function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const given = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(given));
    });
  });
}
