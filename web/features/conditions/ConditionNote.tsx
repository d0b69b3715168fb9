import { Ban, CircleAlert, Info, Snowflake, TriangleAlert, Waves } from 'lucide-react';
import { lazy, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatAgo, formatDate, formatTime } from '#common/format.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { ConditionNote_condition$key } from '#web/__generated__/ConditionNote_condition.graphql.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { useSourceWords } from '#web/i18n/sourceWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { OutsideLink } from '#web/ui/layout/OutsideLink.tsx';
import { useClocks } from './useClocks.ts';
import styles from './ConditionNote.module.css';

const NoteActions = lazy(async () => ({ default: (await import('./reports/NoteActions.tsx')).NoteActions }));

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
    kind
    confirmations
    author {
      username
    }
    ...NoteActions_condition
    isOfficial
    link
    observedAt
    validUntil
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
  readonly conditionKey: ConditionNote_condition$key;
  /** The place whose page shows it. */
  readonly place: AttractionId;
}

/** What is the matter, until when, and who says so; with what a user may do about it, where it was written here. */
export function ConditionNote({ conditionKey, place }: Props) {
  const condition = useFragment(FRAGMENT, conditionKey);
  const { kind, text, ...about } = condition;
  const textId = useId();
  const isWrittenHere = !about.isOfficial || about.source.key === 'manager';
  const isUser = useSpeaksToUser();
  const Glyph = GLYPHS[kind];
  const said = text?.language === useLanguage() ? undefined : text?.language;
  const headline = text?.headline ?? '';
  const description = text?.description ?? '';
  return (
    <li className={styles.note} data-kind={kind}>
      <Glyph size={24} aria-hidden="true" />
      <div className={styles.words}>
        <p id={textId} className={styles.headline}>
          {/* A report says in its headline what was seen; visitors restrict and announce nothing. */}
          {(about.isOfficial || headline === '') && <FormattedMessage id={`condition.${kind}`} />}
          {about.isOfficial && headline !== '' && ': '}
          <span lang={said}>{headline}</span>
        </p>
        {description !== '' && <p lang={said}>{description}</p>}
        <Provenance {...about} />
        {isWrittenHere && isUser && (
          <OwnPart of={place} room="nothing">
            <NoteActions conditionKey={condition} place={place} describedBy={textId} />
          </OwnPart>
        )}
      </div>
    </li>
  );
}

interface ProvenanceProps {
  readonly isOfficial: boolean;
  readonly author: { readonly username: string } | null | undefined;
  readonly confirmations: number;
  readonly link: string | null | undefined;
  readonly observedAt: string;
  readonly validUntil: string | null | undefined;
  readonly source: { readonly key: string; readonly name: string | null | undefined };
}

function Provenance({ isOfficial, link, observedAt, validUntil, source: { key, name }, ...seen }: ProvenanceProps) {
  const language = useLanguage();
  const { nameOf } = useSourceWords();
  const now = new Date(useClocks().server);
  const until = typeof validUntil === 'string' ? new Date(validUntil) : null;
  return (
    <p className={styles.provenance}>
      {until === null ? (
        <FormattedMessage id="conditions.untilFurther" />
      ) : (
        <FormattedMessage id="conditions.until" values={{ date: formatDate(until), time: formatTime(until) }} />
      )}
      {' · '}
      {isOfficial ? name && `${nameOf({ key, name })} ` : <Seen {...seen} />}
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
function Seen({ author, confirmations }: Pick<ProvenanceProps, 'author' | 'confirmations'>) {
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
