import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MunicipalitiesQuery } from '#web/__generated__/MunicipalitiesQuery.graphql.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { counted } from './counted.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

/** The counts of a municipality, in this order. */
const COUNTS = ['nameless', 'withoutSwedish', 'stale', 'duplicates', 'refused'] as const;

/** How good the data is in each municipality; what there is none of is left out. */
export function Municipalities({ fetchKey }: SectionProps) {
  const language = useLanguage();
  const { municipalityData } = useLazyLoadQuery<MunicipalitiesQuery>(
    query,
    {},
    {
      fetchPolicy: 'store-and-network',
      fetchKey,
    },
  );
  return (
    <ul className={rows.rows}>
      {municipalityData?.map((row) => (
        <li key={row.code} className={rows.row}>
          <div className={rows.head}>
            <strong>{language === 'sv' ? row.nameSv : row.nameFi}</strong>
            <span>
              <FormattedMessage id="admin.places" values={counted(row.places)} />
            </span>
          </div>
          <ul className={rows.facts}>
            {COUNTS.filter((name) => row[name]).map((name) => (
              <li key={name}>
                <FormattedMessage id={`admin.data.${name}`} values={counted(row[name] ?? 0)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const query = graphql`
  query MunicipalitiesQuery {
    municipalityData {
      code
      nameFi
      nameSv
      places
      nameless
      withoutSwedish
      stale
      duplicates
      refused
    }
  }
`;
