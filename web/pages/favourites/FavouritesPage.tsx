import { List, Map } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useViewerState } from '#web/features/account/viewer.ts';
import { ViewerGate } from '#web/features/account/ViewerGate.tsx';
import { DeviceOffer } from '#web/features/favourites/DeviceOffer.tsx';
import { useFavouritesState, useHasFavourites } from '#web/features/favourites/favourites.ts';
import { FavouritesList } from '#web/features/favourites/FavouritesList.tsx';
import { OwnPlacesSection } from '#web/features/ownPlaces/OwnPlacesSection.tsx';
import { OwnPlacesSkeleton } from '#web/features/ownPlaces/OwnPlacesSkeleton.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { Links, type PageLink } from '#web/ui/layout/Links.tsx';

const LINKS: readonly PageLink[] = [
  { to: '/v/place', text: 'intro.openPlaces', glyph: List },
  { to: '/v/map', text: 'intro.openMap', glyph: Map },
];

/**
 * The user's own places and favourites (SPEC §2 "Favourites"); a visitor's favourites on this device, and what an
 * account adds.
 */
export function FavouritesPage() {
  const intl = useIntl();
  return (
    <ContentPage heading={intl.formatMessage({ id: 'nav.favourites' })}>
      <ViewerGate
        user={
          <>
            <Suspense fallback={<OwnPlacesSkeleton />}>
              <OwnTexts>
                <DeviceOffer />
                <OwnPlacesSection />
              </OwnTexts>
            </Suspense>
            <FavouritesList
              tab="place"
              withFiles
              empty={
                <p>
                  <FormattedMessage id="favourites.empty" />
                </p>
              }
            />
          </>
        }
        visitor={<OnDevice />}
      />
      <OtherPages />
    </ContentPage>
  );
}

function OnDevice() {
  if (!useHasFavourites()) return <LoginPrompt text="login.noFavourites" />;
  return (
    <>
      <FavouritesList tab="place" empty={null} />
      <LoginPrompt text="login.favourites" />
    </>
  );
}

/** Comes after the favourites, which would push it down. */
function OtherPages() {
  const { status } = useFavouritesState();
  const isAsking = useViewerState().status !== 'failed';
  return status === 'unknown' && isAsking ? null : <Links links={LINKS} />;
}
