import type { GraphQLResponse } from 'relay-runtime';
import { reportBackgroundError } from '#web/data/backgroundErrors.ts';
import { reportAnswer, reportCachedAnswer } from '#web/data/connection.ts';
import type { OperationRequest } from '#web/data/relay/network.ts';
import { SAVED_MARK } from '#web/data/savedMark.ts';
import type { SavedData } from './data.ts';
import { localAnswer } from './localAnswer.ts';
import { readSaved } from './reading.ts';

let read: Promise<SavedData | null> | null = null;

/** What was read is asked for anew: something has been saved or deleted. */
export function dropSavedData(): void {
  read = null;
}

window.addEventListener('storage', ({ key }) => {
  if (key === SAVED_MARK) dropSavedData();
});

/** The answer of the saved areas; null where they do not cover what is asked, or cannot be read. */
export async function answerOf(request: OperationRequest): Promise<GraphQLResponse | null> {
  try {
    read ??= readSaved();
    const data = await read;
    const answer = data && (await localAnswer(data, request));
    if (data !== null && answer !== null) {
      reportCachedAnswer(new Date(data.savedAt).toISOString());
      // Nobody has asked the server: whoever watches the connection may look.
      reportAnswer();
    }
    return answer;
  } catch (error) {
    dropSavedData();
    reportBackgroundError('saved', error);
    return null;
  }
}
