import { graphql, readInlineData } from 'react-relay';
import { IMAGES_DECIDED_MAX } from '#common/limits.ts';
import type { decide_decided$key } from '#web/__generated__/decide_decided.graphql.ts';
import type { decideApproveMutation } from '#web/__generated__/decideApproveMutation.graphql.ts';
import type { decideRejectMutation } from '#web/__generated__/decideRejectMutation.graphql.ts';
import { mutate, ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { refreshCounts } from '#web/features/moderation/counts.ts';
import { adminFault } from '#web/features/moderation/refused.ts';
import { type Fault, failureText } from '#web/ui/forms/fault.ts';
import type { RefusedAnswer } from '#web/ui/forms/refusal.ts';
import type { PhotoState } from './photoFilters.ts';

/** A photo as the one who decides sees it. */
export interface Decidable {
  /** Of the ModeratedImage, and of the Image. */
  readonly id: string;
  readonly state: PhotoState;
  readonly image: { readonly id: string };
}

/** What is decided on: `connections` are the lists that it goes from where it is not there any more. */
export interface Decision {
  readonly photos: readonly Decidable[];
  readonly connections: readonly string[];
  /** Name of the admin who decides. */
  readonly by: string;
}

/** How a decision ended: how many photos were changed by it, how many others had decided on before, and how many are not there any more; what went wrong with the rest. */
export interface Outcome {
  readonly changed: number;
  readonly handled: number;
  readonly gone: number;
  readonly fault: Fault | null;
}

/** Shows photos to everybody; they are shown as approved at once, and as before where that fails. */
export function approve(decision: Decision): Promise<Outcome> {
  const { connections } = decision;
  return decide(
    decision,
    'APPROVED',
    async (part) => (await mutate<decideApproveMutation>(approveImages, { input: part, connections })).approveImages,
  );
}

/** Keeps photos from everybody, and mails their uploaders the reason; they are shown as rejected at once, and as before where that fails. */
export function reject(decision: Decision, reason: string): Promise<Outcome> {
  const { connections } = decision;
  return decide(
    decision,
    'REJECTED',
    async (part) =>
      (await mutate<decideRejectMutation>(rejectImages, { input: { ...part, reason }, connections })).rejectImages,
  );
}

/** As many as the server takes at once. */
interface Part {
  readonly ids: readonly string[];
  /** What others have decided on meanwhile stays as it is: whoever saw it waiting has not seen that. */
  readonly onlyWaiting: boolean;
}

interface Answer {
  readonly done?: { readonly decided: decide_decided$key } | null | undefined;
  readonly refused?: RefusedAnswer;
}

/** One part after the other; what fails ends it. */
async function decide(
  { photos, by }: Decision,
  state: PhotoState,
  ask: (part: Part) => Promise<Answer>,
): Promise<Outcome> {
  const shown = ownEnvironment().applyUpdate({
    storeUpdater(store) {
      for (const { id } of photos) store.get(id)?.setValue(state, 'state');
    },
  });
  const counts = { changed: 0, handled: 0, gone: 0 };
  try {
    for (const part of partsOf(photos)) {
      const { done, refused } = await ask(part);
      if (!done) return { ...counts, fault: adminFault(refused, 'admin.photosFailed') };
      const { goneIds, images } = readDecided(done.decided);
      const handled = images.filter((image) => image.state !== state || image.decidedBy?.username !== by).length;
      counts.handled += handled;
      counts.changed += images.length - handled;
      counts.gone += goneIds.length;
      refreshCounts();
    }
    return { ...counts, fault: null };
  } catch (error) {
    return { ...counts, fault: failureText(error, 'admin.photosFailed') };
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
