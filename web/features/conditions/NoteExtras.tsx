import { POSTED_KINDS } from '#common/conditions/reportKinds.ts';
import { headlineIn } from '#common/conditions/reportWords.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { ConditionNote_condition$data } from '#web/__generated__/ConditionNote_condition.graphql.ts';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import type { TimedCondition } from './conditionOf.ts';
import { NotePhotos } from './reports/NotePhotos.tsx';
import { PostedActions } from './reports/PostedActions.tsx';
import { ReportActions } from './reports/ReportActions.tsx';

interface Props {
  /** GraphQL id. */
  readonly id: string;
  readonly timed: TimedCondition;
  readonly condition: Pick<ConditionNote_condition$data, 'author' | 'source' | 'text'>;
  /** The place whose page shows it, and its name. */
  readonly place: AttractionId;
  readonly placeName: string;
  /** Id of the element that describes it. */
  readonly describedBy: string;
}

/** Of a condition that a visitor or a manager wrote: the photos of a report, and what a user may do about it. */
export function NoteExtras(props: Props) {
  const { id, timed, condition, place } = props;
  const isUser = useSpeaksToUser();
  const language = useLanguage();
  const what = condition.text ? headlineIn(language, timed.code, condition.text).headline : '';
  return (
    <>
      {!timed.isOfficial && <NotePhotos id={id} place={place} what={what} />}
      {isUser && <Actions {...props} />}
    </>
  );
}

function Actions({ id, timed, condition, place, placeName, describedBy }: Props) {
  const { author, source, text } = condition;
  const { kind, isOfficial, validFrom, validUntil } = timed;
  const of = { id, place, describedBy };
  if (!isOfficial)
    return <ReportActions {...of} placeName={placeName} authorId={author?.id ?? null} validUntil={validUntil} />;
  const postedKind = POSTED_KINDS.find((one) => one === kind);
  if (postedKind === undefined) return null;
  const times = { from: isoOf(validFrom), until: validUntil === null ? null : isoOf(validUntil) };
  const posted = { kind: postedKind, text: text?.description ?? '', ...times };
  return <PostedActions {...of} organisation={source.name ?? null} posted={posted} />;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();
