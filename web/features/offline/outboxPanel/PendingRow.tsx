import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import { DEFAULT_FILTER } from '#common/urls/viewLocation.ts';
import type { Entry } from '#web/features/offline/outbox/entries.ts';
import { discard } from '#web/features/offline/outbox/outbox.ts';
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
  const intl = useIntl();
  const { id, deed, placeName, problem } = entry;
  const text = 'text' in deed ? deed.text : '';
  const what = intl.formatMessage({ id: `outbox.kind.${deed.kind}` });
  return (
    <li className={styles.row} data-kind={deed.kind}>
      {deed.kind === 'photo' && <PendingPicture file={deed.file} />}
      <div className={styles.about}>
        <p>
          <strong>{what}</strong>
          {!isAtPlace && deed.kind !== 'ownPlace' && (
            <>
              {' · '}
              <Link to={pathOf('place', { screen: 'attraction', id: deed.place })}>
                {placeName === '' ? deed.place : placeName}
              </Link>
            </>
          )}
        </p>
        {deed.kind === 'favourite' && (
          <FormattedMessage id={deed.type === null ? 'outbox.removed' : `favourite.${deed.type}`} tagName="p" />
        )}
        {deed.kind === 'note' && deed.text === '' && <FormattedMessage id="outbox.noteRemoved" tagName="p" />}
        {deed.kind === 'ownPlace' && (
          <p>
            <Link to={pathOf('place', { screen: 'point', position: deed.position, filter: DEFAULT_FILTER })}>
              {deed.name === '' ? formatCoordinates(deed.position) : deed.name}
            </Link>
          </p>
        )}
        {deed.kind === 'photo' && <p>{deed.chosen.name}</p>}
        {text !== '' && problem?.is !== 'conflict' && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        <StatusLine problem={problem} withWay={false} />
        {problem?.is === 'conflict' && deed.kind === 'note' ? (
          <Conflict entry={entry} mine={deed.text} present={problem.present} onGone={onGone} />
        ) : (
          <div className={styles.ways}>
            <OutlineButton
              aria-label={intl.formatMessage(
                { id: 'outbox.discardNamed' },
                { what: [what, placeName].filter((part) => part !== '').join(', ') },
              )}
              onClick={() => {
                onGone();
                void discard(id);
              }}
            >
              <FormattedMessage id="outbox.discard" />
            </OutlineButton>
          </div>
        )}
      </div>
    </li>
  );
}
