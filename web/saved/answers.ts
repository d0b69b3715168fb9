import type { GraphQLResponse } from 'relay-runtime';
import { reportQuietly } from '#web/app/quietReports.ts';
import { currentConnection, tellKept, tellReached } from '#web/state/connection.ts';
import { SAVED_MARK } from '#web/state/savedMark.ts';
import type { OperationRequest } from '#web/relay/network.ts';
import type { SavedData } from './data.ts';
import { localAnswer } from './localAnswer.ts';
import { readSaved } from './reading.ts';

let read: Promise<SavedData | null> | null = null;

/** What was read is asked for anew: something has been saved or deleted. */
export function forgetSaved(): void {
  read = null;
}

window.addEventListener('storage', ({ key }) => {
  if (key === SAVED_MARK) forgetSaved();
});

/** While saved areas answer nobody asks the server: it is asked for itself, this often at the most. */
const PROBE_MS = 5000;
let probed = Number.NEGATIVE_INFINITY;

async function probe(): Promise<void> {
  if (Date.now() - probed < PROBE_MS) return;
  probed = Date.now();
  const response = await fetch('/healthz', { cache: 'no-store', credentials: 'omit' }).catch(() => null);
  if (response?.ok === true && currentConnection() === 'lost') tellReached();
}

window.addEventListener('online', () => {
  probed = Number.NEGATIVE_INFINITY;
  void probe();
});

/** The answer of the saved areas; null where they do not cover what is asked, or cannot be read. */
export async function answerOf(request: OperationRequest): Promise<GraphQLResponse | null> {
  try {
    read ??= readSaved();
    const data = await read;
    const answer = data && (await localAnswer(data, request));
    if (data !== null && answer !== null) {
      tellKept(new Date(data.savedAt).toISOString());
      void probe();
    }
    return answer;
  } catch (error) {
    forgetSaved();
    reportQuietly('saved', error);
    return null;
  }
}
