import { Flame, FlameKindling } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { FireVerdict } from '#common/conditions/fire.ts';
import { FIRE_RULES } from '#common/conditions/fireWords.ts';
import { formatAgo } from '#common/format.ts';
import type { FireNow_fire$key } from '#web/__generated__/FireNow_fire.graphql.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useClocks } from './useClocks.ts';
import { useFireVerdict } from './useFireVerdict.ts';
import styles from './FireNow.module.css';

/** May a fire be lit here now? The answer, its rule, and of when the warnings are. */
export function FireNow({ fireKey }: { fireKey: FireNow_fire$key }) {
  const fire = useFragment(
    graphql`
      fragment FireNow_fire on Fire {
        ...useFireVerdict_fire
      }
    `,
    fireKey,
  );
  const verdict = useFireVerdict(fire);
  return verdict === null ? null : <Verdict {...verdict} />;
}

function Verdict({ answer, reason, answeredAt }: FireVerdict) {
  const language = useLanguage();
  const now = useClocks().server;
  const Glyph = answer === 'YES' ? Flame : FlameKindling;
  return (
    <div className={styles.verdict} data-answer={answer}>
      <Glyph size={28} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.question}>
          <FormattedMessage id="fire.title" />
        </h2>
        <p className={styles.answer}>
          <FormattedMessage id={`fire.${answer}`} />
        </p>
        <p>{FIRE_RULES[reason][language]}</p>
        <p className={styles.source}>
          {answeredAt === null ? (
            <FormattedMessage id="fire.noWarnings" />
          ) : (
            <FormattedMessage
              id="fire.warningsOf"
              values={{ ago: formatAgo(new Date(answeredAt), new Date(now), language) }}
            />
          )}
        </p>
      </div>
    </div>
  );
}
