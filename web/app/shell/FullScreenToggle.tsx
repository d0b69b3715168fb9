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

/**
 * Whether the button is shown: the browser allows full screen, and this is not the installed app, which fills the
 * screen already (SPEC §2).
 */
function isOffered(): boolean {
  return document.fullscreenEnabled && !isInstalled();
}

/**
 * Switches full screen on and off; in full screen there is also a back button, because that of the browser is hidden
 * (SPEC §2).
 */
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
