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
import { useFirstShowing } from './useFirstShowing.ts';
import styles from './MainNavigation.module.css';
import tool from './Tool.module.css';

const TABS = ['map', 'place', 'favourites', 'home'] as const;
const GLYPHS = { map: Map, place: List, favourites: Heart, home: UserRound } as const satisfies Record<
  (typeof TABS)[number],
  unknown
>;

/**
 * The screen to which the tabs of map and places lead: the screen that is open on one of them now, or else the list
 * that was shown last.
 */
function useView(): ViewScreen {
  const url = useLocation();
  const filter = useListToReturnTo();
  return readLocation(url)?.location.view ?? { screen: 'list', filter };
}

/**
 * The toolbar; on a phone a drawer that a swipe or its notch opens and closes, open at first except over the map (SPEC
 * §2).
 */
export function MainNavigation({ tab }: { tab: Tab | null }) {
  const barId = useId();
  const [open, setOpen] = useState(tab !== 'map');
  useFirstShowing(open, setOpen);
  const touchedAt = useRef<number | null>(null);

  function onPointerUp(event: PointerEvent) {
    const moved = event.clientY - (touchedAt.current ?? event.clientY);
    touchedAt.current = null;
    if (Math.abs(moved) > DRAWER_SWIPE_PX) setOpen(moved > 0);
  }

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
        <Tabs tab={tab} />
        <Tools tab={tab} />
      </div>
      <Notch tab={tab} open={open} controls={barId} onPress={() => setOpen(!open)} />
    </header>
  );
}

function Tabs({ tab }: { tab: Tab | null }) {
  const intl = useIntl();
  const isUser = useSpeaksToUser();
  const url = useLocation();
  const view = useView();
  return (
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
  );
}

function Tools({ tab }: { tab: Tab | null }) {
  const help = useIntl().formatMessage({ id: 'nav.help' });
  return (
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
  );
}

interface NotchProps {
  readonly tab: Tab | null;
  readonly open: boolean;
  readonly controls: string;
  readonly onPress: () => void;
}

/** The button at the lower edge of a phone's drawer that opens and closes it; closed it says where one is. */
function Notch({ tab, open, controls, onPress }: NotchProps) {
  const intl = useIntl();
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      className={styles.notch}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={intl.formatMessage({ id: open ? 'nav.closeDrawer' : 'nav.openDrawer' })}
      onClick={onPress}
    >
      <span className={styles.notchShape}>
        {!open && (
          <>
            <Logo size={22} />
            <FormattedMessage id="nav.menu" />
            {tab && isViewTab(tab) && (
              <small>
                <FormattedMessage id={`nav.${tab}`} />
              </small>
            )}
          </>
        )}
        <Chevron size={20} aria-hidden="true" />
      </span>
    </button>
  );
}
