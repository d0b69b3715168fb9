import { graphql } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { setAlternativeNameMutation } from '#web/__generated__/setAlternativeNameMutation.graphql.ts';
import { environment } from '#web/data/relay/environment.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminFault } from '#web/features/moderation/adminRefusal.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Fault } from '#web/ui/forms/fault.ts';

/** Texts by the server's code for an invalid name. */
const INVALID_NAME: Readonly<Record<string, MessageId>> = {
  tooShort: 'admin.nameTooShort',
  tooLong: 'admin.nameTooLong',
  invalidCharacters: 'admin.nameInvalid',
};

/** Sets the alternative name of a place; null removes it. Returns the text of a failure, else null. */
export async function setAlternativeName(attractionId: AttractionId, name: string | null): Promise<Fault | null> {
  const result = await perform<setAlternativeNameMutation>(
    graphql`
      mutation setAlternativeNameMutation($input: SetAlternativeNameInput!) {
        setAlternativeName(input: $input) {
          ... on SetAlternativeNamePayload @alias(as: "done") {
            attraction {
              id
              aliases
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { attractionId, name } },
  );
  if (result.is === 'done') {
    showAliases(result.done.attraction);
    return null;
  }
  return adminFault(result, {
    invalid: (_parameterName, detail) => ({ failure: { id: INVALID_NAME[detail] ?? 'admin.nameFailed' } }),
    problem: 'admin.nameFailed',
  });
}

/**
 * Writes the other names of a place into the public store, from which pages show them; the server is not asked again.
 */
export function showAliases({ id, aliases }: { readonly id: string; readonly aliases: readonly string[] }): void {
  commitLocalUpdate(environment, (store) => void store.get(id)?.setValue([...aliases], 'aliases'));
}
