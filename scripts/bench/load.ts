import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Figures of one series; milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly failures: number;
}

/** One call to be timed; rejects when it fails. */
export type Call = () => Promise<unknown>;

/** Starts `rate` calls a second for `seconds`, whether or not earlier ones have been answered, and measures each. */
export async function atRate(calls: readonly Call[], rate: number, seconds: number): Promise<Latency> {
  const times: number[] = [];
  let failures = 0;
  const running: Promise<void>[] = [];
  const begin = performance.now();
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = begin + (number * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await delay(wait);
    const call = calls[number % calls.length];
    if (!call) break;
    const start = performance.now();
    running.push(
      call().then(
        () => void times.push(performance.now() - start),
        () => void (failures += 1),
      ),
    );
  }
  await Promise.all(running);
  return { ...percentiles(times), failures };
}

/** Calls one after the other. */
export async function oneByOne(calls: readonly Call[]): Promise<Latency> {
  const times: number[] = [];
  let failures = 0;
  for (const call of calls) {
    const start = performance.now();
    await call().then(
      () => void times.push(performance.now() - start),
      () => void (failures += 1),
    );
  }
  return { ...percentiles(times), failures };
}

/** Answers per second with `connections` callers that ask again as soon as they are answered. */
export async function throughput(calls: readonly Call[], connections: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const caller = async (offset: number) => {
    for (let number = offset; performance.now() < end; number += connections) {
      await calls[number % calls.length]?.();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, offset) => caller(offset)));
  return done / seconds;
}

export function percentiles(times: readonly number[]): { readonly p50: number; readonly p95: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** GET that reads the whole answer; rejects unless it is 200. Answers the number of bytes. */
export function get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return send(url, 'GET', null, headers);
}

export function post(url: string, body: unknown): Promise<number> {
  return send(url, 'POST', JSON.stringify(body), { 'content-type': 'application/json' });
}

function send(
  url: string,
  method: string,
  body: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent, headers: { ...headers } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
