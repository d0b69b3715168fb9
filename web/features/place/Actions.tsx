import { Heart, MapPinPlus, Navigation } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Position } from '#common/geo/bounds.ts';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { directionsUrl } from '#web/features/detail/externalLinks.ts';
import { wasPlaced } from '#web/navigation/placed.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { useIntoView } from '#web/ui/layout/useIntoView.ts';
import { DownloadAction } from './DownloadAction.tsx';
import { ShareAction } from './ShareAction.tsx';
import styles from '#web/features/detail/Actions.module.css';

const NewOwnPlace = lazy(async () => ({
  default: (await import('#web/features/ownPlaces/NewOwnPlace.tsx')).NewOwnPlace,
}));

/**
 * Equal buttons for what one can do with a place or a point: go there, keep it, share it, take it along. Keeping it as a favourite or as a
 * place of one's own asks who is not logged in to do so (SPEC §6). A user who set the point on the map is asked for its name at once.
 */
export function Actions({ title, position, view }: { title: string; position: Position; view: ViewScreen }) {
  const promptId = useId();
  const prompt = useRef<HTMLDivElement>(null);
  const isUser = useSpeaksToUser();
  const placed = wasPlaced(useLocation().state);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const asking = pressed ?? (isUser && placed);
  useIntoView(prompt, asking);
  const place = view.screen === 'attraction' ? view.id : null;
  const Keep = place === null ? MapPinPlus : Heart;
  return (
    <div className={styles.root}>
      <ul className={styles.actions} data-files={place !== null}>
        <li>
          <a className={styles.action} href={directionsUrl(position)} target="_blank" rel="noopener noreferrer">
            <Navigation size={22} aria-hidden="true" />
            <FormattedMessage id="actions.directions" />
          </a>
        </li>
        {(place === null || !isUser) && (
          <li>
            <button
              type="button"
              className={styles.action}
              aria-expanded={asking}
              aria-controls={promptId}
              onClick={() => setPressed(!asking)}
            >
              <Keep size={22} aria-hidden="true" />
              <FormattedMessage id={place === null ? 'actions.addPlace' : 'actions.favourite'} />
            </button>
          </li>
        )}
        <li>
          <ShareAction title={title} />
        </li>
        {place !== null && (
          <li>
            <DownloadAction id={place} title={title} />
          </li>
        )}
      </ul>
      <div ref={prompt} id={promptId} hidden={!asking}>
        {asking && !isUser && <LoginPrompt text={place === null ? 'login.ownPlace' : 'login.favourite'} />}
        {asking && isUser && place === null && (
          <ContentBoundary resetKey={title} onRetry={() => window.location.reload()}>
            <Suspense fallback={null}>
              <NewOwnPlace position={position} />
            </Suspense>
          </ContentBoundary>
        )}
      </div>
    </div>
  );
}
