import { type DocumentNode, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refusalOfChanges } from '#api/domain/core/refusedChanges.ts';
import { clientError } from './maskedErrors.ts';
import type { GraphqlContext } from './requestContext.ts';

/**
 * Mutations that are answered also while nothing may be changed: logging in and out, ending sessions and tokens, and
 * the switch of read-only mode.
 */
const GOING_ON: ReadonlySet<string> = new Set([
  'login',
  'loginWithToken',
  'logout',
  'proveIdentity',
  'revokeAccessToken',
  'revokeOtherSessions',
  'revokeSession',
  'switchReadOnly',
]);

/** In read-only mode, and while the disk has no room, refuses all mutations but those of `GOING_ON`. */
export const refuseChangesNow: Plugin<GraphqlContext> = {
  onExecute: async ({ args: { contextValue, document, operationName }, setResultAndStopExecution }) => {
    if (goesOn(document, operationName)) return;
    const refusal = await refusalOfChanges(contextValue);
    if (refusal === null) return;
    setResultAndStopExecution({ errors: [clientError(refusal, contextValue.log, contextValue.caller.requestId)] });
  },
};

function goesOn(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation === OperationTypeNode.QUERY) return true;
  // A fragment may hold any field: no client of ours sends one there.
  return (
    operation?.selectionSet.selections.every((one) => one.kind === Kind.FIELD && GOING_ON.has(one.name.value)) === true
  );
}
