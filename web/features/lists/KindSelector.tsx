import { Ellipsis, Heart, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { showFavouritesOnMap, useFavouritesOnMap, useHasFavourites } from '#web/features/favourites/favourites.ts';
import { type Chip, isSameFilter, MORE_CHIPS, NEAR_CHIPS, PRIMARY_CHIPS, TOILETS_CHIP } from './chips.ts';
import { bringIntoView, FilterChip } from './FilterChip.tsx';
import styles from './KindSelector.module.css';

/**
 * Chips that choose what list and map show, first those of what people look for on the way (docs/decisions/0061); what
 * was asked of the places before is asked of those of the next kind too. A
 * second press on the chosen chip chooses no kind. A toggle shows the rarer kinds, of which the chosen one shows in any
 * case; the toilets stand apart (SPEC §2). The last chip shows the user's favourites on the map instead, until a kind
 * is chosen (SPEC §4); a visitor without any is asked to log in.
 */
export function KindSelector({ tab, filter }: { tab: ViewTab; filter: ListFilter }) {
  const intl = useIntl();
  const [toggled, setToggled] = useState(false);
  const shownBehind = MORE_CHIPS.filter((chip) => toggled || isSameFilter(chip.filter, filter));
  const promptId = useId();
  const [asking, setAsking] = useState(false);
  const canShow = useHasFavourites();
  const favouritesShown = useFavouritesOnMap();
  function choose() {
    setAsking(false);
    showFavouritesOnMap(false);
  }
  const filterChip = (chip: Chip) => (
    <li key={chip.text}>
      <FilterChip
        chip={{ ...chip, filter: { ...chip.filter, facets: filter.facets } }}
        tab={tab}
        chosen={isSameFilter(chip.filter, filter) && !favouritesShown}
        onChoose={choose}
      />
    </li>
  );
  return (
    <>
      <nav className={styles.kinds} aria-label={intl.formatMessage({ id: 'kinds.label' })}>
        <ul className={styles.chips} data-open={toggled}>
          {[...NEAR_CHIPS, ...PRIMARY_CHIPS, ...shownBehind].map(filterChip)}
          <ButtonChip glyph={Ellipsis} aria-expanded={toggled} onClick={() => setToggled(!toggled)}>
            <FormattedMessage id={toggled ? 'kinds.less' : 'kinds.more'} />
          </ButtonChip>
          {filterChip(TOILETS_CHIP)}
          <FavouritesChip canShow={canShow} asking={asking} promptId={promptId} onAsk={() => setAsking(!asking)} />
        </ul>
      </nav>
      <div id={promptId} className={styles.prompt} hidden={!asking}>
        {asking && !canShow && <LoginPrompt text="login.noFavourites" />}
      </div>
    </>
  );
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
