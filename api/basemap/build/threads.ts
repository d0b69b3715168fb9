import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import type { DrawRequest, ThreadMessage, Threads, ThreadTask } from './threadMessages.ts';

/** Memory of the thread of the import itself, MB. */
const IMPORT_MB = 450;
/** Memory that a thread needs at least, MB. */
const LEAST_MB = 250;
/** Of it, young objects: the work makes many that die at once, and those still alive are copied where room is short. */
const YOUNG_MB = 64;

const BUILT = path.join(projectRoot, 'dist');

/**
 * The threads of the built product, one for each core while an import has `memoryMb` for them; null where this module
 * runs from its source, which threads cannot.
 */
export function builtThreads(memoryMb: number): Threads | null {
  if (!fileURLToPath(import.meta.url).startsWith(BUILT + path.sep)) return null;
  return { program: path.join(BUILT, 'threads', 'baseMap.js'), ...shareOf(memoryMb, availableParallelism()) };
}

export function shareOf(memoryMb: number, cores: number): Pick<Threads, 'count' | 'memoryMb'> {
  const left = Math.max(LEAST_MB, memoryMb - IMPORT_MB);
  const count = Math.min(cores, Math.floor(left / LEAST_MB));
  return { count, memoryMb: Math.floor(left / count) };
}

type Answer = Exclude<ThreadMessage, { kind: 'progress' | 'failed' }>;
export type AnswerOf<K extends Answer['kind']> = Extract<Answer, { kind: K }>;

/** A thread of the base map. When it fails or dies, everything that was asked of it fails with one error. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<string, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  #failure: Error | null = null;
  #requests = 0;

  constructor({ program, memoryMb }: Threads, task: ThreadTask, progress: Progress) {
    this.#worker = new Worker(program, {
      workerData: task,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: memoryMb - YOUNG_MB },
    });
    this.#worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'progress') progress(message.step, message.done, message.total, message.unit);
      else if (message.kind === 'failed') this.#fail(failureOf(message));
      else this.#answer(message);
    });
    this.#worker.on('error', (cause) => this.#fail(diedOf(cause)));
    this.#worker.on('exit', () => this.#fail(new Error('A thread of the base map ended before its work was done')));
  }

  /** Buckets that it has yet to draw. */
  get queued(): number {
    return this.#waiting.size;
  }

  /** The answer of a kind that the thread gives by itself. */
  async next<K extends Answer['kind']>(kind: K): Promise<AnswerOf<K>> {
    return this.#wait(kind, kind);
  }

  /** Asks for a bucket. */
  async draw(bucket: DrawRequest['bucket']): Promise<AnswerOf<'drawn'>> {
    const request: DrawRequest = { number: this.#requests++, bucket };
    this.#worker.postMessage(request, []);
    return this.#wait(`drawn ${request.number}`, 'drawn');
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #wait<K extends Answer['kind']>(key: string, kind: K): Promise<AnswerOf<K>> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return void reject(this.#failure);
      const take = (answer: Answer) => {
        if (isOf(answer, kind)) resolve(answer);
      };
      this.#waiting.set(key, { resolve: take, reject });
    });
  }

  #answer(answer: Answer): void {
    const key = answer.kind === 'drawn' ? `drawn ${answer.number}` : answer.kind;
    this.#waiting.get(key)?.resolve(answer);
    this.#waiting.delete(key);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

function isOf<K extends Answer['kind']>(answer: Answer, kind: K): answer is AnswerOf<K> {
  return answer.kind === kind;
}

function failureOf({ message, isInput }: { readonly message: string; readonly isInput: boolean }): Error {
  return isInput ? new ImportInputError(message) : new Error(message);
}

function diedOf(cause: Error): Error {
  const isMemory = errorCodeOf(cause) === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory
    ? new ImportInputError('The base map needs more memory than it may take: raise IMPORT_MEMORY.', { cause })
    : cause;
}
