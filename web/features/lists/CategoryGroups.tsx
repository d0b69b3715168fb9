import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Group, groupByCategory, type ListCategory } from '#common/places/listGroups.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { CardList } from '#web/ui/layout/CardList.tsx';
import { useOpenGroup } from './useOpenGroup.ts';
import { usePrinting } from './usePrinting.ts';
import styles from './CategoryGroups.module.css';

interface Props<T> {
  items: readonly T[];
  categoryOf: (item: T) => ListCategory;
  keyOf: (item: T) => string | number;
  /**
   * The score by which groups are ordered, each by its best item; without it groups stand in the order of their first
   * items.
   */
  worthOf?: (item: T) => number;
  /** `under` is the name of the group above the card, which the card need not repeat. */
  renderCard: (item: T, under: string | null) => ReactNode;
}

/**
 * Cards in groups by category, of which one is open at a time, and in print all. Few cards, or cards of one category,
 * have no groups (SPEC §2).
 */
export function CategoryGroups<T>({ items, categoryOf, keyOf, worthOf, renderCard }: Props<T>) {
  const groups = groupByCategory(items, categoryOf, worthOf);
  const [chosen, choose] = useOpenGroup();
  const printing = usePrinting();
  const cards = (some: readonly T[], under: string | null) =>
    some.map((item) => <li key={keyOf(item)}>{renderCard(item, under)}</li>);
  if (groups === null) return <CardList>{cards(items, null)}</CardList>;
  const stillThere = groups.some(({ key }) => key === chosen);
  // Until the visitor chooses, or when the chosen group is gone, the first group is open.
  const open = chosen === null || stillThere ? chosen : groups[0]?.key;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <CategoryGroup
          key={group.key}
          group={group}
          open={printing || group.key === open}
          onToggle={() => choose(group.key === open ? null : group.key)}
        >
          {cards(group.items, group.category?.group.name ?? null)}
        </CategoryGroup>
      ))}
    </div>
  );
}

interface GroupProps<T> {
  group: Group<T>;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function CategoryGroup<T>({ group: { category, items }, open, onToggle, children }: GroupProps<T>) {
  const id = useId();
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>
        <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={onToggle}>
          {category === null ? (
            <CategoryDisc family="service" icon="marker-base" size="small" />
          ) : (
            <CategoryDisc family={category.family} icon={category.group.icon} size="small" />
          )}
          <span className={styles.name}>
            {category === null ? <FormattedMessage id="list.others" /> : category.group.name}
          </span>
          <span className={styles.count}>{items.length}</span>
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} className={styles.cards} hidden={!open}>
        {open && <CardList>{children}</CardList>}
      </div>
    </section>
  );
}
