import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Language } from '#common/languages.ts';
import type { PropertyField } from '#common/places/placeProperties.ts';
import type {
  DetailProperties_attraction$data,
  DetailProperties_attraction$key,
} from '#web/__generated__/DetailProperties_attraction.graphql.ts';
import { wikipediaUrl } from '#web/features/detail/externalLinks.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { LinkedText } from '#web/ui/layout/LinkedText.tsx';
import { OutsideLink } from '#web/ui/layout/OutsideLink.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { linkText } from '#web/ui/layout/textPieces.ts';
import { openingHoursLines } from './openingHours.ts';
import { propertyWords, readAccessibility } from './propertyWords.ts';
import styles from './DetailProperties.module.css';

const FRAGMENT = graphql`
  fragment DetailProperties_attraction on Attraction {
    properties {
      accessibility
      artistName
      artworkType
      cuisine
      email
      facts(language: $language) {
        name
        text
      }
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
`;

type Properties = DetailProperties_attraction$data['properties'];

interface Words {
  readonly intl: IntlShape;
  readonly language: Language;
}

/** A row of the table; the second article stands in the row of the first. */
type RowId = Exclude<PropertyField, 'wikipediaExtra'> | 'openingHours';

/** The value for reading; nothing where the place has none. */
type Content = (properties: Properties, words: Words) => ReactNode;

/** The rows of the table, in their order. The heading of a row is the text `properties.{id}`. */
const ROWS: Readonly<Record<RowId, Content>> = {
  openingHours: ({ openingHours }, { language }) =>
    openingHours && openingHoursLines(openingHours.text, language).map((line) => <Line key={line}>{line}</Line>),
  accessibility: ({ accessibility }) => accessibility && <Accessibility value={accessibility} />,
  www: ({ www }) => www && <OutsideLink href={www}>{linkText(www)}</OutsideLink>,
  phone: ({ phone }) => phone && <Phones value={phone} />,
  email: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
  cuisine: ({ cuisine }, { intl }) => cuisine && propertyWords('cuisine', cuisine, intl),
  artistName: ({ artistName }) => artistName,
  artworkType: ({ artworkType }, { intl }) => artworkType && propertyWords('artwork', artworkType, intl),
  maintainer: ({ maintainer }) => maintainer,
  wikipedia: articleLinks,
};
const ROW_IDS = Object.keys(ROWS).filter((id): id is RowId => Object.hasOwn(ROWS, id));

/** The table of all other properties that the sources have of a place (SPEC §3 `properties`). */
export function DetailProperties({ attractionKey }: { attractionKey: DetailProperties_attraction$key }) {
  const { properties } = useFragment(FRAGMENT, attractionKey);
  const intl = useIntl();
  const language = useLanguage();
  const rows = ROW_IDS.map((id) => ({ id, content: ROWS[id](properties, { intl, language }) }));
  const filled = rows.filter(({ content }) => Boolean(content));
  if (filled.length === 0 && properties.facts.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="properties.title" />}>
      <dl className={styles.table}>
        {filled.map(({ id, content }) => (
          <Row key={id} id={id}>
            {content}
          </Row>
        ))}
        {properties.facts.map(({ name, text }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <LinkedText className={styles.line} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

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

function Line({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}

function Phones({ value }: { value: string }) {
  return value.split(/,\s*/).map((number) => (
    <a key={number} className={styles.line} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
      {number}
    </a>
  ));
}

/** Links to the articles of the tags that can be read; null where there are none. */
function articleLinks({ wikipedia, wikipediaExtra }: Properties): ReactNode {
  const articles = [wikipedia, wikipediaExtra].flatMap((tag) => (tag ? (wikipediaUrl(tag) ?? []) : []));
  if (articles.length === 0) return null;
  return articles.map(({ url, title, language }) => (
    <Line key={url}>
      <OutsideLink href={url} language={language}>
        {title}
      </OutsideLink>
    </Line>
  ));
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
