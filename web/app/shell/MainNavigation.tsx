import { ChevronDown, ChevronUp, CircleHelp, Heart, List, Map, UserRound } from 'lucide-react';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { DRAWER_SWIPE_PX } from '#common/limits.ts';
import { formatPage } from '#common/urls/pageLocation.ts';
import { isViewTab, type Tab } from '#common/urls/tabs.ts';
import { readLocation, type ViewScreen } from '#common/urls/viewLocation.ts';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { LanguageSwitch } from '#web/features/language/LanguageSwitch.tsx';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { pathOf, stepTo } from '#web/navigation/viewLocation.ts';
import { FullScreenToggle } from './FullScreenToggle.tsx';
import { Logo } from './Logo.tsx';
import styles from './MainNavigation.module.css';
import tool from './Tool.module.css';

const TABS = ['map', 'place', 'favourites', 'home'] as const;
const GLYPHS = { map: Map, place: List, favourites: Heart, home: UserRound } as const satisfies Record<
  (typeof TABS)[number],
  unknown
>;

/** What map and places show when their tab is chosen: what the other one shows, or the list that showed last. */
function useView(): ViewScreen {
  const url = useLocation();
  const filter = useListToReturnTo();
  return readLocation(url)?.location.view ?? { screen: 'list', filter };
}

/** The toolbar; on a phone a drawer that a swipe or its notch opens and closes, open at first except over the map (SPEC §2). */
export function MainNavigation({ tab }: { tab: Tab | null }) {
  const intl = useIntl();
  const barId = useId();
  const isUser = useSpeaksToUser();
  const url = useLocation();
  const view = useView();
  const [open, setOpen] = useState(tab !== 'map');
  const touchedAt = useRef<number | null>(null);

  function onPointerUp(event: PointerEvent) {
    const moved = event.clientY - (touchedAt.current ?? event.clientY);
    touchedAt.current = null;
    if (Math.abs(moved) > DRAWER_SWIPE_PX) setOpen(moved > 0);
  }

  const help = intl.formatMessage({ id: 'nav.help' });
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
        <Link className={styles.logo} to="/" aria-current={tab === 'intro' ? 'page' : undefined}>
          <Logo size={36} />
          <span>Taival</span>
        </Link>
        <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'nav.label' })}>
          {TABS.map((one) => {
            const Glyph = GLYPHS[one];
            return (
              <Link
                key={one}
                className={styles.tab}
                {...stepTo(url, isViewTab(one) ? pathOf(one, view) : formatPage({ tab: one, language: null }))}
                aria-current={one === tab ? 'page' : undefined}
              >
                <Glyph size={22} aria-hidden="true" />
                <FormattedMessage id={one === 'home' && !isUser ? 'nav.login' : `nav.${one}`} />
              </Link>
            );
          })}
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <Link
            className={tool.tool}
            to="/v/help"
            aria-current={tab === 'help' ? 'page' : undefined}
            aria-label={help}
            title={help}
          >
            <CircleHelp size={22} aria-hidden="true" />
          </Link>
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
