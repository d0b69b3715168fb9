import { graphql } from 'react-relay';
import { REASON_MAX } from '#common/limits.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { hidePlaceMutation } from '#web/__generated__/hidePlaceMutation.graphql.ts';
import type { hidePlaceRestoreMutation } from '#web/__generated__/hidePlaceRestoreMutation.graphql.ts';
import { createOwnStore } from '#web/data/ownStore.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminFault, adminRefusal } from '#web/features/moderation/adminRefusal.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

/** The text for an invalid reason why a place is hidden, else null. */
export function hidingReasonFault(reason: string): Fault | null {
  const { length } = reason.trim();
  if (length === 0) return { id: 'admin.hideReasonMissing' };
  return length > REASON_MAX ? { id: 'admin.reasonTooLong' } : null;
}

/** Places that this page has shown again: lists in the store, each of its own filter, may still have them. */
export const shownAgain = createOwnStore<ReadonlySet<AttractionId>>(new Set());

/** Takes a place out of those lists. */
export function noteShownAgain(id: AttractionId): void {
  shownAgain.set(new Set([...shownAgain.get(), id]));
}

/** Hides a place from everybody. Returns the texts for the form where that failed, else null. */
export async function hidePlace(attractionId: AttractionId, reason: string): Promise<Refusal | null> {
  const result = await perform<hidePlaceMutation>(
    graphql`
      mutation hidePlaceMutation($input: HideAttractionInput!) {
        hideAttraction(input: $input) {
          ... on HideAttractionPayload @alias(as: "done") {
            hiddenAttraction {
              reason
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { attractionId, reason } },
  );
  if (result.is === 'done') {
    shownAgain.set(new Set([...shownAgain.get()].filter((id) => id !== attractionId)));
    return null;
  }
  return adminRefusal(result, {
    invalid: () => ({ faults: { reason: hidingReasonFault(reason) ?? { id: 'admin.reasonTooLong' } } }),
    problem: 'admin.hideFailed',
  });
}

/** Shows a hidden place again. Returns the text of a failure, else null. */
export async function restorePlace(attractionId: AttractionId): Promise<Fault | null> {
  const result = await perform<hidePlaceRestoreMutation>(
    graphql`
      mutation hidePlaceRestoreMutation($input: RestoreAttractionInput!) {
        restoreAttraction(input: $input) {
          ... on RestoreAttractionPayload @alias(as: "done") {
            attraction {
              id
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { attractionId } },
  );
  if (result.is === 'done') return null;
  return adminFault(result, {
    invalid: () => ({ failure: { id: 'admin.restoreFailed' } }),
    problem: 'admin.restoreFailed',
  });
}
