import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DetailProperties_attraction$key } from '#web/__generated__/DetailProperties_attraction.graphql.ts';
import { wikipediaUrl } from '#web/features/detail/externalLinks.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { LinkedText } from '#web/ui/layout/LinkedText.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { linkText } from '#web/ui/layout/textPieces.ts';
import { openingHoursLines } from './openingHours.ts';
import { propertyWords, readAccessibility } from './propertyWords.ts';
import styles from './DetailProperties.module.css';

/** The table of everything else the sources tell of a place (SPEC §3 `properties`). */
export function DetailProperties({ attractionKey }: { attractionKey: DetailProperties_attraction$key }) {
  const { properties } = useFragment(
    graphql`
      fragment DetailProperties_attraction on Attraction {
        properties {
          accessibility
          artistName
          artworkType
          cuisine
          email
          maintainer
          openingHours {
            text
          }
          phone
          wikipedia
          wikipediaExtra
          www
        }
      }
    `,
    attractionKey,
  );
  const intl = useIntl();
  const language = useLanguage();
  const {
    accessibility,
    artistName,
    artworkType,
    cuisine,
    email,
    maintainer,
    openingHours,
    phone,
    wikipedia,
    wikipediaExtra,
    www,
  } = properties;
  const articles = [wikipedia, wikipediaExtra].flatMap((tag) => (tag ? (wikipediaUrl(tag) ?? []) : []));
  const words = (property: Parameters<typeof propertyWords>[0], value: string) => propertyWords(property, value, intl);
  if (
    !articles.length &&
    [accessibility, artistName, artworkType, cuisine, email, maintainer, openingHours, phone, www].every(
      (value) => !value,
    )
  )
    return null;
  return (
    <Section title={<FormattedMessage id="properties.title" />}>
      <dl className={styles.table}>
        {openingHours && (
          <Row id="openingHours">
            {openingHoursLines(openingHours.text, language).map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </Row>
        )}
        {accessibility && (
          <Row id="accessibility">
            <Accessibility value={accessibility} />
          </Row>
        )}
        {www && (
          <Row id="www">
            <Outside href={www}>{linkText(www)}</Outside>
          </Row>
        )}
        {phone && (
          <Row id="phone">
            {phone.split(/,\s*/).map((number) => (
              <a key={number} className={styles.line} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
                {number}
              </a>
            ))}
          </Row>
        )}
        {email && (
          <Row id="email">
            <a href={`mailto:${email}`}>{email}</a>
          </Row>
        )}
        {cuisine && <Row id="cuisine">{words('cuisine', cuisine)}</Row>}
        {artistName && <Row id="artistName">{artistName}</Row>}
        {artworkType && <Row id="artworkType">{words('artwork', artworkType)}</Row>}
        {maintainer && <Row id="maintainer">{maintainer}</Row>}
        {articles.length > 0 && (
          <Row id="wikipedia">
            {articles.map(({ url, title }) => (
              <span key={url} className={styles.line}>
                <Outside href={url}>{title}</Outside>
              </span>
            ))}
          </Row>
        )}
      </dl>
    </Section>
  );
}

type RowId =
  | 'openingHours'
  | 'accessibility'
  | 'www'
  | 'phone'
  | 'email'
  | 'cuisine'
  | 'artistName'
  | 'artworkType'
  | 'maintainer'
  | 'wikipedia';

function Row({ id, children }: { id: RowId; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>
        <FormattedMessage id={`properties.${id}`} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Accessibility({ value }: { value: string }) {
  const { code, text } = readAccessibility(value);
  return (
    <>
      {code !== null && <FormattedMessage id={`accessibility.${code}`} />}
      {text !== '' && <LinkedText className={styles.line} text={text} />}
    </>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
