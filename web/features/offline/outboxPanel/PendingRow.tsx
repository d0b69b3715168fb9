import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { REPORT_WORDS } from '#common/conditions/reportWords.ts';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import { DEFAULT_FILTER } from '#common/urls/viewLocation.ts';
import type { DeedOf, Entry } from '#web/features/offline/outbox/entries.ts';
import { discard } from '#web/features/offline/outbox/outbox.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { Conflict } from './Conflict.tsx';
import { PendingPicture } from './PendingPicture.tsx';
import { StatusLine } from './PendingStatus.tsx';
import styles from './PendingRow.module.css';

interface Props {
  readonly entry: Entry;
  /** The page shows the entry's place already. */
  readonly isAtPlace?: boolean;
  readonly onGone: () => void;
}

/** A pending entry in full, with what can be done about it. */
export function PendingRow({ entry, isAtPlace = false, onGone }: Props) {
  const { deed, problem } = entry;
  return (
    <li className={styles.row} data-kind={deed.kind}>
      {deed.kind === 'photo' && <PendingPicture file={deed.file} />}
      {deed.kind === 'condition' && deed.photo && <PendingPicture file={deed.photo.file} />}
      <div className={styles.about}>
        <PendingTitle entry={entry} isAtPlace={isAtPlace} />
        <PendingContent entry={entry} />
        <StatusLine problem={problem} withWay={false} />
        {problem?.is === 'conflict' && deed.kind === 'note' ? (
          <Conflict entry={entry} mine={deed.text} present={problem.present} onGone={onGone} />
        ) : (
          <DiscardButton entry={entry} onGone={onGone} />
        )}
      </div>
    </li>
  );
}

/** The kind of the deed, with a link to its place. */
function PendingTitle({ entry: { deed, placeName }, isAtPlace }: { entry: Entry; isAtPlace: boolean }) {
  return (
    <p>
      <strong>
        <FormattedMessage id={`outbox.kind.${deed.kind}`} />
      </strong>
      {!isAtPlace && deed.kind !== 'ownPlace' && (
        <>
          {' · '}
          <Link to={pathOf('place', { screen: 'attraction', id: deed.place })}>
            {placeName === '' ? deed.place : placeName}
          </Link>
        </>
      )}
    </p>
  );
}

/** The content of a pending entry; the text of a conflict is shown beside the server's instead. */
function PendingContent({ entry: { deed, problem } }: { entry: Entry }) {
  switch (deed.kind) {
    case 'favourite':
      return <FormattedMessage id={deed.type === null ? 'outbox.removed' : `favourite.${deed.type}`} tagName="p" />;
    case 'ownPlace':
      return (
        <p>
          <Link to={pathOf('place', { screen: 'point', position: deed.position, filter: DEFAULT_FILTER })}>
            {deed.name === '' ? formatCoordinates(deed.position) : deed.name}
          </Link>
        </p>
      );
    case 'condition':
      return <PendingReport deed={deed} />;
    case 'judgeCondition':
      return <FormattedMessage id={deed.isOver ? 'conditionReport.over' : 'conditionReport.confirm'} tagName="p" />;
    case 'photo':
      return <p>{deed.chosen.name}</p>;
    case 'note':
    case 'comment':
      if (deed.text === '') return deed.kind === 'note' && <FormattedMessage id="outbox.noteRemoved" tagName="p" />;
      return (
        problem?.is !== 'conflict' && (
          <p className={styles.text} dir="auto">
            {deed.text}
          </p>
        )
      );
  }
}

function PendingReport({ deed: { report, text } }: { deed: DeedOf<'condition'> }) {
  const language = useLanguage();
  return (
    <p className={styles.text} dir="auto">
      {[REPORT_WORDS[report][language], text].filter((part) => part !== '').join(': ')}
    </p>
  );
}

function DiscardButton({ entry: { id, deed, placeName }, onGone }: Pick<Props, 'entry' | 'onGone'>) {
  const intl = useIntl();
  const kind = intl.formatMessage({ id: `outbox.kind.${deed.kind}` });
  const what = [kind, placeName].filter((part) => part !== '').join(', ');
  return (
    <div className={styles.ways}>
      <OutlineButton
        aria-label={intl.formatMessage({ id: 'outbox.discardNamed' }, { what })}
        onClick={() => {
          onGone();
          void discard(id);
        }}
      >
        <FormattedMessage id="outbox.discard" />
      </OutlineButton>
    </div>
  );
}
