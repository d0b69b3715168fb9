import { reasonOf } from '#api/platform/http/httpFaults.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  /** Sent once more, because the first process could not be reached or died. */
  readonly retried: boolean;
}

/** Sends requests to the processes in turn, as a load balancer does. */
export interface Balancer {
  /** A request that changes nothing: sent once more, to the next process, when the first one breaks off. */
  read(path: string): Promise<Answer>;
  /** A request that may change something: sent once more only when the first process took no connection. */
  write(path: string, body: unknown, cookie?: string): Promise<Answer>;
}

export function balancerOf(origins: readonly string[]): Balancer {
  let turn = 0;
  const send = async (path: string, init: RequestInit, mayRepeat: (error: unknown) => boolean): Promise<Answer> => {
    turn += 1;
    const first = origins[turn % origins.length] ?? '';
    const second = origins[(turn + 1) % origins.length] ?? '';
    try {
      return { ...(await once(first + path, init)), retried: false };
    } catch (error) {
      if (!mayRepeat(error)) throw error;
      return { ...(await once(second + path, init)), retried: true };
    }
  };
  return {
    read: (path) => send(path, {}, () => true),
    write: (path, body, cookie) =>
      send(
        path,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
          body: JSON.stringify(body),
        },
        (error) => /ECONNREFUSED/.test(reasonOf(error)),
      ),
  };
}

async function once(url: string, init: RequestInit): Promise<Omit<Answer, 'retried'>> {
  const response = await fetch(url, init);
  return { status: response.status, body: await response.text() };
}
