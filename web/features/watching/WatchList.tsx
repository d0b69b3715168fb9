import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { WatchListQuery } from '#web/__generated__/WatchListQuery.graphql.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { NoticesHere } from './NoticesHere.tsx';
import { stopWatching } from './watching.ts';
import { WatchMails } from './WatchMails.tsx';
import styles from './Watching.module.css';

/** The places that the user watches, each with the button that ends it, and how the user is notified. */
export function WatchList({ fetchKey }: { fetchKey: number }) {
  return (
    <OwnTexts>
      <Watches fetchKey={fetchKey} />
    </OwnTexts>
  );
}

function Watches({ fetchKey }: { fetchKey: number }) {
  const language = useLanguage();
  const { viewer } = useLazyLoadQuery<WatchListQuery>(
    watchListQuery,
    { language },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const [stopped, setStopped] = useState<ReadonlySet<AttractionId>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const rows = viewer?.watches.edges.map(({ node }) => node).filter(({ attractionId }) => !stopped.has(attractionId));
  if (rows === undefined) return null;
  const hasMails = viewer?.watchMails !== false;

  function onStopped(id: AttractionId) {
    setStopped((before) => new Set([...before, id]));
    // The button is removed while it has the focus.
    list.current?.focus();
  }

  return (
    <div ref={list} className={styles.list} tabIndex={-1}>
      {rows.length === 0 ? (
        <FormattedMessage id="watch.none" tagName="p" />
      ) : (
        <>
          <ul className={styles.list}>
            {rows.map(({ attractionId, name, attraction }) => (
              <WatchRow
                key={attractionId}
                id={attractionId}
                name={name}
                isGone={attraction === null}
                onStopped={() => onStopped(attractionId)}
              />
            ))}
          </ul>
          <NoticesHere hasMails={hasMails} mailsButton={<WatchMails isOn={hasMails} />} />
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly id: AttractionId;
  readonly name: string;
  /** The place has vanished from the sources, and no longer has a page. */
  readonly isGone: boolean;
  readonly onStopped: () => void;
}

function WatchRow({ id, name, isGone, onStopped }: RowProps) {
  const intl = useIntl();
  const { run } = useOneAtATime();
  const [fault, setFault] = useState<Fault | null>(null);

  async function stop(): Promise<void> {
    const wrong = await stopWatching(id);
    setFault(wrong);
    if (wrong === null) onStopped();
  }

  return (
    <li className={styles.place}>
      {isGone ? <bdi>{name}</bdi> : <Link to={pathOf('place', { screen: 'attraction', id })}>{name}</Link>}
      <OutlineButton
        aria-label={intl.formatMessage({ id: 'watch.stopNamed' }, { name })}
        onClick={() => void run(stop)}
      >
        <FormattedMessage id="watch.stop" />
      </OutlineButton>
      {fault && (
        <p role="alert">
          <FaultText fault={fault} />
        </p>
      )}
    </li>
  );
}

const watchListQuery = graphql`
  query WatchListQuery($language: Language!) {
    viewer {
      id
      watchMails
      watches {
        edges {
          node {
            attractionId
            name(language: $language)
            attraction {
              attractionId
            }
          }
        }
      }
    }
  }
`;
