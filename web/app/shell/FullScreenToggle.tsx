import { ArrowLeft, Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { isInstalled } from '#web/navigation/installed.ts';
import tool from './Tool.module.css';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The browser lets pages fill the screen, and this is not the installed app, which fills it already (SPEC §2). */
function isOffered(): boolean {
  return document.fullscreenEnabled && !isInstalled();
}

/** Fills the screen and leaves it again; while it is filled, a back button takes the place of the browser's (SPEC §2). */
export function FullScreenToggle() {
  const intl = useIntl();
  const navigate = useNavigate();
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!isOffered()) return null;
  const Glyph = full ? Minimize : Maximize;
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  const label = intl.formatMessage({ id: full ? 'fullScreen.leave' : 'fullScreen.enter' });
  return (
    <>
      {full && (
        <button
          type="button"
          className={tool.tool}
          aria-label={intl.formatMessage({ id: 'nav.back' })}
          onClick={() => void navigate(-1)}
        >
          <ArrowLeft size={22} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={tool.tool}
        aria-label={label}
        title={label}
        onClick={() => void toggle().catch(() => undefined)}
      >
        <Glyph size={22} aria-hidden="true" />
      </button>
    </>
  );
}
