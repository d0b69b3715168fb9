import type { GraphQLResponse, Variables } from 'relay-runtime';
import { type AnswerSource, type OperationRequest, stableJson } from './network.ts';

/** An answer that came with the page. */
export interface BootAnswer extends OperationRequest {
  readonly response: GraphQLResponse;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readAnswer(value: unknown): BootAnswer[] {
  if (
    !isRecord(value) ||
    typeof value.documentId !== 'string' ||
    !isRecord(value.variables) ||
    !isRecord(value.response)
  )
    return [];
  const { data } = value.response;
  return isRecord(data) ? [{ documentId: value.documentId, variables: value.variables, response: { data } }] : [];
}

/**
 * Reads `<script id="taival-data">` (common/offline/cachedPage.ts): an array of `{documentId, variables, response:
 * {data}}`, the answers of the route's persisted queries. Answers that cannot be read are left out, so that those
 * queries go to the network.
 */
export function parseBootData(json: string): BootAnswer[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.flatMap(readAnswer) : [];
  } catch {
    return [];
  }
}

/** The answers that came with the page. Each is used once, because a second request for it wants fresh data. */
export class BootAnswers {
  readonly #answers = new Map<string, BootAnswer>();

  constructor(answers: readonly BootAnswer[]) {
    for (const answer of answers) this.#answers.set(keyOf(answer), answer);
  }

  readonly source: AnswerSource = (request) => {
    const key = keyOf(request);
    const answer = this.#answers.get(key);
    this.#answers.delete(key);
    return answer?.response ?? null;
  };

  /**
   * The variables with which the server ran an operation for the page; null where it did not, or where the answer has
   * been used.
   */
  variablesOf(documentId: string): Variables | null {
    for (const answer of this.#answers.values()) if (answer.documentId === documentId) return answer.variables;
    return null;
  }
}

function keyOf({ documentId, variables }: OperationRequest): string {
  return `${documentId} ${stableJson(variables)}`;
}
