import { Ban, CircleAlert, Info, Snowflake, TriangleAlert, Waves } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatAgo, formatDate, formatTime } from '#common/format.ts';
import type { ConditionNote_condition$key } from '#web/__generated__/ConditionNote_condition.graphql.ts';
import { useSourceWords } from '#web/i18n/sourceWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { OutsideLink } from '#web/ui/layout/OutsideLink.tsx';
import { useClocks } from './useClocks.ts';
import styles from './ConditionNote.module.css';

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

/** What is the matter, until when, and who says so. */
export function ConditionNote({ conditionKey }: { conditionKey: ConditionNote_condition$key }) {
  const { kind, text, ...about } = useFragment(FRAGMENT, conditionKey);
  const Glyph = GLYPHS[kind];
  const said = text?.language === useLanguage() ? undefined : text?.language;
  const headline = text?.headline ?? '';
  const description = text?.description ?? '';
  return (
    <li className={styles.note} data-kind={kind}>
      <Glyph size={24} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.headline}>
          <FormattedMessage id={`condition.${kind}`} />
          {headline !== '' && <span lang={said}>: {headline}</span>}
        </p>
        {description !== '' && <p lang={said}>{description}</p>}
        <Provenance {...about} />
      </div>
    </li>
  );
}

interface ProvenanceProps {
  readonly isOfficial: boolean;
  readonly link: string | null | undefined;
  readonly observedAt: string;
  readonly validUntil: string | null | undefined;
  readonly source: { readonly key: string; readonly name: string | null | undefined };
}

function Provenance({ isOfficial, link, observedAt, validUntil, source: { key, name } }: ProvenanceProps) {
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
      {isOfficial ? name && `${nameOf({ key, name })} ` : <FormattedMessage id="conditions.seenByVisitor" />}
      {!isOfficial && ' '}
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
