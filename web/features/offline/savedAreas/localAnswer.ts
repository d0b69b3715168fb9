import type { GraphQLResponse } from 'relay-runtime';
import type { OperationRequest } from '#web/data/relay/network.ts';
import { NotSavedError, type SavedData } from './data.ts';
import { execute } from './execute.ts';
import { answeredOperation } from './operations.ts';
import { rootObject } from './root.ts';

/** Answers an operation from saved data; null where the data does not cover it, or where only the server answers it. */
export async function localAnswer(
  data: SavedData,
  { documentId, variables }: Pick<OperationRequest, 'documentId' | 'variables'>,
): Promise<GraphQLResponse | null> {
  const request = answeredOperation(documentId);
  if (request === null) return null;
  try {
    return { data: await execute(request.operation.selections, rootObject(data), variables) };
  } catch (error) {
    if (error instanceof NotSavedError) return null;
    throw error;
  }
}
