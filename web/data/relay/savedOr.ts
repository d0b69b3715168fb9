import type { GraphQLResponse } from 'relay-runtime';
import { MINUTE_MS } from '#common/time.ts';
import { currentConnection } from '#web/data/connection.ts';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { SAVED_MARK } from '#web/data/savedMark.ts';
import { readStored } from '#web/data/storage.ts';
import { PATIENCE_MS } from './hasArrived.ts';
import { type OperationRequest, operationUrl } from './network.ts';

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
 * URLs of operations that a saved answer was just shown for because the network was late. The page asks for them again
 * once the server is reached, and a network that is only slow may then take its time.
 */
const late = new Set<string>();

/**
 * Asks the saved areas where the network does not answer or is late, and before the network where the connection is
 * known to be lost.
 */
export function savedOr(ask: Ask): Ask {
  return async (request) => {
    const isLost = currentConnection() === 'lost';
    const saved = isLost ? await savedAnswer(request) : null;
    if (saved !== null) return saved;
    try {
      return await (isLost || late.delete(operationUrl(request)) ? ask(request) : inTime(request, ask(request)));
    } catch (error) {
      const instead = error instanceof ConnectionError && !isLost ? await savedAnswer(request) : null;
      if (instead === null) throw error;
      return instead;
    }
  };
}

/** What is asked, or a saved answer where that is late. */
function inTime(request: OperationRequest, asked: Promise<GraphQLResponse>): Promise<GraphQLResponse> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(async () => {
      const saved = await savedAnswer(request);
      if (saved === null) return;
      const url = operationUrl(request);
      late.add(url);
      setTimeout(() => late.delete(url), MINUTE_MS);
      resolve(saved);
    }, PATIENCE_MS);
    asked.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

async function savedAnswer(request: OperationRequest): Promise<GraphQLResponse | null> {
  return readStored(SAVED_MARK) === null ? null : answerSaved(request).catch(() => null);
}
