import { Ellipsis, Heart } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { type Kind, MORE_KINDS, PRIMARY_KINDS } from '#common/catalogue/kinds.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { KIND_LOOKS } from '#web/features/category/kindLooks.ts';
import { showFavouritesOnMap, useFavouritesOnMap } from '#web/features/favourites/favourites.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import styles from './KindSelector.module.css';

type ChipKind = keyof typeof KIND_LOOKS;

/** Chips behind the toggle: the rarer kinds and the toilets. */
const BEHIND_TOGGLE: readonly ChipKind[] = [...MORE_KINDS, 'wc'];

/**
 * Chips that choose what the list and the map show; the chosen one chosen again shows nothing of a kind. The toggle of the own favourites
 * shows those instead, until a kind is chosen (SPEC §4); it asks a visitor to log in.
 */
export function KindSelector({ tab, filter }: { tab: ViewTab; filter: ListFilter }) {
  const intl = useIntl();
  const chosen = filter.by === 'kind' ? filter.kind : null;
  const [toggled, setToggled] = useState(false);
  const chosenBehind = BEHIND_TOGGLE.some((kind) => kind === chosen);
  const open = toggled || chosenBehind;
  const promptId = useId();
  const [asking, setAsking] = useState(false);
  const isUser = useSpeaksToUser();
  const favouritesShown = useFavouritesOnMap();
  function choose() {
    setAsking(false);
    showFavouritesOnMap(false);
  }
  return (
    <>
      <nav className={styles.kinds} aria-label={intl.formatMessage({ id: 'kinds.label' })}>
        <ul className={styles.chips}>
          {[...PRIMARY_KINDS, ...(open ? BEHIND_TOGGLE : [])].map((kind) => (
            <li key={kind}>
              <KindChip kind={kind} tab={tab} chosen={kind === chosen && !favouritesShown} onChoose={choose} />
            </li>
          ))}
          {!chosenBehind && (
            <li>
              <button
                type="button"
                className={styles.chip}
                onFocus={bringIntoView}
                aria-expanded={open}
                onClick={() => setToggled(!open)}
              >
                <Ellipsis size={20} aria-hidden="true" />
                <FormattedMessage id={open ? 'kinds.less' : 'kinds.more'} />
              </button>
            </li>
          )}
          <li>
            <button
              type="button"
              className={styles.chip}
              onFocus={bringIntoView}
              onClick={() => (isUser ? showFavouritesOnMap(!favouritesShown) : setAsking(!asking))}
              {...(isUser
                ? { 'aria-pressed': favouritesShown }
                : { 'aria-expanded': asking, 'aria-controls': promptId })}
            >
              <Heart size={20} aria-hidden="true" />
              <FormattedMessage id="kinds.favourites" />
            </button>
          </li>
        </ul>
      </nav>
      <div id={promptId} className={styles.prompt} hidden={!asking}>
        {asking && !isUser && <LoginPrompt text="login.favourites" />}
      </div>
    </>
  );
}

/** Chromium leaves a chip that shows its edge at the end of the row where it is. */
function bringIntoView({ currentTarget }: FocusEvent) {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function KindChip({
  kind,
  tab,
  chosen,
  onChoose,
}: {
  kind: ChipKind;
  tab: ViewTab;
  chosen: boolean;
  onChoose: () => void;
}) {
  const next: Kind = chosen ? 'none' : kind;
  const chip = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (chosen) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <Link
      ref={chip}
      className={styles.chip}
      to={pathOf(tab, { screen: 'list', filter: { by: 'kind', kind: next } })}
      aria-current={chosen || undefined}
      onClick={onChoose}
      onFocus={bringIntoView}
    >
      <CategoryDisc {...KIND_LOOKS[kind]} size="small" />
      <FormattedMessage id={`kind.${kind}`} />
    </Link>
  );
}
