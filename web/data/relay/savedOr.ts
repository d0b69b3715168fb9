import type { GraphQLResponse } from 'relay-runtime';
import { currentConnection } from '#web/data/connection.ts';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { SAVED_MARK } from '#web/data/savedMark.ts';
import { readStored } from '#web/data/storage.ts';
import type { OperationRequest } from './network.ts';

type Ask = (request: OperationRequest) => Promise<GraphQLResponse>;

/** Answers of saved areas (web/features/offline/savedAreas) where the network gives none; at once where it is known to be lost. */
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
  return readStored(SAVED_MARK) === null
    ? null
    : (await import('#web/features/offline/savedAreas/answers.ts')).answerOf(request).catch(() => null);
}
