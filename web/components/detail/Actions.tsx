import { Heart, MapPinPlus, Navigation } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Position } from '#common/bounds.ts';
import type { ViewScreen } from '#common/viewLocation.ts';
import { LoginPrompt } from '#web/components/account/LoginPrompt.tsx';
import { directionsUrl } from './externalLinks.ts';
import { DownloadAction } from './DownloadAction.tsx';
import { ShareAction } from './ShareAction.tsx';
import { useIntoView } from './useIntoView.ts';
import styles from './Actions.module.css';

/**
 * Equal buttons for what one can do with a place or a point: go there, keep it, share it, take it along. Keeping it as a favourite or as a
 * place of one's own asks a visitor to log in (SPEC §6).
 */
export function Actions({ title, position, view }: { title: string; position: Position; view: ViewScreen }) {
  const promptId = useId();
  const [asking, setAsking] = useState(false);
  const prompt = useIntoView<HTMLDivElement>(asking);
  const place = view.screen === 'attraction' ? view.id : null;
  const keep = (label: ReactNode) => (
    <button type="button" className={styles.action} aria-expanded={asking} aria-controls={promptId} onClick={() => setAsking(!asking)}>
      {label}
    </button>
  );
  return (
    <div className={styles.root}>
      <ul className={styles.actions} data-files={place !== null}>
        <li>
          <a className={styles.action} href={directionsUrl(position)} target="_blank" rel="noopener noreferrer">
            <Navigation size={22} aria-hidden="true" />
            <FormattedMessage id="actions.directions" />
          </a>
        </li>
        <li>
          {place === null
            ? keep(
                <>
                  <MapPinPlus size={22} aria-hidden="true" />
                  <FormattedMessage id="actions.addPlace" />
                </>,
              )
            : keep(
                <>
                  <Heart size={22} aria-hidden="true" />
                  <FormattedMessage id="actions.favourite" />
                </>,
              )}
        </li>
        <li>
          <ShareAction title={title} />
        </li>
        {place !== null && (
          <li>
            <DownloadAction id={place} />
          </li>
        )}
      </ul>
      <div ref={prompt} id={promptId} className={styles.prompt} hidden={!asking}>
        {asking && <LoginPrompt text={place === null ? 'login.ownPlace' : 'login.favourite'} />}
      </div>
    </div>
  );
}
