import { Locate, LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Position } from '#common/geo/bounds.ts';
import { locationPermission } from '#web/map/location/permission.ts';
import { mayAsk, storeRefusal } from '#web/map/location/refusal.ts';
import { useTracking, visitorLocator } from '#web/map/location/visitorLocation.ts';
import { MapButton } from './MapButton.tsx';
import styles from './LocationButton.module.css';

interface Props {
  readonly onGo: (position: Position) => void;
  /** Hides the question while the visitor looks at something else. */
  readonly quiet?: boolean;
}

/**
 * Moves the map to the visitor's position. Beside it the visitor is asked for the position, unless that was answered
 * before (SPEC §9).
 */
export function LocationButton({ onGo, quiet = false }: Props) {
  const intl = useIntl();
  const { status } = useTracking();
  const [asking, setAsking] = useQuestion();
  const button = useRef<HTMLButtonElement>(null);
  const locator = visitorLocator;
  if (locator === null) return null;
  // The focus moves here before the question disappears with the button that had it.
  const answered = () => {
    button.current?.focus({ preventScroll: true });
    setAsking(false);
  };
  const locate = () => {
    answered();
    locator.jump(onGo);
  };
  const refuse = () => {
    storeRefusal(Date.now());
    answered();
  };
  return (
    <div className={styles.root}>
      <MapButton
        ref={button}
        icon={status === 'tracking' ? LocateFixed : Locate}
        label={intl.formatMessage({ id: status === 'pending' ? 'location.pending' : 'location.label' })}
        data-status={status}
        onClick={locate}
      />
      {asking && !quiet && status === 'no' && <Question onYes={locate} onNo={refuse} />}
    </div>
  );
}

/** Whether to ask the visitor for the position; one who has allowed it before is followed at once. */
function useQuestion(): [boolean, (asking: boolean) => void] {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    let left = false;
    void locationPermission().then((state) => {
      if (left) return;
      if (state === 'granted') visitorLocator?.watch();
      if (state === 'prompt') setAsking(mayAsk(Date.now()));
    });
    return () => {
      left = true;
      visitorLocator?.cancelJump();
    };
  }, []);
  return [asking, setAsking];
}

function Question({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  const intl = useIntl();
  return (
    <section className={styles.question} data-question aria-label={intl.formatMessage({ id: 'location.label' })}>
      <p>
        <FormattedMessage id="location.question" />
      </p>
      <div className={styles.answers}>
        <button type="button" className={styles.yes} onClick={onYes}>
          <FormattedMessage id="location.yes" />
        </button>
        <button type="button" className={styles.no} onClick={onNo}>
          <FormattedMessage id="location.no" />
        </button>
      </div>
    </section>
  );
}
