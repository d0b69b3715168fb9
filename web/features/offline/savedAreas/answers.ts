import type { GraphQLResponse } from 'relay-runtime';
import { reportBackgroundError } from '#web/data/backgroundErrors.ts';
import { reportAnswer } from '#web/data/connection.ts';
import { type OperationRequest, operationUrl } from '#web/data/relay/network.ts';
import { noteCachedAnswer } from '#web/data/relay/outdatedAnswers.ts';
import { SAVED_MARK } from '#web/data/savedMark.ts';
import type { SavedData } from './data.ts';
import { localAnswer } from './localAnswer.ts';
import { readSaved } from './reading.ts';
import { savedAtOf } from './savedAtOf.ts';

let cached: Promise<SavedData | null> | null = null;

/** Drops the cached saved data after a change, so that the next answer reads the database again. */
export function dropSavedData(): void {
  cached = null;
}

window.addEventListener('storage', ({ key }) => {
  if (key === SAVED_MARK) dropSavedData();
});

/** Answers an operation from the saved areas; null where they do not cover it, or cannot be read. */
export async function answerOf(request: OperationRequest): Promise<GraphQLResponse | null> {
  try {
    cached ??= readSaved();
    const data = await cached;
    const answer = data && (await localAnswer(data, request));
    if (data !== null && answer !== null) {
      noteCachedAnswer(operationUrl(request), new Date(savedAtOf(data, request.variables)).toISOString());
      // This request did not try the server, so the connection is to be checked.
      reportAnswer();
    }
    return answer;
  } catch (error) {
    dropSavedData();
    reportBackgroundError('saved', error);
    return null;
  }
}
