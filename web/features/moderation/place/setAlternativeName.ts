import { graphql } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { setAlternativeNameMutation } from '#web/__generated__/setAlternativeNameMutation.graphql.ts';
import { environment } from '#web/data/relay/environment.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import { adminFault } from '#web/features/moderation/refused.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, failureText } from '#web/ui/forms/fault.ts';

const WORDS: Readonly<Record<string, MessageId>> = {
  tooShort: 'admin.nameTooShort',
  tooLong: 'admin.nameTooLong',
  invalidCharacters: 'admin.nameInvalid',
};

/** Gives a place its alternative name, or takes it away (null). Gives what is wrong, null where nothing is. */
export async function setAlternativeName(attractionId: AttractionId, name: string | null): Promise<Fault | null> {
  try {
    const { setAlternativeName: answer } = await mutate<setAlternativeNameMutation>(
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
    if (answer.done) {
      showAliases(answer.done.attraction);
      return null;
    }
    return adminFault(answer.refused, 'admin.nameFailed', (_parameterName, detail) => ({
      id: WORDS[detail] ?? 'admin.nameFailed',
    }));
  } catch (error) {
    return failureText(error, 'admin.nameFailed');
  }
}

/** Pages show names from the public store, whose answers may be some minutes old; it is not asked again because of this. */
export function showAliases({ id, aliases }: { readonly id: string; readonly aliases: readonly string[] }): void {
  commitLocalUpdate(environment, (store) => void store.get(id)?.setValue([...aliases], 'aliases'));
}
