import { ChevronDown, Download } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FAVOURITE_TYPES, type FavouriteType } from '#common/places/favouriteTypes.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';
import { CardList } from '#web/ui/layout/CardList.tsx';
import { FavouriteCard } from './FavouriteCard.tsx';
import { FAVOURITE_GLYPHS } from './looks.ts';
import styles from './FavouriteGroups.module.css';

/** The group that is folded at first: it comes last (RULINGS 22). */
const FOLDED: FavouriteType = 'BAD';

/** Favourites by their types, the newest first. `withFiles`: each group can be downloaded as GPX. */
export function FavouriteGroups({
  favourites,
  tab,
  withFiles = false,
}: {
  favourites: readonly Favourite[];
  tab: ViewTab;
  withFiles?: boolean;
}) {
  const groups = FAVOURITE_TYPES.map((type) => ({
    type,
    members: favourites.filter((favourite) => favourite.type === type),
  }));
  return (
    <div className={styles.groups} data-printed>
      {groups.map(
        ({ type, members }) =>
          members.length > 0 && (
            <FavouriteGroup key={type} type={type} count={members.length} file={withFiles && <GroupFile type={type} />}>
              <CardList>
                {members.map((favourite) => (
                  <li key={favourite.attractionId} className={styles.member}>
                    <FavouriteCard favourite={favourite} tab={tab} />
                  </li>
                ))}
              </CardList>
            </FavouriteGroup>
          ),
      )}
    </div>
  );
}

interface GroupProps {
  readonly type: FavouriteType;
  readonly count: number;
  readonly file: ReactNode;
  readonly children: ReactNode;
}

function FavouriteGroup({ type, count, file, children }: GroupProps) {
  const id = useId();
  const isFoldable = type === FOLDED;
  const [open, setOpen] = useState(!isFoldable);
  return (
    <section className={styles.group} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.title}>
        {isFoldable ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <GroupTitle type={type} count={count} />
            <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
          </button>
        ) : (
          <GroupTitle type={type} count={count} />
        )}
      </h2>
      <div id={id} className={styles.members} hidden={!open}>
        {open && (
          <>
            {children}
            {file}
          </>
        )}
      </div>
    </section>
  );
}

function GroupTitle({ type, count }: { type: FavouriteType; count: number }) {
  const Glyph = FAVOURITE_GLYPHS[type];
  return (
    <>
      <span className={styles.glyph} data-favourite={type}>
        <Glyph size={16} fill="currentColor" aria-hidden="true" />
      </span>
      <FormattedMessage id={`favourites.${type}`} />
      <span className={styles.count}>{count}</span>
    </>
  );
}

function GroupFile({ type }: { type: FavouriteType }) {
  return (
    <a className={styles.file} href={`/api/favourites/export.gpx?type=${type}`} download>
      <Download size={20} aria-hidden="true" />
      <FormattedMessage id="favourites.download" />
    </a>
  );
}
