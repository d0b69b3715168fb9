import { commitMutation, graphql, type GraphQLTaggedNode, readInlineData } from 'react-relay';
import type { MutationConfig, MutationParameters } from 'relay-runtime';
import type { decide_decided$key } from '#web/__generated__/decide_decided.graphql.ts';
import type { decideApproveMutation } from '#web/__generated__/decideApproveMutation.graphql.ts';
import type { decideCoverMutation } from '#web/__generated__/decideCoverMutation.graphql.ts';
import type { decideRejectMutation } from '#web/__generated__/decideRejectMutation.graphql.ts';
import { type Fault, failureText } from '#web/components/account/fault.ts';
import { readRefusal, type RefusedAnswer } from '#web/components/account/refusal.ts';
import { sessionEnded } from '#web/components/account/session.ts';
import { refreshCounts } from '#web/components/admin/counts.ts';
import { ownEnvironment } from '#web/relay/ownEnvironment.ts';

/** A photo of the queue. */
export interface Decidable {
  /** Of the ModeratedImage, and of the Image. */
  readonly id: string;
  readonly image: { readonly id: string };
}

/** What is decided on: `connections` are the lists that it goes from where it is not there any more. */
export interface Decision {
  readonly photos: readonly Decidable[];
  readonly connections: readonly string[];
  /** What others have decided on meanwhile stays as it is. */
  readonly onlyWaiting: boolean;
  /** Name of the admin who decides. */
  readonly by: string;
}

/** How a decision ended: how many photos others had decided on before, how many are not there any more; or what went wrong with it all. */
export type Outcome = { readonly handled: number; readonly gone: number } | { readonly fault: Fault };

/** Shows photos to everybody; they are shown as approved at once, and as before where that fails. */
export function approve(decision: Decision): Promise<Outcome> {
  return decide(decision, 'APPROVED', (ids) =>
    commit<decideApproveMutation>(approveImages, decision.photos, 'APPROVED', { input: { ids, onlyWaiting: decision.onlyWaiting }, connections: decision.connections }).then((answer) => answer.approveImages),
  );
}

/** Keeps photos from everybody, and mails their uploaders the reason; they are shown as rejected at once, and as before where that fails. */
export function reject(decision: Decision, reason: string): Promise<Outcome> {
  return decide(decision, 'REJECTED', (ids) =>
    commit<decideRejectMutation>(rejectImages, decision.photos, 'REJECTED', { input: { ids, reason, onlyWaiting: decision.onlyWaiting }, connections: decision.connections }).then((answer) => answer.rejectImages),
  );
}

/** Gives an approved photo the cover mark, or takes it away. Gives what is wrong, null where nothing is. */
export async function setCover({ id, image }: Decidable, heart: boolean): Promise<Fault | null> {
  try {
    const { setCover: answer } = await send<decideCoverMutation>(coverMutation, {
      variables: { input: { id: image.id, heart } },
      optimisticUpdater: (store) => store.get(id)?.getLinkedRecord('image')?.setValue(heart, 'heart'),
    });
    return answer.done ? null : faultOf(answer.refused);
  } catch (error) {
    return failureText(error, 'toast.photosFailed');
  }
}

interface Answer {
  readonly done?: { readonly decided: decide_decided$key } | null | undefined;
  readonly refused?: RefusedAnswer;
}

/** The server takes so many at once. */
const AT_ONCE = 100;

async function decide({ photos, by }: Decision, state: string, ask: (ids: readonly string[]) => Promise<Answer>): Promise<Outcome> {
  if (photos.length > AT_ONCE) throw new Error(`${photos.length} photos are too many for one call`);
  try {
    const { done, refused } = await ask(photos.map(({ image }) => image.id));
    if (!done) return { fault: faultOf(refused) };
    refreshCounts();
    const { goneIds, images } = readDecided(done.decided);
    return { gone: goneIds.length, handled: images.filter((image) => image.state !== state || image.decidedBy?.username !== by).length };
  } catch (error) {
    return { fault: failureText(error, 'toast.photosFailed') };
  }
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

function faultOf(refused: RefusedAnswer): Fault {
  return readRefusal<Fault>(refused, { unauthorized: (reason) => sessionEnded(reason).failure ?? { id: 'account.ended' }, otherwise: (fault) => fault, problem: 'toast.photosFailed' });
}

function commit<T extends MutationParameters>(mutation: GraphQLTaggedNode, photos: readonly Decidable[], state: string, variables: T['variables']): Promise<T['response']> {
  return send<T>(mutation, {
    variables,
    optimisticUpdater(store) {
      for (const { id } of photos) store.get(id)?.setValue(state, 'state');
    },
  });
}

function send<T extends MutationParameters>(mutation: GraphQLTaggedNode, sent: Pick<MutationConfig<T>, 'variables' | 'optimisticUpdater'>): Promise<T['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<T>(ownEnvironment(), { mutation, ...sent, onCompleted: resolve, onError: reject });
  });
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

const coverMutation = graphql`
  mutation decideCoverMutation($input: SetCoverInput!) {
    setCover(input: $input) {
      ... on SetCoverPayload @alias(as: "done") {
        image {
          id
          image {
            id
            heart
          }
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
