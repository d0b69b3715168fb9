import { FormattedMessage } from 'react-intl';
import { isKindSaid } from '#common/conditions/order.ts';
import { headlineIn } from '#common/conditions/reportWords.ts';
import { formatAgo } from '#common/format.ts';
import type { Language } from '#common/languages.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import type { TimedCondition } from './conditionOf.ts';
import { useClocks } from './useClocks.ts';

interface Props {
  readonly timed: TimedCondition;
  readonly text: { readonly headline: string; readonly language: Language } | null;
}

/** A condition in one line: its kind, unless the headline says it, and its headline. */
export function ConditionHeadline({ timed, text }: Props) {
  const language = useLanguage();
  const { headline, language: written } = text ? headlineIn(language, timed.code, text) : { headline: '', language };
  const saysKind = isKindSaid(timed, headline);
  return (
    <>
      {saysKind && <KindWords timed={timed} />}
      {saysKind && headline !== '' && ': '}
      <span lang={written === language ? undefined : written}>{headline}</span>
    </>
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
