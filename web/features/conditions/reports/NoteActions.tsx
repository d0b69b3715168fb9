import { graphql, useFragment } from 'react-relay';
import { POSTED_KINDS } from '#common/conditions/reportKinds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { NoteActions_condition$key } from '#web/__generated__/NoteActions_condition.graphql.ts';
import { PostedActions } from './PostedActions.tsx';
import { ReportActions } from './ReportActions.tsx';

const FRAGMENT = graphql`
  fragment NoteActions_condition on Condition {
    id
    kind
    isOfficial
    validFrom
    validUntil
    author {
      id
    }
    source {
      name
    }
    text(language: $language) {
      description
    }
  }
`;

interface Props {
  readonly conditionKey: NoteActions_condition$key;
  /** The place whose page shows it. */
  readonly place: AttractionId;
  /** Id of the element that describes it. */
  readonly describedBy: string;
}

/** What a user may do about a condition that a visitor or a manager wrote. */
export function NoteActions({ conditionKey, place, describedBy }: Props) {
  const { id, kind, isOfficial, ...about } = useFragment(FRAGMENT, conditionKey);
  const of = { id, place, describedBy };
  if (!isOfficial) return <ReportActions {...of} authorId={about.author?.id ?? null} />;
  const postedKind = POSTED_KINDS.find((one) => one === kind);
  if (postedKind === undefined) return null;
  const { validFrom: from, validUntil: until, text } = about;
  const posted = { kind: postedKind, text: text?.description ?? '', from, until: until ?? null };
  return <PostedActions {...of} organisation={about.source.name ?? null} posted={posted} />;
}
