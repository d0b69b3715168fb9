import { type DocumentNode, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { ReadOnlyError } from '#api/domain/core/errors.ts';
import { isReadOnly } from '#api/domain/core/readOnly.ts';
import { clientError } from './maskedErrors.ts';
import type { GraphqlContext } from './requestContext.ts';

/** Mutations that go on while nobody may change anything: of sessions, and the switch itself. */
const GOING_ON: ReadonlySet<string> = new Set([
  'login',
  'loginWithToken',
  'logout',
  'proveIdentity',
  'revokeOtherSessions',
  'revokeSession',
  'switchReadOnly',
]);

/** Refuses mutations while nobody may change anything, but those of sessions. */
export const noChangesWhileReadOnly: Plugin<GraphqlContext> = {
  onExecute: async ({ args: { contextValue, document, operationName }, setResultAndStopExecution }) => {
    if (goesOn(document, operationName) || !(await isReadOnly(contextValue))) return;
    setResultAndStopExecution({
      errors: [clientError(new ReadOnlyError(), contextValue.log, contextValue.caller.requestId)],
    });
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
