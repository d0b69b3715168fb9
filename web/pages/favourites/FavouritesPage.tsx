import { List, Map } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContentPage } from '../page/ContentPage.tsx';
import { Links, type PageLink } from '../page/Links.tsx';

const LINKS: readonly PageLink[] = [
  { to: '/v/place', text: 'intro.openPlaces', glyph: List },
  { to: '/v/map', text: 'intro.openMap', glyph: Map },
];

/** What favourites will be, and where to find places meanwhile. */
export function FavouritesPage() {
  const intl = useIntl();
  return (
    <ContentPage heading={intl.formatMessage({ id: 'nav.favourites' })}>
      <p>
        <FormattedMessage id="favourites.account" />
      </p>
      <Links links={LINKS} />
    </ContentPage>
  );
}
