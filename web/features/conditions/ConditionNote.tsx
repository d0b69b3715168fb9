import { lazy, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { ConditionNote_condition$key } from '#web/__generated__/ConditionNote_condition.graphql.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { CONDITION_GLYPHS } from './conditionGlyphs.ts';
import { ConditionHeadline } from './ConditionHeadline.tsx';
import type { TimedCondition } from './conditionOf.ts';
import { ConditionProvenance } from './ConditionProvenance.tsx';
import styles from './ConditionNote.module.css';

const NoteExtras = lazy(async () => ({ default: (await import('./NoteExtras.tsx')).NoteExtras }));

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

/** A condition, its end and its source; with the actions of a user, where it was reported here. */
export function ConditionNote({ id, timed, conditionKey, place, placeName }: Props) {
  const condition = useFragment(FRAGMENT, conditionKey);
  const { text, source } = condition;
  const { kind, isOfficial } = timed;
  const textId = useId();
  const isWrittenHere = !isOfficial || source.key === 'manager';
  const Glyph = CONDITION_GLYPHS[kind];
  const said = text?.language === useLanguage() ? undefined : text?.language;
  const description = text?.description ?? '';
  return (
    <li className={styles.note} data-kind={kind}>
      <Glyph size={24} aria-hidden="true" />
      <div className={styles.words}>
        <p id={textId} className={styles.headline}>
          <ConditionHeadline timed={timed} text={text ?? null} />
        </p>
        {description !== '' && <p lang={said}>{description}</p>}
        <ConditionProvenance timed={timed} condition={condition} />
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
