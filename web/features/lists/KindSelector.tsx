import { Ellipsis, Heart, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { type Kind, MORE_KINDS, PRIMARY_KINDS } from '#common/catalogue/kinds.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { KIND_LOOKS } from '#web/features/category/kindLooks.ts';
import { showFavouritesOnMap, useFavouritesOnMap, useHasFavourites } from '#web/features/favourites/favourites.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import styles from './KindSelector.module.css';

type ChipKind = keyof typeof KIND_LOOKS;

/**
 * Chips that choose the kind that list and map show; a second press on the chosen chip chooses no kind. A toggle shows
 * the rarer kinds, of which the chosen one shows in any case; the toilets stand apart (SPEC §2). The last chip
 * shows the user's favourites on the map instead, until a kind is chosen (SPEC §4); a visitor without any is asked to
 * log in.
 */
export function KindSelector({ tab, filter }: { tab: ViewTab; filter: ListFilter }) {
  const intl = useIntl();
  const chosen = filter.by === 'kind' ? filter.kind : null;
  const [toggled, setToggled] = useState(false);
  const shownBehind = MORE_KINDS.filter((kind) => toggled || kind === chosen);
  const promptId = useId();
  const [asking, setAsking] = useState(false);
  const canShow = useHasFavourites();
  const favouritesShown = useFavouritesOnMap();
  function choose() {
    setAsking(false);
    showFavouritesOnMap(false);
  }
  const chip = (kind: ChipKind) => (
    <li key={kind}>
      <KindChip kind={kind} tab={tab} chosen={kind === chosen && !favouritesShown} onChoose={choose} />
    </li>
  );
  return (
    <>
      <nav className={styles.kinds} aria-label={intl.formatMessage({ id: 'kinds.label' })}>
        <ul className={styles.chips} data-open={toggled}>
          {[...PRIMARY_KINDS, ...shownBehind].map(chip)}
          <ButtonChip glyph={Ellipsis} aria-expanded={toggled} onClick={() => setToggled(!toggled)}>
            <FormattedMessage id={toggled ? 'kinds.less' : 'kinds.more'} />
          </ButtonChip>
          {chip('wc')}
          <FavouritesChip canShow={canShow} asking={asking} promptId={promptId} onAsk={() => setAsking(!asking)} />
        </ul>
      </nav>
      <div id={promptId} className={styles.prompt} hidden={!asking}>
        {asking && !canShow && <LoginPrompt text="login.noFavourites" />}
      </div>
    </>
  );
}

/** Scrolls a focused chip fully into the row; Chromium does not scroll to a chip that is already visible in part. */
function bringIntoView({ currentTarget }: FocusEvent) {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface FavouritesChipProps {
  readonly canShow: boolean;
  /** The login prompt is shown. */
  readonly asking: boolean;
  readonly promptId: string;
  readonly onAsk: () => void;
}

/** Shows the user's favourites on the map; for a visitor without any it opens the login prompt. */
function FavouritesChip({ canShow, asking, promptId, onAsk }: FavouritesChipProps) {
  const shown = useFavouritesOnMap();
  const state = canShow ? { 'aria-pressed': shown } : { 'aria-expanded': asking, 'aria-controls': promptId };
  return (
    <ButtonChip glyph={Heart} {...state} onClick={() => (canShow ? showFavouritesOnMap(!shown) : onAsk())}>
      <FormattedMessage id="kinds.favourites" />
    </ButtonChip>
  );
}

interface ButtonChipProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'onFocus'> {
  readonly glyph: LucideIcon;
}

function ButtonChip({ glyph: Glyph, children, ...button }: ButtonChipProps) {
  return (
    <li>
      <button {...button} type="button" className={styles.chip} onFocus={bringIntoView}>
        <Glyph size={20} aria-hidden="true" />
        {children}
      </button>
    </li>
  );
}

interface KindChipProps {
  readonly kind: ChipKind;
  readonly tab: ViewTab;
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
}

export function KindChip({ kind, tab, chosen = false, onChoose }: KindChipProps) {
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
