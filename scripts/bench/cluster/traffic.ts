import { setTimeout as delay } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';

/** What happened while one part was killed, or a version published. */
export interface Phase {
  readonly name: string;
  reads: number;
  failedReads: number;
  retriedReads: number;
  slowestReadMs: number;
  /** Texts of the comments that the service has said it has. */
  readonly acknowledged: string[];
  /** Answered with an error. */
  refused: number;
  /** Requests whose connection broke before the answer: the server may have stored them or not. */
  unanswered: number;
  /** How often each fault was met. */
  readonly faults: Map<string, number>;
}

export interface TrafficOptions {
  readonly balancer: Balancer;
  /** Addresses that are read without a session. */
  readonly reads: readonly (() => string)[];
  /** The one among them whose whole answer follows from the version that it names. */
  readonly versioned: string;
  /** Sessions that comment. */
  readonly cookies: readonly string[];
  readonly placeIds: readonly number[];
}

const READERS = 4;
const READ_PAUSE_MS = 15;
const WRITE_PAUSE_MS = 40;
const FEEDBACK_PAUSE_MS = 500;

const FEEDBACK = 'mutation ($input: SendFeedbackInput!) { sent: sendFeedback(input: $input) { __typename } }';

/** Puts load on until it is ended: anonymous reads, comments of users, feedback without a session. */
export class Traffic {
  readonly phases: Phase[] = [];
  /** Feedback that was taken, each of which becomes a mail. */
  readonly feedback: string[] = [];
  readonly #options: TrafficOptions;
  readonly #byVersion = new Map<string, Set<string>>();
  readonly #running: readonly Promise<void>[];
  #current = newPhase('before');
  #isEnding = false;
  #number = 0;

  constructor(options: TrafficOptions) {
    this.#options = options;
    const { reads, cookies } = options;
    this.#running = [
      ...Array.from({ length: READERS }, (_, at) =>
        this.#repeat(READ_PAUSE_MS, (turn) => this.#read(reads[(turn + at) % reads.length]?.() ?? '/')),
      ),
      ...cookies.map((cookie) => this.#repeat(WRITE_PAUSE_MS, () => this.#comment(cookie))),
      this.#repeat(FEEDBACK_PAUSE_MS, () => this.#sendFeedback()),
    ];
  }

  /** From now on, what happens counts for this phase. */
  begin(name: string): void {
    this.#current = newPhase(name);
    this.phases.push(this.#current);
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#running);
  }

  /** Versions that had more than one answer: one of them was of another version in part. */
  mixed(): string[] {
    return [...this.#byVersion].filter(([, bodies]) => bodies.size > 1).map(([version]) => version);
  }

  async #repeat(pauseMs: number, work: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !this.#isEnding; turn += 1) {
      await work(turn);
      await delay(pauseMs);
    }
  }

  async #read(path: string): Promise<void> {
    const start = performance.now();
    const { balancer, versioned } = this.#options;
    try {
      const { status, body, retried } = await balancer.read(path);
      if (retried) this.#current.retriedReads += 1;
      if (status !== 200) throw new Error(`${status} ${path.split('?')[0]} ${short(body)}`);
      if (path === versioned) this.#noteVersion(body);
    } catch (error) {
      this.#current.failedReads += 1;
      this.#fault(`read: ${String(error)}`);
    }
    this.#current.reads += 1;
    this.#current.slowestReadMs = Math.max(this.#current.slowestReadMs, performance.now() - start);
  }

  #noteVersion(body: string): void {
    const version = /"version":(\d+)/.exec(body)?.[1] ?? 'none';
    const bodies = this.#byVersion.get(version) ?? new Set();
    bodies.add(body);
    this.#byVersion.set(version, bodies);
  }

  async #comment(cookie: string): Promise<void> {
    const { placeIds } = this.#options;
    const text = `cluster comment ${(this.#number += 1)};`;
    const attractionId = placeIds[this.#number % placeIds.length];
    if (await this.#write('/api/comments/', { attractionId, text }, cookie)) this.#current.acknowledged.push(text);
  }

  async #sendFeedback(): Promise<void> {
    const text = `cluster feedback ${(this.#number += 1)};`;
    const body = { query: FEEDBACK, variables: { input: { text } } };
    if (await this.#write('/graphql', body)) this.feedback.push(text);
  }

  /** Whether the service has said that it is done. */
  async #write(path: string, body: unknown, cookie?: string): Promise<boolean> {
    try {
      const answer = await this.#options.balancer.write(path, body, cookie);
      if (answer.status === 200 && !answer.body.startsWith('{"errors"')) return true;
      this.#current.refused += 1;
      this.#fault(`write: ${answer.status} ${short(answer.body)}`);
    } catch {
      this.#current.unanswered += 1;
    }
    return false;
  }

  #fault(what: string): void {
    const { faults } = this.#current;
    faults.set(what, (faults.get(what) ?? 0) + 1);
  }
}

function newPhase(name: string): Phase {
  return {
    name,
    reads: 0,
    failedReads: 0,
    retriedReads: 0,
    slowestReadMs: 0,
    acknowledged: [],
    refused: 0,
    unanswered: 0,
    faults: new Map(),
  };
}

/** Enough of an answer to know it by, without ids of its own. */
function short(body: string): string {
  return body.replace(/"errorId":"[^"]*"/, '').slice(0, 150);
}
