import { FormattedMessage } from 'react-intl';
import { formatAgo, formatDate, formatTime } from '#common/format.ts';
import type { ConditionNote_condition$data } from '#web/__generated__/ConditionNote_condition.graphql.ts';
import { useSourceWords } from '#web/i18n/sourceWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { OutsideLink } from '#web/ui/layout/OutsideLink.tsx';
import type { TimedCondition } from './conditionOf.ts';
import { useClocks } from './useClocks.ts';
import styles from './ConditionNote.module.css';

interface Props {
  readonly timed: TimedCondition;
  readonly condition: Pick<ConditionNote_condition$data, 'author' | 'confirmations' | 'link' | 'source'>;
}

/** Until when it counts, who says so, since when, and where more is said. */
export function ConditionProvenance({ timed: { isOfficial, observedAt, validUntil }, condition }: Props) {
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
      {isOfficial ? name && `${nameOf({ key, name })} · ` : <Seen {...condition} />}
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

/** The reporter of a condition, and how many users have confirmed it. */
function Seen({ author, confirmations }: Pick<Props['condition'], 'author' | 'confirmations'>) {
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
