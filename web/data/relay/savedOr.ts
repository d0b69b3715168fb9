import type { GraphQLResponse } from 'relay-runtime';
import { currentConnection } from '#web/data/connection.ts';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { SAVED_MARK } from '#web/data/savedMark.ts';
import { readStored } from '#web/data/storage.ts';
import type { OperationRequest } from './network.ts';

type Ask = (request: OperationRequest) => Promise<GraphQLResponse>;

let answerSaved: (request: OperationRequest) => Promise<GraphQLResponse | null> = () => Promise.resolve(null);

/**
 * Says how saved areas answer (web/features/offline/savedAreas); null where they do not cover what is asked. Their code
 * is loaded with the first question.
 */
export function provideSavedAnswers(answer: typeof answerSaved): void {
  answerSaved = answer;
}

/**
 * Asks the saved areas where the network does not answer, and before the network where the connection is known to be
 * lost.
 */
export function savedOr(ask: Ask): Ask {
  return async (request) => {
    const isLost = currentConnection() === 'lost';
    const saved = isLost ? await savedAnswer(request) : null;
    if (saved !== null) return saved;
    try {
      return await ask(request);
    } catch (error) {
      const instead = error instanceof ConnectionError && !isLost ? await savedAnswer(request) : null;
      if (instead === null) throw error;
      return instead;
    }
  };
}

async function savedAnswer(request: OperationRequest): Promise<GraphQLResponse | null> {
  return readStored(SAVED_MARK) === null ? null : answerSaved(request).catch(() => null);
}
