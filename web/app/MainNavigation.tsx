import { ChevronDown, ChevronUp, List, Map } from 'lucide-react';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { DRAWER_SWIPE_PX } from '#common/limits.ts';
import { VIEW_TABS, type ViewTab } from '#common/viewLocation.ts';
import { pathOf, useViewLocation } from '#web/state/viewLocation.ts';
import { FullScreenToggle } from './FullScreenToggle.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import styles from './MainNavigation.module.css';

const GLYPHS = { map: Map, place: List } as const;

/** The toolbar; on a phone a drawer that a swipe or its notch opens and closes, open at first except over the map (SPEC §2). */
export function MainNavigation({ tab }: { tab: ViewTab }) {
  const intl = useIntl();
  const barId = useId();
  const { view } = useViewLocation();
  const [open, setOpen] = useState(tab !== 'map');
  const touchedAt = useRef<number | null>(null);

  function onPointerUp(event: PointerEvent) {
    const moved = event.clientY - (touchedAt.current ?? event.clientY);
    touchedAt.current = null;
    if (Math.abs(moved) > DRAWER_SWIPE_PX) setOpen(moved > 0);
  }

  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <header
      className={styles.header}
      data-open={open}
      onPointerDown={(event) => {
        touchedAt.current = event.clientY;
      }}
      onPointerUp={onPointerUp}
    >
      <div id={barId} className={styles.bar}>
        <Link className={styles.logo} to="/">
          <Logo size={36} />
          Taival
        </Link>
        <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'nav.label' })}>
          {VIEW_TABS.map((one) => {
            const Glyph = GLYPHS[one];
            return (
              <Link key={one} className={styles.tab} to={pathOf(one, view)} aria-current={one === tab ? 'page' : undefined}>
                <Glyph size={22} aria-hidden="true" />
                <FormattedMessage id={`nav.${one}`} />
              </Link>
            );
          })}
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <FullScreenToggle />
        </div>
      </div>
      <button
        type="button"
        className={styles.notch}
        aria-expanded={open}
        aria-controls={barId}
        aria-label={intl.formatMessage({ id: open ? 'nav.closeDrawer' : 'nav.openDrawer' })}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.notchShape}>
          {!open && <Logo size={22} />}
          <Chevron size={20} aria-hidden="true" />
        </span>
      </button>
    </header>
  );
}
