import { MapPinPlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Position } from '#common/geo/bounds.ts';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { DirectionsAction } from '#web/features/detail/DirectionsAction.tsx';
import type { MessageId } from '#web/i18n/messages.ts';
import { wasPlaced } from '#web/navigation/placed.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { useScrollIntoView } from '#web/ui/layout/useScrollIntoView.ts';
import { DownloadAction } from './DownloadAction.tsx';
import { ShareAction } from './ShareAction.tsx';
import styles from '#web/features/detail/Actions.module.css';

const NewOwnPlace = lazy(async () => ({
  default: (await import('#web/features/ownPlaces/NewOwnPlace.tsx')).NewOwnPlace,
}));

interface Props {
  readonly title: string;
  readonly position: Position;
  readonly view: ViewScreen;
  /** The button that makes a place a favourite; null for a point. */
  readonly heart?: ReactNode;
}

/**
 * The row of buttons for a place or a point: directions, favourite or own place, share, download. A visitor who wants
 * an own place is asked to log in (SPEC §6). A user who has just set the point on the map is asked for its name at
 * once.
 */
export function Actions({ title, position, view, heart = null }: Props) {
  const promptId = useId();
  const prompt = useRef<HTMLDivElement>(null);
  const isUser = useSpeaksToUser();
  const placed = wasPlaced(useLocation().state);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const asking = pressed ?? (isUser && placed);
  useScrollIntoView(prompt, asking);
  const place = view.screen === 'attraction' ? view.id : null;
  const toggle = { expanded: asking, controls: promptId, onPress: () => setPressed(!asking) };
  return (
    <div className={styles.root}>
      <ul className={styles.actions} data-files={place !== null}>
        <li>
          <DirectionsAction name={title} position={position} />
        </li>
        {place === null && (
          <Toggle {...toggle} glyph={<MapPinPlus size={22} aria-hidden="true" />} text="actions.addPlace" />
        )}
        {heart !== null && <li>{heart}</li>}
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
        {asking && !isUser && <LoginPrompt text="login.ownPlace" />}
        {asking && isUser && <NamePrompt title={title} position={position} />}
      </div>
    </div>
  );
}

interface ToggleProps {
  readonly expanded: boolean;
  /** Element id of the prompt that the button shows and hides. */
  readonly controls: string;
  readonly onPress: () => void;
  readonly glyph: ReactNode;
  readonly text: MessageId;
}

function Toggle({ expanded, controls, onPress, glyph, text }: ToggleProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.action}
        aria-expanded={expanded}
        aria-controls={controls}
        onClick={onPress}
      >
        {glyph}
        <FormattedMessage id={text} />
      </button>
    </li>
  );
}

function NamePrompt({ title, position }: { title: string; position: Position }) {
  return (
    <ContentBoundary resetKey={title} onRetry={() => window.location.reload()}>
      <Suspense fallback={null}>
        <NewOwnPlace position={position} />
      </Suspense>
    </ContentBoundary>
  );
}
