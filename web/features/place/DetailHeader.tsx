import { graphql, useFragment } from 'react-relay';
import type { DetailHeader_attraction$key } from '#web/__generated__/DetailHeader_attraction.graphql.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { FavouriteMark } from '#web/features/favourites/FavouriteMark.tsx';
import { useFavouriteType } from '#web/features/favourites/favourites.ts';
import { StarBadge } from '#web/features/lists/card/StarBadge.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import { otherNames } from './otherNames.ts';
import styles from '#web/features/detail/DetailHeader.module.css';

const FRAGMENT = graphql`
  fragment DetailHeader_attraction on Attraction {
    attractionId
    name(language: $language)
    named
    names {
      language
      text
    }
    aliases
    admin(language: $language)
    stars
    category {
      name(language: $language)
      family
      icon
    }
  }
`;

/**
 * Name, category and municipality of a place. Its heading gets the focus when a link opens the page
 * (web/navigation/useFocusRestoration.ts).
 */
export function DetailHeader({ attractionKey }: { attractionKey: DetailHeader_attraction$key }) {
  const place = useFragment(FRAGMENT, attractionKey);
  const language = useLanguage();
  const favourite = useFavouriteType(place.attractionId);
  const { category } = place;
  useDocumentTitle([place.name, ...place.admin]);
  const others = otherNames(place.name, place.names, place.aliases, language);
  return (
    <header className={styles.header} data-family={category.family}>
      <CategoryDisc family={category.family} icon={category.icon} size="large" />
      <div className={styles.text}>
        <h1 className={styles.title}>{place.name}</h1>
        {others.length > 0 && (
          <p className={styles.others}>
            {others.map(({ text, lang }, at) => (
              <span key={text} lang={lang ?? undefined}>
                {at > 0 && ' · '}
                {text}
              </span>
            ))}
          </p>
        )}
        <p className={styles.where}>
          {[place.named ? category.name : null, place.admin.join(', ')].filter(Boolean).join(' · ')}{' '}
          <span className={styles.badges}>
            {favourite !== null && <FavouriteMark type={favourite} withWord />}
            <StarBadge stars={place.stars} withWord />
          </span>
        </p>
      </div>
    </header>
  );
}
