import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { isLanguage } from '#common/languages.ts';
import type { DetailLinks_attraction$key } from '#web/__generated__/DetailLinks_attraction.graphql.ts';
import { Coordinates } from '#web/features/detail/Coordinates.tsx';
import { nationalParkUrl, webSearchUrl } from '#web/features/detail/externalLinks.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from '#web/features/detail/DetailLinks.module.css';

const NATIONAL_PARK = 'boundary/national_park';

const FRAGMENT = graphql`
  fragment DetailLinks_attraction on Attraction {
    name(language: $language)
    names {
      language
      text
    }
    pos
    admin(language: $language)
    category {
      group {
        key
      }
    }
  }
`;

/**
 * Coordinates, and links to more information: a web search, the national park's page. The records of the sources stand
 * under the page (RULINGS 7).
 */
export function DetailLinks({ attractionKey }: { attractionKey: DetailLinks_attraction$key }) {
  const place = useFragment(FRAGMENT, attractionKey);
  const language = useLanguage();
  const names = Object.fromEntries(
    place.names.filter((name) => isLanguage(name.language)).map((name) => [name.language, name.text]),
  );
  const park = place.category.group.key === NATIONAL_PARK ? nationalParkUrl(names, language) : null;
  return (
    <Section title={<FormattedMessage id="links.title" />}>
      <ul className={styles.links}>
        <li>
          <Coordinates position={place.pos} />
        </li>
        {park !== null && (
          <Outside href={park}>
            <FormattedMessage id="links.nationalPark" />
          </Outside>
        )}
        <Outside href={webSearchUrl(place.name, place.admin[0])}>
          <FormattedMessage id="links.webSearch" />
        </Outside>
      </ul>
    </Section>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <ExternalLink size={18} aria-hidden="true" />
      </a>
    </li>
  );
}
