import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { formatLocation, readLocation } from '#common/urls/viewLocation.ts';
import { KindSelector } from '#web/features/lists/KindSelector.tsx';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { currentCamera, storeCamera } from '#web/navigation/camera.ts';
import type { LoadedView } from '#web/pages/view/loadView.ts';
import { ViewContent } from '#web/pages/view/ViewContent.tsx';
import { useVisitor } from '../map/useVisitor.ts';
import styles from './PlacePage.module.css';

/** The list or the place as a page of its own, without the map. */
export function PlacePage() {
  const view = useLoaderData<LoadedView>();
  useCameraInUrl();
  useVisitor();
  return (
    <div className={styles.page}>
      <div className={styles.search}>
        <SearchBox />
      </div>
      {view.screen === 'list' && (
        <>
          <h1 className="spoken">
            <FormattedMessage id="nav.place" />
          </h1>
          <KindSelector tab="place" filter={view.filter} />
        </>
      )}
      <ViewContent tab="place" view={view} />
    </div>
  );
}

/** A list's URL says where it is: a shared link and a reload show the same area, and the map, once opened, too. */
function useCameraInUrl(): void {
  const url = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const read = readLocation(url);
    if (read === null || read.location.view.screen === 'attraction') return;
    const { location, rest } = read;
    if (location.camera !== null) {
      storeCamera(location.camera, null);
      return;
    }
    void navigate(formatLocation({ ...location, camera: currentCamera(null) }, rest), {
      replace: true,
      preventScrollReset: true,
    });
  }, [url, navigate]);
}
