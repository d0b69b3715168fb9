import type { GraphQLResponse } from 'relay-runtime';
import { currentConnection } from '#web/state/connection.ts';
import { SAVED_MARK } from '#web/state/savedMark.ts';
import { readStored } from '#web/state/storage.ts';
import { ConnectionError } from './errors.ts';
import type { OperationRequest } from './network.ts';

type Ask = (request: OperationRequest) => Promise<GraphQLResponse>;

/** Answers of saved areas (web/saved) where the network gives none; at once where it is known to be lost. */
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
  return readStored(SAVED_MARK) === null ? null : (await import('#web/saved/answers.ts')).answerOf(request).catch(() => null);
}
