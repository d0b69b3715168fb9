import type { GraphQLResponse } from 'relay-runtime';
import { tellAnswered, tellKept } from '#web/data/connection.ts';
import { reportQuietly } from '#web/data/quietReports.ts';
import type { OperationRequest } from '#web/data/relay/network.ts';
import { SAVED_MARK } from '#web/data/savedMark.ts';
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

/** The answer of the saved areas; null where they do not cover what is asked, or cannot be read. */
export async function answerOf(request: OperationRequest): Promise<GraphQLResponse | null> {
  try {
    read ??= readSaved();
    const data = await read;
    const answer = data && (await localAnswer(data, request));
    if (data !== null && answer !== null) {
      tellKept(new Date(data.savedAt).toISOString());
      // Nobody has asked the server: whoever watches the connection may look.
      tellAnswered();
    }
    return answer;
  } catch (error) {
    forgetSaved();
    reportQuietly('saved', error);
    return null;
  }
}
