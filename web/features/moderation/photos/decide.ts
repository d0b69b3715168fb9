import { graphql, readInlineData } from 'react-relay';
import { IMAGES_DECIDED_MAX } from '#common/limits.ts';
import type { decide_decided$key } from '#web/__generated__/decide_decided.graphql.ts';
import type { decideApproveMutation } from '#web/__generated__/decideApproveMutation.graphql.ts';
import type { decideRejectMutation } from '#web/__generated__/decideRejectMutation.graphql.ts';
import type { MutationResult } from '#web/data/relay/mutationResult.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminFault } from '#web/features/moderation/adminRefusal.ts';
import { refreshCounts } from '#web/features/moderation/counts.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import type { PhotoState } from './photoFilters.ts';

/** A photo that an admin can decide on. */
export interface Decidable {
  /** GraphQL id of the ModeratedImage. */
  readonly id: string;
  readonly state: PhotoState;
  /** Its Image, by GraphQL id. */
  readonly image: { readonly id: string };
}

/** Photos to decide on. Photos that do not exist any more are removed from the lists named by `connections`. */
export interface Decision {
  readonly photos: readonly Decidable[];
  readonly connections: readonly string[];
  /** Name of the admin who decides. */
  readonly by: string;
}

/**
 * How a decision ended: the number of photos that it changed, that another admin had decided on before, and that do not
 * exist any more; `fault` is the text of a failure that left the other photos undecided.
 */
export interface Outcome {
  readonly changed: number;
  readonly handled: number;
  readonly gone: number;
  readonly fault: Fault | null;
}

/** Shows photos to everybody. The lists show them as approved at once; the change is reverted when it fails. */
export function approve(decision: Decision): Promise<Outcome> {
  const { connections } = decision;
  return decide(decision, 'APPROVED', (part) =>
    perform<decideApproveMutation>(approveImages, { input: part, connections }),
  );
}

/**
 * Hides photos from everybody and mails their uploaders the reason. The lists show them as rejected at once; the change
 * is reverted when it fails.
 */
export function reject(decision: Decision, reason: string): Promise<Outcome> {
  const { connections } = decision;
  return decide(decision, 'REJECTED', (part) =>
    perform<decideRejectMutation>(rejectImages, { input: { ...part, reason }, connections }),
  );
}
/** As many photos as the server takes in one request. */
interface Part {
  readonly ids: readonly string[];
  /** Photos that were pending on this admin's screen are left alone where another admin has decided on them since. */
  readonly onlyWaiting: boolean;
}

/** An answer to a decision; both mutations have the same payload. */
interface Answer {
  readonly done?: { readonly decided: decide_decided$key } | null | undefined;
}

/** Sends one part after the other, until all are sent or one fails. */
async function decide(
  { photos, by }: Decision,
  state: PhotoState,
  send: (part: Part) => Promise<MutationResult<Answer>>,
): Promise<Outcome> {
  const shown = ownEnvironment().applyUpdate({
    storeUpdater(store) {
      for (const { id } of photos) store.get(id)?.setValue(state, 'state');
    },
  });
  const counts = { changed: 0, handled: 0, gone: 0 };
  try {
    for (const part of partsOf(photos)) {
      const result = await send(part);
      if (result.is !== 'done') return { ...counts, fault: adminFault(result, { problem: 'admin.photosFailed' }) };
      const { goneIds, images } = readDecided(result.done.decided);
      const handled = images.filter((image) => image.state !== state || image.decidedBy?.username !== by).length;
      counts.handled += handled;
      counts.changed += images.length - handled;
      counts.gone += goneIds.length;
      refreshCounts();
    }
    return { ...counts, fault: null };
  } finally {
    shown.dispose();
  }
}

function partsOf(photos: readonly Decidable[]): readonly Part[] {
  return [true, false].flatMap((onlyWaiting) => {
    const ids = photos.filter(({ state }) => (state === 'PENDING') === onlyWaiting).map(({ image }) => image.id);
    return Array.from({ length: Math.ceil(ids.length / IMAGES_DECIDED_MAX) }, (_, n) => ({
      ids: ids.slice(n * IMAGES_DECIDED_MAX, (n + 1) * IMAGES_DECIDED_MAX),
      onlyWaiting,
    }));
  });
}

function readDecided(decided: decide_decided$key) {
  return readInlineData(
    graphql`
      fragment decide_decided on DecidedImages @inline {
        goneIds
        images {
          id
          state
          reason
          decided
          decidedBy {
            id
            username
          }
          image {
            id
            filename
            url
            heart
          }
        }
      }
    `,
    decided,
  );
}

const approveImages = graphql`
  mutation decideApproveMutation($input: ApproveImagesInput!, $connections: [ID!]!) {
    approveImages(input: $input) {
      ... on ApproveImagesPayload @alias(as: "done") {
        decided {
          goneIds @deleteEdge(connections: $connections)
          ...decide_decided
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const rejectImages = graphql`
  mutation decideRejectMutation($input: RejectImagesInput!, $connections: [ID!]!) {
    rejectImages(input: $input) {
      ... on RejectImagesPayload @alias(as: "done") {
        decided {
          goneIds @deleteEdge(connections: $connections)
          ...decide_decided
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
