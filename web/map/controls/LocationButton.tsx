import { Locate, LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Position } from '#common/geo/bounds.ts';
import { locationPermission } from '#web/map/location/permission.ts';
import { mayAsk, rememberRefusal } from '#web/map/location/refusal.ts';
import { useTracking, visitorLocator } from '#web/map/location/visitorLocation.ts';
import { MapButton } from './MapButton.tsx';
import styles from './LocationButton.module.css';

interface Props {
  readonly onGo: (position: Position) => void;
  /** The question waits: the visitor looks at something else. */
  readonly quiet?: boolean;
}

/** Goes to where the visitor is. Beside it stands the question whether we may look, unless it was answered (SPEC §9). */
export function LocationButton({ onGo, quiet = false }: Props) {
  const intl = useIntl();
  const { status } = useTracking();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let left = false;
    void locationPermission().then((state) => {
      if (left) return;
      if (state === 'granted') visitorLocator?.watch();
      if (state === 'prompt') setAsking(mayAsk(Date.now()));
    });
    return () => {
      left = true;
      visitorLocator?.forgetJump();
    };
  }, []);
  const locator = visitorLocator;
  if (locator === null) return null;
  // The question goes, and with it the button that had the focus.
  const answered = () => {
    button.current?.focus({ preventScroll: true });
    setAsking(false);
  };
  const locate = () => {
    answered();
    locator.jump(onGo);
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
      {asking && !quiet && status === 'no' && (
        <section className={styles.question} aria-label={intl.formatMessage({ id: 'location.label' })}>
          <p>
            <FormattedMessage id="location.question" />
          </p>
          <div className={styles.answers}>
            <button type="button" className={styles.yes} onClick={locate}>
              <FormattedMessage id="location.yes" />
            </button>
            <button
              type="button"
              className={styles.no}
              onClick={() => {
                rememberRefusal(Date.now());
                answered();
              }}
            >
              <FormattedMessage id="location.no" />
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
