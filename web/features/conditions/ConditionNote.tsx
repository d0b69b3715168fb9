import { Ban, CircleAlert, Info, Snowflake, TriangleAlert, Waves } from 'lucide-react';
import { lazy, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatAgo, formatDate, formatTime } from '#common/format.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type {
  ConditionNote_condition$data,
  ConditionNote_condition$key,
} from '#web/__generated__/ConditionNote_condition.graphql.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useSourceWords } from '#web/i18n/sourceWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { OutsideLink } from '#web/ui/layout/OutsideLink.tsx';
import type { TimedCondition } from './conditionOf.ts';
import { useClocks } from './useClocks.ts';
import styles from './ConditionNote.module.css';

const NoteExtras = lazy(async () => ({ default: (await import('./NoteExtras.tsx')).NoteExtras }));

const GLYPHS = {
  CLOSED: Ban,
  WARNING: TriangleAlert,
  LIMITED: CircleAlert,
  NOTICE: Info,
  ICE: Snowflake,
  WATER: Waves,
  GROOMED: Snowflake,
} as const;

const FRAGMENT = graphql`
  fragment ConditionNote_condition on Condition {
    confirmations
    author {
      id
      username
    }
    link
    source {
      key
      name
    }
    text(language: $language) {
      headline
      description
      language
    }
  }
`;

interface Props {
  /** GraphQL id. */
  readonly id: string;
  readonly timed: TimedCondition;
  readonly conditionKey: ConditionNote_condition$key;
  /** The place whose page shows it, and its name. */
  readonly place: AttractionId;
  readonly placeName: string;
}

/** What is the matter, until when, and who says so; with what a user may do about it, where it was written here. */
export function ConditionNote({ id, timed, conditionKey, place, placeName }: Props) {
  const condition = useFragment(FRAGMENT, conditionKey);
  const { text, source } = condition;
  const { kind, isOfficial } = timed;
  const textId = useId();
  const isWrittenHere = !isOfficial || source.key === 'manager';
  const Glyph = GLYPHS[kind];
  const said = text?.language === useLanguage() ? undefined : text?.language;
  const headline = text?.headline ?? '';
  const description = text?.description ?? '';
  // Reports say in their headlines what was seen, and headlines of water and ice name these.
  const isKindSaid = headline === '' || (isOfficial && kind !== 'WATER' && kind !== 'ICE');
  return (
    <li className={styles.note} data-kind={kind}>
      <Glyph size={24} aria-hidden="true" />
      <div className={styles.words}>
        <p id={textId} className={styles.headline}>
          {isKindSaid && <KindWords timed={timed} />}
          {isKindSaid && headline !== '' && ': '}
          <span lang={said}>{headline}</span>
        </p>
        {description !== '' && <p lang={said}>{description}</p>}
        <Provenance timed={timed} condition={condition} />
        {isWrittenHere && (
          <OwnPart of={place} room="nothing">
            <NoteExtras
              id={id}
              timed={timed}
              condition={condition}
              place={place}
              placeName={placeName}
              describedBy={textId}
            />
          </OwnPart>
        )}
      </div>
    </li>
  );
}

/** The kind in words; of a groomed track when that was, by which people decide whether to go. */
function KindWords({ timed: { kind, observedAt } }: Pick<Props, 'timed'>) {
  const language = useLanguage();
  const now = new Date(useClocks().server);
  if (kind !== 'GROOMED') return <FormattedMessage id={`condition.${kind}`} />;
  return (
    <FormattedMessage id="condition.groomedAgo" values={{ ago: formatAgo(new Date(observedAt), now, language) }} />
  );
}

interface ProvenanceProps {
  readonly timed: TimedCondition;
  readonly condition: Pick<ConditionNote_condition$data, 'author' | 'confirmations' | 'link' | 'source'>;
}

function Provenance({ timed: { isOfficial, observedAt, validUntil }, condition }: ProvenanceProps) {
  const { link, source } = condition;
  const { key, name } = source;
  const language = useLanguage();
  const { nameOf } = useSourceWords();
  const now = new Date(useClocks().server);
  const until = validUntil === null ? null : new Date(validUntil);
  return (
    <p className={styles.provenance}>
      {until === null ? (
        <FormattedMessage id="conditions.untilFurther" />
      ) : (
        <FormattedMessage id="conditions.until" values={{ date: formatDate(until), time: formatTime(until) }} />
      )}
      {' · '}
      {isOfficial ? name && `${nameOf({ key, name })} ` : <Seen {...condition} />}
      {formatAgo(new Date(observedAt), now, language)}
      {typeof link === 'string' && (
        <>
          {' · '}
          <OutsideLink href={link}>
            <FormattedMessage id="description.more" />
          </OutsideLink>
        </>
      )}
    </p>
  );
}

/** Who saw it, and how many have seen it since. */
function Seen({ author, confirmations }: Pick<ProvenanceProps['condition'], 'author' | 'confirmations'>) {
  return (
    <>
      <FormattedMessage id="conditions.seenByVisitor" />
      {author && (
        <>
          {': '}
          <bdi>{author.username}</bdi>
        </>
      )}
      {confirmations > 0 && (
        <>
          {', '}
          <FormattedMessage id="conditions.confirmations" values={{ count: confirmations }} />
        </>
      )}
      {' · '}
    </>
  );
}
