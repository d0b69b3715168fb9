import type { GraphQLResponse } from 'relay-runtime';
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

/** Answers that came after a saved one was shown, by their URL: the page asks again once the server is reached. */
const late = new Map<string, GraphQLResponse>();

/**
 * Asks the saved areas where the network does not answer or is late, and before the network where the connection is
 * known to be lost.
 */
export function savedOr(ask: Ask): Ask {
  return async (request) => {
    const isLost = currentConnection() === 'lost';
    const saved = isLost ? await savedAnswer(request) : null;
    if (saved !== null) return saved;
    const url = operationUrl(request);
    const known = late.get(url);
    if (known && late.delete(url)) return known;
    try {
      return await (isLost ? ask(request) : patiently(url, request, ask(request)));
    } catch (error) {
      const instead = error instanceof ConnectionError && !isLost ? await savedAnswer(request) : null;
      if (instead === null) throw error;
      return instead;
    }
  };
}

/** What is asked, or a saved answer where that is late. */
function patiently(url: string, request: OperationRequest, asked: Promise<GraphQLResponse>): Promise<GraphQLResponse> {
  return new Promise((resolve, reject) => {
    let isShown = false;
    const timer = setTimeout(async () => {
      const saved = await savedAnswer(request);
      if (saved === null) return;
      isShown = true;
      resolve(saved);
    }, PATIENCE_MS);
    asked
      .finally(() => clearTimeout(timer))
      .then((answer) => (isShown ? late.set(url, answer) : resolve(answer)))
      .catch(reject);
  });
}

async function savedAnswer(request: OperationRequest): Promise<GraphQLResponse | null> {
  return readStored(SAVED_MARK) === null ? null : answerSaved(request).catch(() => null);
}
